// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

/** After a preposition with the dative: "nach 90 Tagen". */
const afterDays = (days: number) => plural(days, { one: `${days} Tag`, other: `${days} Tagen` });

/** How long something is kept: "90 Tage". */
const forDays = (days: number) => plural(days, { one: `${days} Tag`, other: `${days} Tage` });

export const receipts: Texts["receipts"] = {
  titles: {
    consent: (product) => `Einwilligung für ${product} erteilt`,
    upgrade: (product) => `Entscheidung über neue Berechtigungen in ${product}`,
    pending: (product) => `Einwilligung für ${product}, die noch nicht zählt`,
    refusal: (product) => `Einwilligung für ${product} abgelehnt`,
    notMyChild: (product) => `„Nicht mein Kind“ in ${product}`,
    permissions: (product) => `Berechtigungen in ${product} geändert`,
    allowances: (product) => `Erlaubter Umfang in ${product} geändert`,
    schedule: (product) => `Grenzen der Bildschirmzeit in ${product} geändert`,
    granted: (product) => `Zusätzliche Spielzeit in ${product} erlaubt`,
    denied: (product) => `Zusätzliche Spielzeit in ${product} nicht erlaubt`,
    withdrawn: (product) => `Zusätzliche Spielzeit in ${product} zurückgenommen`,
    withdrawal: (product) => `Einwilligung für ${product} widerrufen`,
    revocation: (product) => `Zugang zu ${product} beendet`,
    moved: (product) => `Der Ort eines Kindes wurde in ${product} geändert`,
    unlink: (product) => `Sie sind in ${product} nicht mehr mit einem Kind verbunden`,
    association: (product) => `Ein Konto in ${product} wurde einem Kind zugeordnet`,
    "no-longer-needed": (product) => `${product} braucht Ihre Einwilligung nicht mehr`,
    joined: (product) => `Eine weitere sorgeberechtigte Person in ${product}`,
    left: (product) => `Eine sorgeberechtigte Person ist in ${product} ausgeschieden`,
    removed: (product) => `Eine sorgeberechtigte Person wurde in ${product} entfernt`,
    refused: (product) => `Eine weitere Person wurde in ${product} abgelehnt`,
    repudiation: (product) => `„Das war ich nicht“ zu ${product}`,
    notices: (product) => `Neue Dokumente für ${product} akzeptiert`,
    hold: (product) => `In ${product} ist eine Frist abgelaufen`,
  },
  about: {
    consent: "Das Kind kann weitermachen, mit den Berechtigungen unten.",
    notices: "Das Kind kann weitermachen. Die Berechtigungen bleiben, wie sie waren.",
    hold: "Neue Dokumente wurden nicht rechtzeitig akzeptiert. Alles, worüber Sie entscheiden, ist ausgeschaltet, bis eine sorgeberechtigte Person sie akzeptiert. Ihre Einstellungen bleiben erhalten. Das Kind kann Sie im Spiel oder in der App erneut fragen.",
    pending:
      "Sie zählt, sobald eine andere sorgeberechtigte Person zustimmt oder Sie nachgewiesen haben, dass Sie erwachsen sind.",
    refusal: "Es wurde nichts eingeschaltet.",
    permissions: "Diese Berechtigungen sind jetzt anders.",
    allowances: "Dieser erlaubte Umfang ist jetzt anders.",
    schedule: "Diese Grenzen gelten von jetzt an.",
    override: "Das gilt nur für heute. Die Grenzen bleiben gleich.",
    withdrawal: "Der Zugang des Kindes ist beendet. Das Kind muss neu fragen, um zurückzukommen.",
    revocation:
      "Der Betreiber dieses Dienstes hat den Zugang des Kindes beendet. Sie müssen nichts tun.",
    moved:
      "Von jetzt an gelten die Regeln des neuen Ortes. Was Sorgeberechtigte erlaubt haben, bleibt erlaubt. Muss dort über mehr entschieden werden, bleibt es aus, bis Sie entscheiden. Ist das Kind nicht umgezogen, bitten Sie das Produkt, den Ort zu berichtigen.",
    unlink:
      "Das Kind kann weiter nutzen, was erlaubt war. Die Grenzen, der erlaubte Umfang und die zusätzliche Zeit, die Sorgeberechtigte festgelegt haben, gelten nicht mehr, und Sorgeberechtigte sehen in diesem Produkt nichts mehr über das Kind. Sie müssen nichts tun.",
    association:
      "Das Spiel oder die App hat ein Konto einem Kind zugeordnet. Von jetzt an entscheiden die Sorgeberechtigten dieses Kindes über das Konto. Wenn das ein Irrtum ist, wenden Sie sich an das Spiel oder die App.",
    "no-longer-needed":
      "Das Kind ist an seinem Wohnort alt genug, um selbst zu entscheiden. Die Anfrage ist beendet. Sie müssen nichts tun.",
    "guardian-joined":
      "Alle Sorgeberechtigten können über das Kind entscheiden und erfahren, was die anderen entscheiden.",
    "guardian-left": "Diese Person entscheidet nicht mehr über das Kind.",
    "guardian-removed": "Diese Person entscheidet nicht mehr über das Kind.",
    "guardian-refused": "Diese Person entscheidet nicht über das Kind.",
    repudiation: "",
  },
  own: {
    association:
      "Nach Angabe des Spiels oder der App gehört dieses Konto einem Kind, für das andere Sorgeberechtigte eingetragen sind. Von jetzt an entscheiden sie über das Konto. Wir haben gefragt, ob auch Sie entscheiden dürfen. Kommt innerhalb von 14 Tagen keine Antwort, gilt das als Ablehnung. Um den Zugang des Kindes selbst zu beenden, öffnen Sie den Beleg Ihrer Einwilligung und wählen Sie „Das war ich nicht“.",
    "guardian-joined":
      "Sie können von jetzt an über das Kind entscheiden. Alle Sorgeberechtigten erfahren, was die anderen entscheiden.",
    "guardian-left": "Sie entscheiden nicht mehr über das Kind.",
    "guardian-removed":
      "Eine andere sorgeberechtigte Person hat Sie entfernt. Sie entscheiden nicht mehr über das Kind.",
    "guardian-refused": "Sie entscheiden nicht über das Kind.",
  },
  repudiatedOwn: {
    ended:
      "Sie haben angegeben, dass eine Entscheidung in Ihrem Namen nicht von Ihnen war. Der Zugang des Kindes ist beendet.",
    stays:
      "Sie haben angegeben, dass eine Entscheidung in Ihrem Namen nicht von Ihnen war. Sie entscheiden nicht mehr über das Kind. Sonst hat sich nichts geändert.",
  },
  repudiated: {
    ended:
      "Eine sorgeberechtigte Person hat angegeben, dass eine Entscheidung in ihrem Namen nicht von ihr war. Der Zugang des Kindes ist beendet.",
    stays:
      "Eine sorgeberechtigte Person hat angegeben, dass eine Entscheidung in ihrem Namen nicht von ihr war. Sie entscheidet nicht mehr über das Kind. Sonst hat sich nichts geändert.",
  },

  who: "Wer entschieden hat",
  you: "Sie",
  anotherGuardian: (masked) => `${masked}, eine andere sorgeberechtigte Person`,
  unknownGuardian: "Eine Person mit dem Link zur Anfrage",
  by: {
    product: (product) => `${product} selbst`,
    operator: () => "Der Betreiber dieses Dienstes",
    test: () => "Ein Test anstelle einer sorgeberechtigten Person",
    service: () => "Es kam rechtzeitig keine Antwort",
  },
  noDecision: "Es war keine Entscheidung nötig",
  about_: "Um wen es geht",
  when: "Wann",
  child: "Welches Kind",
  childMark: (place, mark) => `Ein Kind (${place}), Ende der Spieler-ID: ${mark}`,
  law: "Geltendes Recht",
  lawSource: "Zitiert aus",
  lawVersion: (version) => `Regel ${version}`,
  reference: "Referenz",
  referenceText: (ledger, index) => `Eintrag ${index} im Register ${ledger}`,
  permissions: "Berechtigungen",
  allowed: "Erlaubt",
  notAllowed: "Nicht erlaubt",
  allowanceList: "Erlaubter Umfang",
  limits: "Bildschirmzeit",
  limitsOff: "Die Grenzen sind ausgeschaltet.",
  placeBefore: "Bisheriger Ort",
  placeNow: "Neuer Ort",
  limitsZone: "Zeitzone",
  noLimit: "Keine Grenze",
  extra: "Zusätzliche Zeit",
  untilQuietHoursEnd: "Bis zum Ende der Ruhezeiten",
  documents: "Dokumente",
  documentsLead: "So, wie sie bei der Entscheidung gezeigt wurden.",
  version: (version) => `Fassung ${version}`,
  documentVersion: (document, version) => `${document}, Fassung ${version}`,
  digest: "SHA-256",
  readHere: "Den Text lesen, wie er gezeigt wurde",
  back: "Zurück zum Beleg",

  collected: {
    why: (product) =>
      `${product} hat für ein Kind in Ihrer Obhut mehrere Dinge geändert. Zu jeder Änderung gibt es einen Beleg. Darin steht, was jetzt anders ist.`,
    isCut:
      "Es gab mehr Änderungen, als in dieser E-Mail stehen. Ihre Familienseiten zeigen, was das Kind jetzt darf.",
  },
  greeting: "Guten Tag,",
  whyLast: (product) =>
    `dies ist Ihr Beleg. Sie entscheiden nicht mehr über dieses Kind, das ${product} nutzt.`,
  why: (product) =>
    `dies ist Ihr Beleg. Sie erhalten einen zu jeder Entscheidung über ein Kind in Ihrer Obhut, das ${product} nutzt.`,
  button: "Beleg ansehen",
  wasNotMe: "Das war ich nicht",
  wasNotMeWhy:
    "Wenn Sie das nicht entschieden haben oder nicht sorgeberechtigt für dieses Kind sind:",
  notAGuardianWhy: "Wenn Sie nicht sorgeberechtigt für dieses Kind sind:",
  change: "Was das Kind darf, ändern Sie auf Ihren Familienseiten:",
  removeThem: "Wenn Sie diese Person nicht kennen, entfernen Sie sie auf Ihren Familienseiten:",
  keep: "Bewahren Sie diese E-Mail auf. Die folgenden Zeilen belegen, dass die Entscheidung so im Register steht, wie sie getroffen wurde:",
  signature: (product) => `Kinward, im Auftrag von ${product}`,

  page: {
    title: "Beleg",
    evidence: "Nachweis",
    download: "Nachweis herunterladen (JSON)",
    downloadHint:
      "Eine Datei, die diese Entscheidung belegt. Sie lässt sich auch ohne uns prüfen: Wie, steht in der Dokumentation.",
    history: "Was davor und danach entschieden wurde",
    historyLead:
      "Die letzten Entscheidungen über dieses Kind in diesem Produkt, über die wir Ihnen gemailt haben.",
    more: (titles, count) => `${titles.join(", ")} und ${count} weitere`,
    permanent:
      "Diese Seite läuft nicht ab. Bewahren Sie die E-Mail auf: Nur ihr Link führt hierher.",
    family: "Zu Ihren Familienseiten",
    repudiatedOn: (when) => `Am ${when} haben Sie angegeben, dass Sie das nicht waren.`,
    undoTitle: "Waren Sie das nicht?",
    undoText:
      "Wenn Sie das nicht entschieden haben oder nicht sorgeberechtigt für dieses Kind sind, sagen Sie es uns. Es ändert sich nichts, bis Sie auf der nächsten Seite auf eine Schaltfläche drücken.",
    notAGuardianTitle: "Wenn Sie nicht sorgeberechtigt sind",
    notAGuardianText:
      "Das hat eine andere sorgeberechtigte Person entschieden. Wenn Sie nicht sorgeberechtigt für dieses Kind sind, sagen Sie es uns. Es ändert sich nichts, bis Sie auf der nächsten Seite auf eine Schaltfläche drücken.",
  },

  undo: {
    title: "Das war ich nicht",
    lead: (product) => `Teilen Sie uns mit, dass Sie das über ${product} nicht entschieden haben.`,
    notAGuardianLead: (product) =>
      `Teilen Sie uns mit, dass Sie nicht sorgeberechtigt für dieses Kind sind, das ${product} nutzt.`,
    happens: "Was geschieht, wenn Sie auf die Schaltfläche drücken",
    failsRequest: "Die Anfrage endet. Was in Ihrem Namen entschieden wurde, zählt nicht.",
    endsAccess: (product) => `Der Zugang des Kindes zu ${product} endet sofort.`,
    stays: (product) =>
      `Das Kind kann ${product} weiter nutzen, weil auch eine andere sorgeberechtigte Person eingewilligt hat. Wir informieren sie.`,
    endsSettings: (product) =>
      `Nur die Grenzen und der erlaubte Umfang, die Sorgeberechtigte in ${product} festgelegt haben, gelten nicht mehr.`,
    nothingElse: (product) => `Für das Kind ändert sich in ${product} nichts.`,
    isOver: (product) => `In ${product} ändert sich nichts: Das Kind hat dort keinen Zugang mehr.`,
    endsLink:
      "Sie sind nicht mehr als sorgeberechtigte Person dieses Kindes eingetragen, in allen Produkten dieser Firma.",
    signsOut: "Sie werden auf allen Geräten von den Familienseiten abgemeldet.",
    tells: (product) => `Wir informieren ${product} und die anderen Sorgeberechtigten des Kindes.`,
    change: "Möchten Sie nur ändern, was das Kind darf? Dann brauchen Sie das nicht.",
    confirm: "Das war ich nicht",
    keep: "Zurück, es ändert sich nichts",
    tooLate: "Für diese Schaltfläche ist es zu spät",
    tooLateText:
      "Sie wirkt bis 400 Tage nach einer Entscheidung. Sie können Ihre Einwilligung weiterhin auf Ihren Familienseiten widerrufen oder sich an die Firma wenden.",
    contact: (company, product) => `${company}, ${product}`,
    notYours: "Hier gibt es nichts zurückzunehmen",
    notYoursText:
      "Das hat keine sorgeberechtigte Person entschieden. Was das Kind darf, können Sie auf Ihren Familienseiten ändern.",
  },

  data: {
    title: "Was mit den Daten geschieht",
    company: (product, company) =>
      `${product} wird von ${company} betrieben. Bitten Sie dort um Löschung der gespeicherten Daten über das Kind:`,
    product: (product) =>
      `Wenn die bei ${product} gespeicherten Daten über das Kind gelöscht werden sollen, wenden Sie sich an das Produkt.`,
    screentime: ({ days, until }) =>
      `Gezählte Spielzeit wird nach ${afterDays(days)} gelöscht, bis ${until}.`,
    webhooks: ({ days, until }) =>
      `Nachrichten, die wir dem Produkt gesendet haben, werden hier nach ${afterDays(days)} gelöscht, bis ${until}.`,
    activity: ({ days, until }) =>
      `Aufzeichnungen über Aktivitäten werden ${forDays(days)} aufbewahrt, bis ${until}.`,
    transactions: ({ days, until }) =>
      `Aufzeichnungen über Käufe werden ${forDays(days)} aufbewahrt, bis ${until}.`,
    document: (name, retention) => `${name}: ${retention}`,
    ledger:
      "Den Eintrag über die Entscheidung bewahren wir auf, damit Sie und das Produkt sie später belegen können. Er nennt Sie mit einem Code, nicht mit Ihrer Adresse.",
    address:
      "Ihre E-Mail-Adresse verwenden wir für dieses Kind nicht mehr, außer für diesen Beleg.",
  },

  notMyChild: {
    subject: (product) => `Sie haben angegeben, dass ein Kind in ${product} nicht Ihres ist`,
    why: (product) =>
      `Sie haben bei einer Anfrage von ${product} „Das ist nicht mein Kind“ gewählt. Die Anfrage ist beendet, und es wurde nichts eingeschaltet.`,
    stops:
      "Wir senden Ihnen zu diesem Kind keine E-Mails mehr, gleich welches Produkt dieser Firma fragt.",
    button: "Über Ihre Familienseiten",
    stranger:
      "Wenn Sie versehentlich gedrückt haben, bitten Sie das Kind, die Anfrage an eine andere Ihrer Adressen zu senden.",
  },
};
