// What a guardian reads once they have decided: what is still missing, and how it ended.
import type { Texts } from "../types.js";

export const waiting: Texts["waiting"] = {
  confirmation: "Noch ein Schritt: Drücken Sie auf die Schaltfläche in Ihrer E-Mail",
  confirmationText: (masked) =>
    `Wir haben gerade eine E-Mail an ${masked} gesendet. Öffnen Sie sie und drücken Sie auf die Schaltfläche. Erst dann zählt Ihre Entscheidung.`,
  untilThen:
    "Bis dahin wird nichts eingeschaltet. Wenn Sie nicht innerhalb von 24 Stunden bestätigen, verwerfen wir die Entscheidung.",
  resend: "E-Mail noch einmal senden",
  wrongAddress: "Ist die Adresse falsch?",
  newAddress: "Richtige E-Mail-Adresse",
  correct: "Dorthin senden",
  approval: "Eine andere sorgeberechtigte Person muss zustimmen",
  approvalText:
    "Dieses Kind hat schon eine sorgeberechtigte Person. Wir haben per E-Mail gefragt, ob auch Sie entscheiden dürfen. Ihre Entscheidung zählt, sobald zugestimmt wird.",
  approvalUntil: (date) => `Kommt bis ${date} keine Antwort, gilt das als Ablehnung.`,
  verification: "Noch ein Schritt: Weisen Sie nach, dass Sie erwachsen sind",
  verificationText: (product) =>
    `${product} verlangt einen Nachweis, dass eine erwachsene Person entscheidet. Ihre Entscheidung zählt, sobald er vorliegt.`,
  verify: "Weiter",
  verifyUnavailable: (product) =>
    `Das ist hier zurzeit nicht möglich. Wenden Sie sich an ${product} und fragen Sie, wie Sie es nachweisen können. Bis dahin wird nichts eingeschaltet.`,
  verifyByMail: "Öffnen Sie dazu den Link in Ihrer E-Mail.",
  confirmTitle: "Bestätigen Sie Ihre Entscheidung",
  confirmLead: (product) =>
    `Jemand hat einem Kind die Nutzung von ${product} erlaubt und dabei Ihre E-Mail-Adresse angegeben. Waren Sie das?`,
  confirm: "Ja, ich bestätige das",
  own: {
    chosen: "Was Sie entschieden haben",
    allowed: "Sie erlauben",
    notAllowed: "Sie erlauben nicht",
    documents: "Sie stimmen zu",
  },
  theirs: {
    chosen: "Was die Person entschieden hat",
    allowed: "Sie erlaubt",
    notAllowed: "Sie erlaubt nicht",
    documents: "Sie stimmt zu",
  },
  nothingAllowed: "Nichts außer der Nutzung des Produkts selbst.",
  approveTitle: "Soll diese Person ebenfalls für das Kind entscheiden dürfen?",
  approveLead: (product) =>
    `Sie sind für ein Kind eingetragen, das ${product} nutzt. Eine weitere Person hat über das Kind entschieden und möchte ebenfalls als sorgeberechtigt eingetragen werden.`,
  who: "E-Mail-Adresse der Person",
  approveTitleFormer: "Soll diese Person für das Kind entscheiden dürfen?",
  approveLeadFormer: (product) =>
    `Sie waren für ein Kind eingetragen, das ${product} nutzt, und sind ausgeschieden. Eine andere Person hat über das Kind entschieden und möchte als sorgeberechtigt eingetragen werden.`,
  approveHintFormer:
    "Die Entscheidung dieser Person zählt, und von da an entscheidet sie über das Kind.",
  approvalTextFormer:
    "Eine sorgeberechtigte Person dieses Kindes ist ausgeschieden. Wir haben sie per E-Mail gefragt, ob Sie entscheiden dürfen. Ihre Entscheidung zählt, sobald zugestimmt wird.",
  approve: "Zustimmen",
  approveHint:
    "Die Entscheidung dieser Person zählt, und von da an entscheiden Sie beide. Sie können die Person später wieder entfernen.",
  refuse: "Ablehnen",
  refuseHint: "Die Entscheidung dieser Person zählt nicht. Nichts wird eingeschaltet.",
};

export const birthDate: Texts["birthDate"] = {
  title: "Wann ist dieses Kind geboren?",
  lead: (product) =>
    `Ein Kind möchte ${product} nutzen, und wir kennen sein Alter nicht sicher. Geben Sie es an, danach entscheiden Sie.`,
  legend: "Geburtsdatum des Kindes",
  wrong:
    "Geben Sie ein Datum ein, das es gibt und das nicht in der Zukunft liegt: Tag, Monat und Jahr mit 4 Ziffern.",
  needsMail: (product) =>
    `In diesem Alter braucht ein Kind vielleicht keine Einwilligung. Deshalb nehmen wir dieses Datum nur über den Link in unserer E-Mail an. Öffnen Sie den Link in der E-Mail zu dieser Anfrage oder bitten Sie ${product}, sie Ihnen zu senden.`,
  submit: "Weiter",
};

export const result: Texts["result"] = {
  tooYoung: "Dieses Kind ist zu jung",
  tooYoungText: (product) =>
    `${product} ist nicht für Kinder dieses Alters. Es wurde nichts eingeschaltet.`,
  consent: "Sie haben eingewilligt",
  consentText: (product) =>
    `Vielen Dank. ${product} sieht Ihre Entscheidung, und das Kind kann jetzt weitermachen.`,
  switchedOn: "Was jetzt eingeschaltet ist",
  nothingOn: "Noch ist nichts eingeschaltet.",
  changeMind: "Sie können Ihre Einwilligung jederzeit widerrufen.",
  familyPages: "Zu Ihren Familienseiten",
  changeMindElsewhere: (product) =>
    `Wenn Sie es sich anders überlegen, wenden Sie sich an ${product} und bitten Sie darum, den Zugang des Kindes zu beenden.`,
  ended: "Der Zugang des Kindes ist beendet",
  endedText: (product) =>
    `Hier hat eine sorgeberechtigte Person eingewilligt, aber das Kind hat keinen Zugang mehr zu ${product}.`,
  declined: "Sie haben abgelehnt",
  declinedText: (product) =>
    `Es wurde nichts eingeschaltet. ${product} sieht, dass eine sorgeberechtigte Person abgelehnt hat.`,
  notMyChild: "Danke für Ihre Mitteilung",
  notMyChildText: (product) =>
    `Es wurde nichts eingeschaltet. ${product} sieht, dass die Anfrage die falsche Person erreicht hat.`,
  cancelled: "Diese Anfrage wurde zurückgezogen",
  cancelledText: (product) =>
    `${product} braucht Ihre Entscheidung nicht mehr. Sie müssen nichts tun.`,
  tooLate: "Für eine Entscheidung ist es zu spät",
  tooLateText: (product) =>
    `Die Anfrage ist abgelaufen. Es wurde nichts eingeschaltet. Wenn das Kind wieder fragt, sendet ${product} Ihnen eine neue Anfrage.`,
  revoked: "Diese Anfrage ist beendet",
  revokedText: (product) =>
    `Das Kind hat keinen Zugang mehr zu ${product}, deshalb gibt es nichts zu entscheiden.`,
  notNeeded: "Ihre Einwilligung ist nicht mehr nötig",
  notNeededText: (product) =>
    `Das Kind ist an seinem Wohnort alt genug, um ${product} ohne Einwilligung zu nutzen. Sie müssen nichts tun.`,
  otherwise: "Diese Anfrage ist abgeschlossen",
  otherwiseText: (product) =>
    `Es wurde nichts eingeschaltet. ${product} sieht, wie die Anfrage ausgegangen ist.`,
  decidedOn: (date) => `Entschieden am ${date}.`,
  back: (product) => `Zurück zu ${product}`,
  close: "Sie können diese Seite schließen.",
};

export const decidedByOther: Texts["decidedByOther"] = {
  title: "Eine andere sorgeberechtigte Person hat schon entschieden",
  consented: (who, when) =>
    `${who} hat am ${when} eingewilligt. Es zählt die erste Antwort. Auf Ihren Familienseiten können Sie ändern, was erlaubt ist, oder die Einwilligung widerrufen.`,
  declined: (who, when) =>
    `${who} hat am ${when} abgelehnt. Es zählt die erste Antwort, deshalb wurde nichts eingeschaltet. Wenn Sie anderer Meinung sind, sprechen Sie miteinander. Wenn das Kind wieder fragt, können Sie entscheiden.`,
};

export const repeated: Texts["repeated"] = {
  title: "Diese Anfrage ist schon abgeschlossen",
  text: "Vielleicht wurde das Formular zweimal gesendet oder in einem anderen Fenster beantwortet. Diesmal wurde nichts geändert. Diese Antwort liegt uns vor:",
};
