import type { Texts } from "../types.js";

export const data: Texts["data"] = {
  title: "Daten über das Kind",
  lead: "Sie können alles herunterladen, was wir über das Kind speichern, oder es löschen lassen.",
  show: "Daten herunterladen oder löschen",
  contents: [
    "Was wir über das Alter des Kindes wissen und wo es lebt.",
    "Was Sie und andere sorgeberechtigte Personen entschieden haben, und wann.",
    "Bildschirmzeit, Käufe und Aktivitäten, die uns die Spiele gemeldet haben.",
  ],
  download: "Daten herunterladen",
  downloadHint:
    "Eine Datei im Format JSON. Sie enthält, was uns alle Spiele dieses Unternehmens melden.",
  erase: "Daten löschen",
  erased: {
    subject: (product) => `Die Daten eines Kindes in ${product} wurden gelöscht`,
    what: (products) =>
      `Wir haben alles gelöscht, was wir über ein Kind in Ihrer Obhut gespeichert hatten, das ${products} genutzt hat. Der Zugang des Kindes ist beendet.`,
    who: (guardian) =>
      `Das hat eine andere sorgeberechtigte Person des Kindes veranlasst: ${guardian}.`,
    whoProduct: (product) => `Das hat ${product} veranlasst.`,
    when: (at) => `Zeitpunkt: ${at}.`,
    noUndo:
      "Das lässt sich nicht rückgängig machen. Um wieder zu spielen, muss das Kind eine sorgeberechtigte Person neu fragen.",
    button: "Zu Ihren Familienseiten",
  },
  exported: {
    subject: (product) => `Die Daten eines Kindes in ${product} wurden heruntergeladen`,
    what: (products) =>
      `${products} hat heruntergeladen, was wir über ein Kind in Ihrer Obhut speichern. Geändert wurde nichts.`,
    expected: "Das kann vorkommen, wenn Sie oder das Kind um eine Kopie der Daten gebeten haben.",
  },
};

export const erasure: Texts["erasure"] = {
  title: "Daten des Kindes löschen?",
  whatHappens: "Wenn Sie die Daten löschen",
  effects: (products) => [
    `Der Zugang des Kindes zu ${products} endet sofort, auch mitten im Spiel.`,
    "Alles, was wir über das Kind speichern, wird gelöscht, ebenso unsere E-Mails an Sie über das Kind.",
    `Wir informieren ${products}. Wenn dort gespeicherte Daten gelöscht werden sollen, wenden Sie sich bitte direkt dorthin.`,
    "Das lässt sich nicht rückgängig machen. Das Kind muss Sie neu fragen.",
  ],
  confirm: "Daten löschen",
  keep: "Alles lassen, wie es ist",
};
