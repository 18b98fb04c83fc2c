// What a person reads who shows how old they are: a guardian, a player, or an adult who is to act for a child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const verification: Texts["verification"] = {
  title: "Weisen Sie nach, dass Sie erwachsen sind",
  titleAge: (age) => `Weisen Sie nach, dass Sie mindestens ${age} Jahre alt sind`,
  lead: (product) =>
    `${product} verlangt das einmal im Jahr von allen Sorgeberechtigten. Mitgeteilt wird nur, dass Sie erwachsen sind.`,
  leadAdult: (product) =>
    `${product} verlangt das, bevor Sie für ein Kind handeln können. Mitgeteilt wird nur, ob Sie erwachsen sind.`,
  leadAge: (product, age) =>
    `${product} verlangt das. Mitgeteilt wird, ob Sie mindestens ${age} Jahre alt sind, und nicht, wer Sie sind.`,
  otherWays: "Andere Wege",
  goOn: (vendor) => `Weiter mit ${vendor}`,
  learns: {
    oidc: (vendor) =>
      `Sie melden sich bei ${vendor} an. Von dort erfahren wir nur, was über Ihr Alter bekannt ist.`,
    "oidc-agekey": (vendor) =>
      `Sie bestätigen mit ${vendor} auf Ihrem Telefon oder Computer, dass eine frühere Altersprüfung Ihre war. Niemand erfährt, wer Sie sind.`,
    "openid4vp-mdoc": (vendor) =>
      `${vendor} auf Ihrem Telefon zeigt nur eines: dass Sie alt genug sind. Niemand erfährt Ihren Namen oder Ihr Geburtsdatum.`,
    redirect: (vendor) =>
      `${vendor} prüft das auf eigenen Seiten und kann dort nach einem Dokument, einer Karte oder einem Bild fragen. An uns wird ein Alter gesendet und sonst nichts.`,
    simulated: () =>
      "Dies ist der Testmodus. Wählen Sie, wer Sie sein möchten; alles andere ist wie bei einer wirklichen Person.",
  },
  privacy: (vendor) => `Wie ${vendor} mit diesen Angaben umgeht (öffnet einen neuen Tab)`,
  personas: {
    adult: "Eine erwachsene Person",
    teen: "Eine jugendliche Person",
    child: "Ein Kind",
    inconclusive: "Eine Person, deren Alter nicht erkennbar ist",
    fraudulent: "Eine Person, die betrügt",
  },
  attemptsLeft: (left) =>
    plural(left, {
      one: "Auf diesem Weg können Sie es noch einmal versuchen.",
      other: `Auf diesem Weg können Sie es noch ${left}-mal versuchen.`,
    }),
  tryAgain: (left) =>
    plural(left, {
      one: "Ihr Alter war nicht zu erkennen. Sie können es noch einmal versuchen.",
      other: `Ihr Alter war nicht zu erkennen. Sie können es noch ${left}-mal versuchen.`,
    }),
  tryAnother: "Ihr Alter war nicht zu erkennen. Versuchen Sie einen der Wege unten.",
  leaving: (vendor) => `Weiter bei ${vendor}`,
  leavingText: (vendor) =>
    `${vendor} öffnet sich auf einer eigenen Seite und führt Sie hierher zurück.`,
  leavingNewTab: (vendor) =>
    `${vendor} öffnet sich in einem neuen Tab. Diese Seite geht von selbst weiter, sobald Sie dort fertig sind.`,
  leavingCode: (vendor) =>
    `Nach diesem Code fragen wir, wenn Sie von ${vendor} zurückkommen. Notieren Sie ihn, und geben Sie ihn nicht weiter.`,
  goTo: (vendor) => `Zu ${vendor}`,
  returning: "Schließen Sie die Prüfung ab",
  returningText: "Diese Seite geht von selbst weiter. Falls nicht, drücken Sie auf „Weiter“.",
  returningCode:
    "Geben Sie die 6 Ziffern von der Seite ein, auf der Sie begonnen haben. Geben Sie keinen Code ein, den Ihnen jemand geschickt hat.",
  wallet: "Öffnen Sie die App, die Ihr Alter kennt",
  walletText:
    "Drücken Sie den Knopf auf dem Telefon, auf dem die App ist. Auf einem anderen Gerät scannen Sie den Code mit diesem Telefon.",
  walletOpen: "App öffnen",
  walletCode: "Ein Code, der die App auf Ihrem Telefon öffnet",
  walletWaiting: "Diese Seite geht von selbst weiter, sobald die App geantwortet hat.",
  chooseAnother: "Einen anderen Weg wählen",
  unavailable: (vendor) =>
    `${vendor} antwortet im Moment nicht. Das zählt nicht als Versuch. Versuchen Sie es später noch einmal, oder wählen Sie einen anderen Weg.`,
  cancelled: (vendor) =>
    `Sie sind von ${vendor} zurückgekommen, ohne fertig zu werden. Das zählt nicht als Versuch.`,
  keptTitle: "Was wir aufbewahren",
  kept: "Wir halten fest, dass Sie erwachsen sind, wie Sie es nachgewiesen haben und wann. Dokumente oder Bilder bewahren wir nicht auf.",
  keptAge:
    "Wir bewahren auf, was über Ihr Alter gezeigt wurde, auf welchem Weg, wann und wie lange es gilt. Dokumente, Bilder, Namen oder Ihr Geburtsdatum bewahren wir nicht auf.",
  otherDevice: "Auf einem anderen Gerät weitermachen",
  passed: "Vielen Dank, das ist erledigt",
  passedText:
    "Wir wissen, dass Sie erwachsen sind. Ihre Entscheidung wird jetzt bearbeitet; Sie können diese Seite schließen.",
  passedAge: (product) =>
    `${product} weiß, dass Sie alt genug sind. Sie können diese Seite schließen.`,
  failed: "Das hat nicht geklappt",
  failedText:
    "Es war nicht zu erkennen, dass Sie erwachsen sind. Deshalb zählt Ihre Entscheidung nicht.",
  failures: {
    "age-criteria-not-met": (age) => `Nach dem, was gezeigt wurde, sind Sie jünger als ${age}.`,
    "max-attempts-exceeded": () =>
      "Sie haben alle Versuche genutzt, und keiner hat Ihr Alter gezeigt.",
    "fraudulent-activity-detected": () =>
      "Bei der Prüfung war etwas nicht echt. Deshalb ist sie beendet.",
    expired: () => "Die Zeit dafür ist abgelaufen. Möglich ist es innerhalb von 14 Tagen.",
    revoked: () => "Es hatte geklappt und wurde später widerrufen.",
  },
  back: (product) => `Zurück zu ${product}`,
  again: "Öffnen Sie den Link in Ihrer E-Mail, um es wieder zu versuchen.",
  noneLeft:
    "Sie haben alle Möglichkeiten genutzt und können diesmal nicht entscheiden. Eine andere erwachsene Person kann über dieselbe Anfrage entscheiden.",
  appeal: {
    title: "Halten Sie das für falsch?",
    lead: (product) =>
      `Bitten Sie ${product}, es noch einmal anzusehen. Ein Mensch entscheidet. Sie müssen weder ein Dokument noch ein Bild senden.`,
    legend: "Was ist passiert?",
    reasons: {
      "old-enough": "Ich bin alt genug, und das Ergebnis ist falsch",
      "did-not-work": "Die Prüfung hat auf meinem Gerät nicht funktioniert",
      "no-way-fits": "Ich kann keinen dieser Wege nutzen",
      other: "Etwas anderes",
    },
    missing: "Wählen Sie, was passiert ist",
    submit: "Um erneute Prüfung bitten",
    sent: "Sie haben um eine erneute Prüfung gebeten",
    sentText: (product) =>
      `Ein Mensch bei ${product} wird entscheiden. Auf dieser Seite können Sie später das Ergebnis sehen.`,
    contact: (product) => `${product} kontaktieren`,
  },
  proof: {
    title: "Altersprüfung",
    guardian: "Sie haben nachgewiesen, dass Sie erwachsen sind.",
    child: "Das Alter dieses Kindes wurde geprüft.",
    how: "Wie",
    when: "Wann",
    until: "Gilt bis",
    methods: {
      simulated: "Im Testmodus",
      platform: "Durch ein Alterssignal des Geräts oder Kontos",
      appeal: "Durch einen Menschen, nach einer Bitte um erneute Prüfung",
    },
    withdraw: "Diese Altersprüfung zurückziehen",
    done: { "age-check": "Sie haben die Altersprüfung zurückgezogen. Sie gilt nicht mehr." },
    withdrawing: {
      title: "Diese Altersprüfung zurückziehen?",
      whatHappens: "Wenn Sie sie zurückziehen",
      effects: {
        guardian: [
          "Sie gilt in keinem Spiel und keiner App dieses Unternehmens mehr.",
          "Was Sie entschieden haben, bleibt so.",
          "Bei Ihrer nächsten Entscheidung kann ein Spiel oder eine App erneut den Nachweis verlangen, dass Sie erwachsen sind.",
        ],
        child: [
          "Sie gilt in keinem Spiel und keiner App dieses Unternehmens mehr.",
          "Was ein geprüftes Alter voraussetzt, kann sofort ausgeschaltet werden.",
          "Wir informieren die Spiele und Apps, die sie genutzt haben.",
          "Das Alter, das dabei gezeigt wurde, kann weiterhin begrenzen, was dieses Kind darf.",
        ],
      },
      confirm: "Altersprüfung zurückziehen",
      keep: "Behalten",
    },
  },
};
