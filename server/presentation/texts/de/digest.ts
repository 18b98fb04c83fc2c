// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const digest: Texts["digest"] = {
  mail: {
    subject: (product) => `Die Woche in ${product}`,
    greeting: "Guten Tag,",
    lead: (from, until) => `das hat Ihr Kind vom ${from} bis zum ${until} gemacht.`,
    leadOf: (child, from, until) => `das hat ${child} vom ${from} bis zum ${until} gemacht.`,
    inProduct: (product, term) => `${product}: ${term}`,
    played: "Bildschirmzeit",
    notPlayed: "Nicht gespielt.",
    total: (duration) => `${duration} insgesamt`,
    spent: "Ausgaben",
    notSpent: "Es wurde nichts ausgegeben.",
    did: "Aktivität",
    didNothing: "Es wurde keine Aktivität gemeldet.",
    button: "Mehr auf Ihren Familienseiten ansehen",
    stopWhy:
      "Sie bekommen diese Übersicht jeden Sonntag, weil Sie für dieses Kind eingetragen sind.",
    stop: "Diese Übersicht abbestellen",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  times: (count) => plural(count, { one: "einmal", other: `${count}-mal` }),
  card: {
    title: "Wochenübersicht",
    isOn: "Sie bekommen jeden Sonntag eine E-Mail mit Bildschirmzeit, Ausgaben und Aktivität.",
    isOff: "Sie bekommen keine Wochenübersicht zu diesem Kind.",
    start: "Übersicht bestellen",
    stop: "Übersicht abbestellen",
  },
  done: {
    "summary-on": "Sie bekommen ab jetzt die Wochenübersicht.",
    "summary-off": "Sie bekommen die Wochenübersicht nicht mehr.",
  },
  page: {
    title: "Wochenübersicht abbestellen?",
    lead: "Sie bekommen die wöchentliche E-Mail zu diesem Kind dann nicht mehr. Andere E-Mails, etwa Anfragen und Belege, kommen weiterhin.",
    button: "Übersicht abbestellen",
    stopped: "Die Wochenübersicht ist abbestellt",
    stoppedText: "Auf Ihren Familienseiten können Sie sie wieder bestellen.",
  },
  spending: {
    title: "Ausgaben nach Monat",
    none: "Es wurden keine Käufe gemeldet.",
    month: "Monat",
    amount: "Betrag",
    limit: (spent, limit, date) =>
      `${spent} von ${limit} ausgegeben. Das Limit beginnt am ${date} von vorn.`,
  },
  activity: {
    title: "Aktivität der letzten sieben Tage",
    none: "Es wurde keine Aktivität gemeldet.",
    what: "Was",
    howOften: "Wie oft",
  },
  chart: (title) => `${title}. Die Tabelle darunter enthält dieselben Zahlen.`,
  numbers: "Zahlen anzeigen",
};
