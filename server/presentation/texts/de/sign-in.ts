// Signing in to the family pages, and confirming a protected step.
import type { Texts } from "../types.js";

export const signIn: Texts["signIn"] = {
  title: "Bei Ihren Familienseiten anmelden",
  lead: "Sehen Sie, was Ihre Kinder dürfen, legen Sie ihre Bildschirmzeit fest, beantworten Sie ihre Anfragen oder widerrufen Sie Ihre Einwilligung.",
  email: "Ihre E-Mail-Adresse",
  emailHint:
    "Verwenden Sie die Adresse, die Sie bei Ihrer Einwilligung angegeben haben. Wir senden Ihnen einen Link, ein Passwort brauchen Sie nicht.",
  submit: "Link per E-Mail senden",
  errors: {
    missing: "Geben Sie Ihre E-Mail-Adresse ein.",
    malformed: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  },
  noMail:
    "Sie können sich hier nicht anmelden. Es ist kein Mailserver eingerichtet, deshalb können wir Ihnen keinen Link senden. Wenden Sie sich an den Betreiber dieses Dienstes.",
  testOnly:
    "Es ist kein Mailserver eingerichtet, deshalb können sich nur Sorgeberechtigte im Testmodus anmelden.",
  sent: "Sehen Sie in Ihrem Postfach nach",
  sentText:
    "Wenn diese Adresse zu einer sorgeberechtigten Person gehört, haben wir einen Link dorthin gesendet. Er gilt einmal und läuft nach 15 Minuten ab.",
  sentNothing:
    "Keine E-Mail nach einigen Minuten? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie die Adresse verwendet haben, die Sie bei Ihrer Einwilligung angegeben haben.",
  another: "Weiteren Link anfordern",
  enter: "Anmelden",
  enterText: "Weiter zu Ihren Familienseiten.",
  enterButton: "Anmelden",
  enterHint:
    "Wenn Sie diesen Link nicht angefordert haben, schließen Sie die Seite. Dann geschieht nichts.",
  remember: "Auf diesem Gerät 60 Tage angemeldet bleiben",
  rememberHint: "Wählen Sie das nur auf Ihrem eigenen Gerät. Ungefragt bleiben Sie nie angemeldet.",
  done: {
    "signed-out": "Sie haben sich abgemeldet.",
    kept: "Nach 30 Minuten ohne Aktivität wurden Sie abgemeldet. Ihre Eingaben sind noch da. Melden Sie sich an, um weiterzumachen.",
    ended:
      "Sie wurden abgemeldet. Es wurde nichts geändert. Melden Sie sich an und versuchen Sie es wieder.",
  },
};

export const confirmation: Texts["confirmation"] = {
  title: "Bestätigen Sie, dass Sie es sind",
  lead: "Dieser Schritt ist geschützt. Wir senden Ihnen per E-Mail einen Link, der hierher zurückführt, damit keine andere Person, die dieses Gerät benutzt, ihn tun kann.",
  submit: "Link per E-Mail senden",
  sent: "Wir haben Ihnen einen Link zur Bestätigung gesendet",
  sentText: (masked) =>
    `Öffnen Sie die E-Mail, die wir an ${masked} gesendet haben, und drücken Sie auf die Schaltfläche. Der Link gilt einmal und läuft nach 15 Minuten ab.`,
  cannotMail:
    "Zurzeit können wir Ihnen keine E-Mail senden, deshalb ist dieser Schritt hier nicht möglich. Wenden Sie sich an den Betreiber dieses Dienstes.",
  again: "Noch einen Link senden",
  back: "Zurück zu Ihrer Familie",
  enter: "Bestätigen Sie, dass Sie es sind",
  enterText: "Machen Sie weiter, wo Sie waren.",
  enterButton: "Weiter",
};
