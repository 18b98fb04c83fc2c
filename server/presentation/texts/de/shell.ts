// What frames every page, and the pages around those for guardians.
import type { Texts } from "../types.js";

export const shell: Texts["shell"] = {
  serviceName: "Kinward",
  serviceClaim: "Sicherheit für Familien",
  skipToContent: "Zum Inhalt springen",
  testMode: "Testmodus: Hier geht es nicht um ein wirkliches Kind.",
  errorTitle: (title) => `Fehler: ${title}`,
  labelled: (term, text) => `${term}: ${text}`,
  term: (term) => `${term}:`,
  placeIn: (part, country) => `${part}, ${country}`,
  newTab: (document) => `(${document}, öffnet sich in einem neuen Tab)`,
  startAgain: "Neu beginnen",
  footer:
    "Mit Kinward bitten Spiele und Apps Eltern und andere Sorgeberechtigte um ihre Einwilligung. Wir teilen dem Spiel oder der App mit, wie Sie sich entscheiden.",
  footerForPlayers:
    "Mit Kinward halten sich Spiele und Apps an die Regeln, die in jedem Alter gelten. Wir teilen dem Spiel oder der App das Ergebnis mit.",
  chooseLanguage: "Sprache",
};

export const home: Texts["home"] = {
  title: "Kinward",
  lead: "Familiensicherheit für Spiele und Apps: Alter, Einwilligung und Berechtigungen.",
  code: "Ich habe einen Code",
  codeHint: "Für Eltern und andere Sorgeberechtigte",
  family: "Ihre Familienseiten",
  familyHint: "Bildschirmzeit, Anfragen und Einwilligung",
  docs: "API-Dokumentation",
  mailbox: "Test-Postfach",
};
export const mailbox: Texts["mailbox"] = {
  title: "Test-Postfach",
  lead: "E-Mails aus dem Testmodus, die neuesten zuerst. Sie werden hier aufbewahrt, weil kein Mailserver eingerichtet ist.",
  empty: "Noch keine E-Mails.",
  to: "An",
  from: "Produkt",
  at: "Zeit",
};
