// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const consent: Texts["consent"] = {
  title: (product) => `${product} bittet um Ihre Einwilligung`,
  firstLead: (product) =>
    `Ein Kind, das ${product} nutzt, braucht die Einwilligung eines Elternteils oder einer anderen sorgeberechtigten Person. Bis Sie entscheiden, wird nichts eingeschaltet.`,
  movedLead: (product, place) =>
    `Ein Kind in Ihrer Obhut, das ${product} nutzt, ist umgezogen. Sein neuer Wohnort: ${place}. Dort muss ein Elternteil oder eine andere sorgeberechtigte Person über die folgenden Punkte entscheiden. Bis dahin sind sie ausgeschaltet.`,
  laterLead: (product) =>
    `Ein Kind in Ihrer Obhut möchte mehr von ${product} nutzen. Bis Sie entscheiden, ändert sich nichts.`,
  noticeLead: (product) =>
    `${product} hat Dokumente geändert, die für ein Kind in Ihrer Obhut gelten. Lesen Sie sie und entscheiden Sie. Die Berechtigungen bleiben, wie sie sind.`,
  onHold:
    "Ausgesetzt: Neue Dokumente wurden nicht rechtzeitig akzeptiert. Was Sie erlaubt haben, ist wieder eingeschaltet, sobald eine sorgeberechtigte Person einwilligt.",
  duration: "Es dauert etwa 2 Minuten.",
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  stepYou: "Über Sie",
  stepRead: "Dokumente",
  stepChoose: "Berechtigungen",
  stepDecide: "Ihre Entscheidung",

  childUnder: (age, place) => `Ein Kind unter ${age} Jahren (${place})`,
  childFromTo: (from, to, place) =>
    `Eine jugendliche Person von ${from} bis ${to} Jahren (${place})`,
  adultIn: (place) => `Eine erwachsene Person (${place})`,
  whyConsentAge: (age) =>
    `Wo dieses Kind wohnt, brauchen Kinder unter ${age} Jahren die Einwilligung eines Elternteils oder einer anderen sorgeberechtigten Person.`,
  whyRequest:
    "Für diese Anfrage ist die Einwilligung eines Elternteils oder einer anderen sorgeberechtigten Person nötig.",

  email: "Ihre E-Mail-Adresse",
  emailHint:
    "Über diese Adresse erreichen wir Sie, wenn es um das Kind geht. Sie brauchen sie auch, um sich anzumelden.",
  yourAddress: (address) => `Sie kommen aus der E-Mail, die wir an ${address} gesendet haben`,
  whichAddress: "Welche E-Mail-Adresse ist Ihre?",
  otherAddress: "Eine andere Adresse",
  forwarded: "Das ist nicht meine Adresse",
  attestation: "Ich bin erwachsen und Elternteil oder sorgeberechtigte Person dieses Kindes.",

  readLead: (product) =>
    `Lesen Sie diese Dokumente von ${product}. Ihre Einwilligung gilt für die hier gezeigten Fassungen.`,
  dataNotice: "Über personenbezogene Daten",
  version: (version) => `Fassung ${version}`,
  readHere: "Hier lesen",
  readAt: (host) => `Auf ${host} öffnen`,

  chooseLead: (product) =>
    `Schalten Sie ein, was Sie erlauben möchten. ${product} richtet sich nach Ihrer Auswahl.`,
  askedFor: (product) => `Darum hat ${product} gebeten. Wählen Sie jeweils eine Antwort.`,
  allow: "Erlauben",
  deny: "Nicht erlauben",
  otherPermissions: (product) =>
    `Darum hat ${product} nicht gebeten. Es bleibt ausgeschaltet, wenn Sie es nicht einschalten.`,
  nothingToChoose:
    "Es gibt nichts auszuwählen. Keine Berechtigung hängt von Ihrer Entscheidung ab.",
  ownPermissions: (product) => `Nur in ${product}`,
  aboutOthers: "Was Sie nicht ändern können",
  childDecides: (permissions) => `Das Kind entscheidet selbst: ${permissions}.`,
  notAvailable: (permissions) => `Für dieses Kind nicht verfügbar: ${permissions}.`,

  decideLead:
    "Wenn Sie einwilligen, erlauben Sie, was Sie oben ausgewählt haben, und sonst nichts.",
  decideWithDocuments:
    "Wenn Sie einwilligen, erlauben Sie, was Sie oben ausgewählt haben, und die Dokumente oben gelten.",
  decideNotices:
    "Wenn Sie einwilligen, gelten die Dokumente oben. Die Berechtigungen bleiben, wie sie sind.",
  deadline: (when) =>
    `Entscheiden Sie bis ${when}. Hat bis dahin keine sorgeberechtigte Person eingewilligt, wird alles, worüber Sie entscheiden, ausgeschaltet, bis eine einwilligt.`,
  noHurry: "Nehmen Sie sich Zeit. Derselbe Link führt Sie wieder auf diese Seite.",
  consent: "Ich willige ein",
  decline: "Ich lehne ab",
  notMyChild: "Das ist nicht mein Kind",
  declineHint: (product) =>
    `Es ändert sich nichts. ${product} sieht, dass eine sorgeberechtigte Person abgelehnt hat.`,
  notMyChildHint:
    "Wählen Sie das, wenn die Anfrage Sie versehentlich erreicht hat. Es ändert sich nichts.",

  errorsTitle: "Bitte prüfen Sie Ihre Angaben",
  emailMissing: "Geben Sie Ihre E-Mail-Adresse ein.",
  emailMalformed: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  attestationMissing:
    "Bestätigen Sie, dass Sie erwachsen und Elternteil oder sorgeberechtigte Person dieses Kindes sind. Wenn nicht, wählen Sie „Das ist nicht mein Kind“.",
  changed:
    "Diese Anfrage hat sich geändert, seit Sie die Seite geöffnet haben. Prüfen Sie sie noch einmal, bevor Sie entscheiden.",
  allowanceWrong: "Wählen Sie einen der Werte, die bei dieser Frage möglich sind.",
  choiceMissing: "Wählen Sie „Erlauben“ oder „Nicht erlauben“.",
  tooManyGuardians:
    "Dieses Kind hat schon 4 Sorgeberechtigte, mehr sind nicht möglich. Entscheiden kann eine dieser Personen; sonst muss zuerst eine von ihnen ausscheiden.",
  tooManyConfirmations:
    "Wir haben dazu schon mehrere E-Mails gesendet. Suchen Sie die neueste oder versuchen Sie es in einer Stunde wieder.",
  noDecision: "Wählen Sie eine der Schaltflächen am Ende der Seite.",
};

export const together: Texts["together"] = {
  title: (count) =>
    plural(count, {
      one: "Ein Produkt bittet um Ihre Einwilligung",
      other: `${count} Produkte bitten um Ihre Einwilligung`,
    }),
  lead: "Bei allen geht es um dasselbe Kind. Entscheiden Sie unten über alle gemeinsam oder über jedes auf seiner eigenen Seite. Bis Sie entscheiden, wird nichts eingeschaltet.",
  alone: (product) => `Berechtigungen wählen und nur über ${product} entscheiden`,
  waiting: (product) => `Ansehen, wie es um Ihre Entscheidung über ${product} steht`,
  decideTitle: "Über alle entscheiden",
  decideLead:
    "Wenn Sie in alle einwilligen, gelten die Dokumente oben, und das Kind kann die Produkte nutzen. Alles andere bleibt ausgeschaltet, und es gelten die strengsten Grenzen. Mehr können Sie auf der Seite jedes Produkts erlauben, jetzt oder später.",
  consent: (count) =>
    plural(count, { one: "Ich willige ein", other: `Ich willige in alle ${count} ein` }),
  decline: "Ich lehne alle ab",
  doneTitle: "Was entschieden wurde",
  all: "Alle anfragenden Produkte ansehen",
};

export const allowances: Texts["allowances"] = {
  title: "Erlaubter Umfang",
  lead: (product) =>
    `${product} fragt auch, wie viel Sie erlauben. Die strengste Antwort ist ausgefüllt; ändern Sie sie, wenn Sie möchten.`,
  range: (min, max) => `Eine ganze Zahl von ${min} bis ${max}`,
  outOfRange: (min, max) => `Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
  notAnOption: "Wählen Sie eine der Antworten.",
};

export const trust: Texts["trust"] = {
  label: "Über diese Anfrage",
  labelOf: (product) => `Über diese Anfrage: ${product}`,
  who: "Wer fragt",
  asker: (product, company) => `${product} von ${company}`,
  askerAt: (product, company, address) => `${product} von ${company}, ${address}`,
  child: "Um wen es geht",
  purpose: "Wofür",
  why: "Warum Sie gefragt werden",
  law: (source) => `Das Gesetz: ${source}.`,
  no: "Wenn Sie ablehnen",
  noAtFirst: (product) =>
    `Nichts wird eingeschaltet. ${product} sieht, dass eine sorgeberechtigte Person abgelehnt hat.`,
  noLater: (product) => `Es ändert sich nichts. Das Kind nutzt ${product} weiter wie bisher.`,
  noOnHold: (product) =>
    `In ${product} bleibt alles, worüber Sie entscheiden, ausgeschaltet, bis eine sorgeberechtigte Person einwilligt.`,
  noUntilDeadline: (product, when) =>
    `Das Kind nutzt ${product} bis ${when} weiter wie bisher. Danach wird alles, worüber Sie entscheiden, ausgeschaltet, bis eine sorgeberechtigte Person einwilligt.`,
  questions: "Fragen?",
  contact: (company) => `Kontakt zu ${company}`,
  privacy: "Wie Ihre Daten verwendet werden",
};

export const sendAgain: Texts["sendAgain"] = {
  offer: (masked) => `Wir können einen neuen Link an ${masked} senden.`,
  submit: "Neuen Link per E-Mail senden",
  sent: "Sehen Sie in Ihrem Postfach nach",
  sentText: (masked) => `Wir haben einen neuen Link an ${masked} gesendet. Er gilt 14 Tage.`,
  sentNothing: "Keine E-Mail nach einigen Minuten? Sehen Sie im Spam-Ordner nach.",
};

export const document: Texts["document"] = {
  back: "Anfrage wieder öffnen",
  closeHint:
    "Schließen Sie diesen Tab, um zu Ihren bisherigen Antworten zurückzukehren. Wenn Sie die Anfrage stattdessen neu öffnen, ist sie leer.",
  part: (part, parts) => `Teil ${part} von ${parts}`,
  previous: "Voriger Teil",
  next: "Nächster Teil",
};
