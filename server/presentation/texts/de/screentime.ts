// Limits of play time, and what children ask for beyond them.
import type { Texts } from "../types.js";

export const schedule: Texts["schedule"] = {
  card: "Bildschirmzeit",
  isUnset: "Sie haben keine Grenzen festgelegt. Die Spielzeit wird gezählt, aber nicht begrenzt.",
  isOff: "Ihre Grenzen sind ausgeschaltet. Die Spielzeit wird gezählt, aber nicht begrenzt.",
  setUp: "Grenzen festlegen",
  change: "Grenzen ändern",
  mayPlay: "Darf jetzt spielen.",
  mayNotPlay: "Darf jetzt nicht spielen.",
  reasons: {
    "limit-reached": (until) => `Die Zeit für heute ist aufgebraucht. Neue Zeit gibt es ${until}.`,
    "quiet-hours": (until) => `Die Ruhezeiten dauern bis ${until}.`,
  },
  usedOf: (used, limit) => `Heute ${used} von ${limit} gespielt`,
  left: (rest) => `Noch ${rest}`,
  usedWithoutLimit: (used) => `Heute ${used} gespielt, keine Grenze`,
  none: "Keine",
  every: (interval) => `Eine Erinnerung alle ${interval}`,
  saved: "Ihre Grenzen sind gespeichert und gelten von jetzt an.",

  title: "Grenzen der Bildschirmzeit",
  enabled: "Grenzen sind eingeschaltet",
  enabledHint:
    "Wenn Sie sie ausschalten, gilt nichts von dem, was unten steht. Ihre Einstellungen bleiben erhalten.",
  timezone: "Zeitzone",
  timezoneHint:
    "Wählen Sie, wo das Kind ist. Tage und Ruhezeiten richten sich nach der Uhrzeit dort.",
  zone: (city, time) => `${city} (jetzt ${time} Uhr)`,
  otherZone: "Andere Zeitzone wählen",
  useZone: "Diese Zeitzone verwenden",
  limits: "Tägliche Grenzen",
  limitsHint:
    "Zum Beispiel 90, 1:30 oder 1h30. Eine Zahl allein sind Minuten. Lassen Sie einen Tag leer, wenn keine Grenze gelten soll. Geben Sie 0 ein, wenn nicht gespielt werden soll.",
  presets: { school: "Schultage ausfüllen", weekend: "Wochenende ausfüllen" },
  presetNames: { school: "Nächte vor Schultagen", weekend: "Nächte am Wochenende" },
  presetsHint:
    "Schultage: 1 Stunde von Montag bis Freitag und kein Spielen von 20:00 bis 7:00 Uhr vor einem Schultag. Wochenende: 2 Stunden am Samstag und Sonntag und kein Spielen von 21:30 bis 8:00 Uhr. Ändern Sie, was nicht passt, und speichern Sie dann.",
  unit: "Minuten",
  same: (day) => `${day} für jeden Tag übernehmen`,
  quiet: "Ruhezeiten",
  quietHint: "Während der Ruhezeiten kann das Kind nicht spielen.",
  firstName: "Schlafenszeit",
  addFirst: "Ruhezeiten hinzufügen",
  add: "Weitere Ruhezeiten hinzufügen",
  unnamed: "Ohne Namen",
  unfinished: "Noch nicht fertig",
  edit: "Ändern",
  remove: "Entfernen",
  close: "Fertig",
  name: "Name",
  days: "Tage, an denen sie beginnen",
  start: "Von",
  end: "Bis",
  overnightHint: "Liegt das Ende vor dem Anfang, ist der nächste Tag gemeint.",
  breaks: "Pausen",
  breaksHint:
    "Das Kind wird erinnert, wenn es so lange ohne eine Pause von 15 Minuten gespielt hat. Lassen Sie das Feld leer, wenn es keine Erinnerungen geben soll.",
  interval: "Eine Erinnerung alle",
  save: "Grenzen speichern",
  cancel: "Zurück, ohne zu speichern",
  errors: {
    limit:
      "Geben Sie eine Zeit von 0 bis 24 Stunden ein, etwa 90 oder 1h30, oder lassen Sie den Tag leer.",
    interval:
      "Geben Sie eine Zeit von 5 Minuten bis 8 Stunden ein, etwa 45, oder lassen Sie das Feld leer.",
    name: "Geben Sie einen Namen mit bis zu 100 Zeichen ein.",
    days: "Wählen Sie mindestens einen Tag.",
    time: "Geben Sie eine Uhrzeit wie 20:30 ein.",
    sameTime: "Wählen Sie eine Endzeit, die sich von der Anfangszeit unterscheidet.",
    tooMany: "Sie können höchstens 20-mal Ruhezeiten hinzufügen.",
  },
};

export const override: Texts["override"] = {
  title: {
    "extra-time": (product) => `Mehr Zeit in ${product}?`,
    "bypass-quiet-hours": (product) => `${product} während der Ruhezeiten spielen?`,
  },
  asks: {
    "extra-time": (duration) =>
      duration === undefined
        ? "Das Kind bittet für heute um mehr Zeit."
        : `Das Kind bittet für heute um mehr Zeit: ${duration}.`,
    "bypass-quiet-hours": (duration) =>
      duration === undefined
        ? "Das Kind möchte heute während der Ruhezeiten spielen."
        : `Das Kind möchte heute während der Ruhezeiten ${duration} spielen.`,
  },
  reason: "In den Worten des Kindes",
  used: (used, limit) => `Heute gespielt: ${used} von ${limit}.`,
  usedWithoutLimit: (used) => `Heute gespielt: ${used}.`,
  onlyToday: "Ihre Antwort gilt nur für heute. Die Grenzen bleiben gleich.",
  until: (moment) => `Antworten Sie bis ${moment}, sonst läuft die Anfrage ab.`,
  allow: (duration) => `${duration} erlauben`,
  allowToTheEnd: "Bis zum Ende der Ruhezeiten erlauben",
  orAllow: "Oder erlauben Sie",
  chosen:
    "Noch ist nichts entschieden. Drücken Sie auf die Schaltfläche, um Ihre Antwort zu bestätigen.",
  otherAnswers: "Anders antworten",
  deny: "Heute nicht",
  family: "Zu Ihren Familienseiten",

  granted: "Sie haben es erlaubt",
  grantedText: {
    "extra-time": (duration) => `Heute zusätzlich: ${duration}.`,
    "bypass-quiet-hours": (duration) => `Während der Ruhezeiten: ${duration}.`,
  },
  toTheEnd: "Das Kind kann bis zum Ende dieser Ruhezeiten spielen.",
  mayTakeBack: (product) =>
    `${product} sieht Ihre Antwort. Sie können sie auf Ihren Familienseiten zurücknehmen.`,
  denied: "Sie haben es nicht erlaubt",
  deniedText: "Das Kind sieht Ihre Antwort und kann noch einmal fragen.",
  expired: "Diese Anfrage ist abgelaufen",
  expiredText:
    "Sie wurde nicht innerhalb von 24 Stunden beantwortet. Das Kind kann noch einmal fragen.",
  withdrawn: "Sie haben es zurückgenommen",
  withdrawnText: "Was Sie erlaubt haben, gilt nicht mehr.",
  close: "Sie können diese Seite schließen.",

  waiting: "Wartet auf Ihre Antwort",
  today: "Ausnahmen für heute",
  takeBack: "Zurücknehmen",
  done: {
    granted: "Sie haben es erlaubt. Es gilt ab jetzt.",
    denied: "Sie haben es nicht erlaubt. Das Kind sieht Ihre Antwort.",
    withdrawn: "Sie haben es zurückgenommen. Es gilt nicht mehr.",
    late: "Diese Anfrage wurde schon beantwortet oder ist abgelaufen. Es wurde nichts geändert.",
  },
};
