// Pages that say why something did not work, and what to do instead.
import type { Texts } from "../types.js";

export const refusals: Texts["refusals"] = {
  endedSignIn: {
    title: "Dieser Link gilt nicht mehr",
    text: "Ein Link zum Anmelden gilt einmal und läuft nach 15 Minuten ab. Er gilt auch nicht mehr, wenn Sie einen neueren benutzt haben. Fordern Sie einen neuen Link an.",
  },
  tooManySignIns: {
    title: "Sie haben zu viele Links angefordert",
    text: "Wir senden nur wenige Links pro Stunde und pro Tag. Benutzen Sie den neuesten, den Sie haben, oder warten Sie und fordern Sie einen neuen an.",
  },
  unknownLink: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht ist er unvollständig, oder es gibt einen neueren. Öffnen Sie den Link in der neuesten E-Mail oder bitten Sie das Spiel oder die App um einen neuen.",
  },
  replacedLink: {
    title: "Es gibt einen neueren Link",
    text: "Nachdem dieser Link gesendet wurde, ging die Anfrage mit einer anderen E-Mail-Adresse weiter. Deshalb gilt er nicht mehr. Wenn Sie die Adresse geändert haben, benutzen Sie den Link in der E-Mail, die wir dorthin gesendet haben.",
  },
  nothingToApprove: {
    title: "Es gibt nichts zu entscheiden",
    text: "Die Anfrage wurde zurückgenommen, oder ihre Zeit ist abgelaufen. Es wurde nichts geändert.",
  },
  expiredLink: {
    title: "Dieser Link ist abgelaufen",
    text: "Links gelten 14 Tage. Bitten Sie das Spiel oder die App um einen neuen. Es wurde nichts eingeschaltet.",
  },
  expiredWidget: {
    title: "Dieser Link ist abgelaufen",
    text: "Der Link galt 24 Stunden. Bitten Sie das Spiel oder die App um einen neuen.",
  },
  oldLink: {
    title: "Dieser Link ist abgelaufen",
    text: "Links in E-Mails gelten 14 Tage. Es wurde nichts eingeschaltet.",
  },
  tooManyMails: {
    title: "Wir haben schon mehrere E-Mails gesendet",
    text: "Suchen Sie unsere neueste E-Mail, auch im Spam-Ordner. Später können Sie eine weitere anfordern.",
  },
  endedInvitation: {
    title: "Diese Einladung ist beendet",
    text: "Sie ist abgelaufen, wurde zurückgenommen, oder es gibt eine neuere. Bitten Sie die Person, die Sie eingeladen hat, um eine neue. Es wurde nichts geändert.",
  },
  unknownPage: {
    title: "Seite nicht gefunden",
    text: "Prüfen Sie die Adresse. Wenn Sie einem Link aus einer E-Mail gefolgt sind, prüfen Sie, ob Sie ihn vollständig kopiert haben. Vielleicht ist auch beendet, worum es auf der Seite ging.",
  },
  unknownMethod: {
    title: "Das kann diese Seite nicht",
    text: "Öffnen Sie die Seite noch einmal mit dem Link in der E-Mail oder mit dem Code, den das Spiel oder die App zeigt.",
  },
  startAgain: {
    title: "Dieses Formular gilt nicht mehr",
    text: "Es war zu lange geöffnet, wurde zweimal gesendet oder kam von einer anderen Website. Zur Sicherheit wurde nichts geändert.",
  },
  otherWindow: {
    title: "Diese Prüfung wurde in einem anderen Browser begonnen",
    text: "Gehen Sie zurück zu dem Browserfenster, in dem Sie begonnen haben, oder beginnen Sie hier neu. Wenn Ihnen jemand einen Link geschickt hat, schließen Sie diese Seite. Es wurde nichts gespeichert.",
  },
  wrongFlowCode: {
    title: "Dieser Code stimmt nicht",
    text: "Geben Sie die 6 Ziffern von der Seite ein, auf der Sie die Prüfung begonnen haben. Wenn Ihnen jemand einen Code geschickt hat, schließen Sie diese Seite. Es wurde nichts gespeichert.",
  },
  tooManyEntries: {
    title: "Zu viele falsche Codes",
    text: "Zum Schutz des Kindes können Sie 10 Minuten lang keinen Code eingeben. Warten Sie, lassen Sie sich den neuesten Code zeigen und versuchen Sie es wieder.",
  },
  codesPaused: {
    title: "Codes sind vorübergehend gesperrt",
    text: "Aus Ihrem Netz wurden zu viele falsche Codes eingegeben, nicht nur von Ihnen. Zum Schutz der Kinder wird von dort bis zu 10 Minuten lang kein Code angenommen. Benutzen Sie den Link in Ihrer E-Mail oder warten Sie und versuchen Sie es wieder.",
  },
  tooManyRequests: {
    title: "Zu viele Anfragen",
    text: "Aus Ihrem Netzwerk wurden zu viele Seiten auf einmal geöffnet. Warten Sie einige Sekunden und versuchen Sie es wieder.",
  },
  tooLarge: {
    title: "Ihr Formular ist zu lang",
    text: "Es ist länger, als diese Seite annimmt. Es wurde nichts geändert. Kürzen Sie Ihre Antworten und versuchen Sie es wieder.",
  },
  unreadable: {
    title: "Ihr Formular war nicht lesbar",
    text: "Es ist nicht richtig angekommen. Es wurde nichts geändert. Beginnen Sie neu.",
  },
  unavailable: {
    title: "Versuchen Sie es in einigen Minuten wieder",
    text: "Dieser Dienst ist zurzeit leider nicht erreichbar. Es wurde nichts geändert.",
  },
  failed: {
    title: "Leider ist etwas schiefgegangen",
    text: "Der Fehler liegt bei uns. Öffnen Sie die Seite noch einmal, um zu sehen, was gespeichert wurde, und versuchen Sie es dann wieder.",
  },
};
