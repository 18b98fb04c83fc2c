// The age gate, QR codes and the page for codes: read by players too.
import type { Texts } from "../types.js";

export const ageGate: Texts["ageGate"] = {
  title: "Ihr Alter",
  lead: (product) => `Bevor es weitergeht, braucht ${product} Ihr Alter.`,
  dateOfBirth: "Wie lautet Ihr Geburtsdatum?",
  day: "Tag",
  month: "Monat",
  year: "Jahr",
  age: "Wie alt sind Sie?",
  years: "Alter in Jahren",
  submit: "Weiter",
  dateWrong: "Geben Sie ein Datum ein, das es gibt: Tag, Monat und Jahr mit 4 Ziffern.",
  ageWrong: "Geben Sie Ihr Alter in Ziffern ein.",
  use: (product) =>
    `Mit Ihrer Antwort hält sich ${product} an die Regeln, die in Ihrem Alter an Ihrem Wohnort gelten. Sie können nur einmal antworten.`,
  passed: "Vielen Dank",
  passedText: (product) => `Sie können zu ${product} weitergehen.`,
  notNow: (product) => `${product} steht Ihnen zurzeit nicht offen`,
  notNowText: "Vielen Dank für Ihre Antwort. Hier gibt es nichts weiter zu tun.",
  ask: "Fragen Sie Ihre Eltern oder eine andere sorgeberechtigte Person",
  askText: (product) =>
    `Ein Elternteil oder eine andere sorgeberechtigte Person entscheidet, was Sie in ${product} tun können.`,
  handOver:
    "Geben Sie ihnen dieses Gerät oder bitten Sie sie, die Kamera ihres Telefons auf diesen Code zu richten.",
  qrLabel: "QR-Code, der die Seite für Eltern und andere Sorgeberechtigte öffnet",
  adultIsHere: "Ich bin Elternteil oder sorgeberechtigt",
  byEmail: "Per E-Mail fragen",
  email: "E-Mail-Adresse Ihrer Eltern oder der sorgeberechtigten Person",
  emailHint: "Wir senden ihnen einen Link zur Anfrage.",
  emailMissing: "Geben Sie die E-Mail-Adresse ein.",
  emailMalformed: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  send: "Senden",
  otherWay: "Auf einem anderen Weg fragen",
  sent: "Wir haben die E-Mail gesendet. Bitten Sie darum, auch im Spam-Ordner nachzusehen.",
  goesOn: "Diese Seite geht von selbst weiter, sobald entschieden ist.",
  exit: "Schließen",
};

export const qr: Texts["qr"] = {
  title: "Auf einem anderen Gerät weitermachen",
  lead: "Richten Sie die Kamera eines Telefons auf diesen Code. Dort öffnet sich dieselbe Seite.",
};

export const code: Texts["code"] = {
  title: "Geben Sie Ihren Code ein",
  lead: "Das Spiel oder die App zeigt dem Kind einen Code aus 8 Buchstaben und Ziffern. Geben Sie ihn ein, um die Anfrage zu sehen.",
  label: "Code",
  hint: "Zum Beispiel ABCD-1234. Großbuchstaben, Leerzeichen und Bindestriche spielen keine Rolle.",
  submit: "Weiter",
  missing: "Geben Sie den Code aus 8 Buchstaben und Ziffern ein.",
  wrong:
    "Dieser Code funktioniert nicht. Prüfen Sie, ob Sie sich vertippt haben. Codes ändern sich alle 10 Minuten, benutzen Sie also den neuesten.",
  noCode: "Kein Code? Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.",
};
