// The family pages: all children, and one child.
import type { Texts } from "../types.js";

export const family: Texts["family"] = {
  title: "Ihre Familie",
  trail: "Brotkrumenpfad",
  lead: "Spiele und Apps, für die Ihre Einwilligung vorliegt.",
  empty: "Zurzeit liegt für kein Spiel und keine App Ihre Einwilligung vor.",
  child: (age) => `Kind, ${age} Jahre`,
  adult: (age) => `Erwachsene Person, ${age} Jahre`,
  childOfUnknownAge: "Kind, Alter unbekannt",
  bornIn: (place, year) => `${place}, geboren ${year}`,
  knownOf: (child, about) => `${child}, ${about}`,
  childIn: (product, child) => `${product}: ${child}`,
  marks:
    "Wir kennen die Namen Ihrer Kinder nicht. Die 4 Zeichen hinter dem Alter sind das Ende der Spieler-ID des Kindes. Ein Kind, das Spiele mehrerer Firmen nutzt, steht für jede Firma einmal in der Liste.",
  allowed: (on, all) => `Sie erlauben ${on} von ${all} Berechtigungen`,
  onHold:
    "Ausgesetzt: Neue Dokumente wurden nicht rechtzeitig akzeptiert. Was Sie erlauben, bleibt ausgeschaltet, bis eine sorgeberechtigte Person sie akzeptiert. Das Kind kann Sie im Spiel oder in der App erneut fragen.",
  nothingToDecide: "Keine Berechtigung hängt von Ihrer Entscheidung ab.",
  isAdult: "Jetzt erwachsen, entscheidet selbst",
  isAdultText: "Nach dem Recht am Wohnort ist diese Person jetzt erwachsen und entscheidet selbst.",
  since: (date) => `Eingewilligt am ${date}`,
  earlier: "Vorige Seite",
  later: "Nächste Seite",
  done: {
    erased: "Die Daten des Kindes wurden gelöscht.",
    withdrawn: "Sie haben Ihre Einwilligung widerrufen. Der Zugang des Kindes ist beendet.",
    left: "Sie sind für dieses Kind nicht mehr eingetragen. Die anderen Sorgeberechtigten sind es weiterhin.",
    "left-last":
      "Sie sind für dieses Kind nicht mehr eingetragen. Weil sonst keine sorgeberechtigte Person eingetragen ist, wurden alle Einwilligungen widerrufen.",
  },
  kept: "Ihre Eingaben sind noch da. Sie sind noch nicht gespeichert.",
  devices: "Geräte, auf denen Sie angemeldet bleiben",
  unknownDevice: "Unbekanntes Gerät",
  thisDevice: "Dieses Gerät",
  deviceUse: (last, until) => `Zuletzt verwendet am ${last}, angemeldet bis ${until}`,
  devicesHint:
    "Gerät verloren oder unbekanntes Gerät in der Liste? Wählen Sie „Auf allen Geräten abmelden“.",
  signedInAs: "Angemeldet als",
  signOut: "Abmelden",
  signOutEverywhere: "Auf allen Geräten abmelden",

  permissions: "Berechtigungen",
  on: "Sie erlauben",
  off: "Sie erlauben nicht",
  own: "Das Kind entscheidet",
  barred: "Für dieses Kind nicht verfügbar",
  consent: "Ihre Einwilligung",
  consented: (product, date) => `Für ${product} liegt Ihre Einwilligung seit ${date} vor.`,
  consentedBy: (product, date) =>
    `Für ${product} liegt die Einwilligung einer sorgeberechtigten Person seit ${date} vor.`,
  withdraw: "Einwilligung widerrufen",
};

export const child: Texts["child"] = {
  isAllowed: "Erlaubt",
  isNotAllowed: "Nicht erlaubt",
  allow: "Erlauben",
  deny: "Nicht erlauben",
  save: "Speichern",
  undo: "Rückgängig machen",
  lastChange: (change) => `Letzte Änderung: ${change}`,
  nowAllowed: (title) => `Das erlauben Sie jetzt: ${title}.`,
  nowNotAllowed: (title) => `Das erlauben Sie nicht mehr: ${title}.`,
  nowAnswered: (title, value) => `${title} ist jetzt: ${value}.`,
  done: {
    undone: "Ihre letzte Änderung ist rückgängig gemacht.",
    "too-late":
      "Diese Änderung lässt sich nicht mehr rückgängig machen, weil sich seitdem etwas anderes geändert hat. Es wurde nichts geändert.",
    unchanged: "Es wurde nichts geändert. Darüber entscheiden nicht mehr Sie.",
    named: "Gespeichert. Nur Sorgeberechtigte dieses Kindes sehen den Namen.",
    unnamed: "Der Name ist entfernt.",
  },

  week: "Die letzten 7 Tage",
  played: (time) => `${time} insgesamt gespielt.`,
  notPlayed: "Nicht gespielt.",
  none: "0 Minuten",
  day: "Tag",
  time: "Spielzeit",
  daysIn: (city) => `Die Tage richten sich nach der Uhrzeit in ${city}.`,

  asked: "Ihre Entscheidung wird gebraucht",
  asks: (product) => `${product} bittet die Sorgeberechtigten dieses Kindes um eine Entscheidung.`,
  decideBy: (moment) => `Entscheiden Sie bis ${moment}.`,
  seeRequest: "Anfrage ansehen",
  nameIt: "Name und Farbe",
  nameTitle: "Ein Name für dieses Kind",
  nameLead:
    "Wählen Sie, wie das Kind hier heißen soll. Alle Sorgeberechtigten des Kindes können den Namen sehen und ändern, Spiele und Apps nicht.",
  name: "Name",
  nameHint: "Bis zu 40 Zeichen. Lassen Sie das Feld leer, um den Namen zu entfernen.",
  colour: "Farbe",
  colours: {
    blue: "Blau",
    orange: "Orange",
    green: "Grün",
    red: "Rot",
    purple: "Lila",
    brown: "Braun",
    pink: "Rosa",
    grey: "Grau",
  },
  inMails: "Den Namen in E-Mails verwenden",
  inMailsHint:
    "E-Mails an die Sorgeberechtigten dieses Kindes nennen dann den Namen. Andere könnten Ihre E-Mails sehen, zum Beispiel auf einem gesperrten Bildschirm.",
  nameWrong: "Geben Sie einen Namen mit bis zu 40 Zeichen ein.",
  cancel: "Zurück, ohne zu speichern",

  documents: "Was Sie akzeptiert haben",
  noDocuments: "Zu Ihrer Einwilligung gehörten keine Dokumente.",
  agreedOn: (moment) => `Akzeptiert am ${moment}`,
  backToChild: "Zurück",
};

export const withdrawal: Texts["withdrawal"] = {
  title: "Einwilligung widerrufen?",
  whatHappens: "Wenn Sie Ihre Einwilligung widerrufen",
  effects: (product) => [
    `Der Zugang des Kindes zu ${product} endet sofort, auch mitten im Spiel.`,
    "Anfragen, die auf Ihre Antwort warten, werden geschlossen, und Ihre Grenzen gelten nicht mehr.",
    `Wir informieren ${product}. Wenn dort gespeicherte Daten über das Kind gelöscht werden sollen, wenden Sie sich an ${product}.`,
    "Hier können Sie das nicht rückgängig machen. Das Kind muss Sie neu fragen.",
  ],
  confirm: "Einwilligung widerrufen",
  keep: "Alles lassen, wie es ist",
};
