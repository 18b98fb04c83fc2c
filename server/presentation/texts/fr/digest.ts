// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const digest: Texts["digest"] = {
  mail: {
    subject: (product) => `La semaine dans ${product}`,
    greeting: "Bonjour,",
    lead: (from, until) => `Voici ce que votre enfant a fait (${from} – ${until}).`,
    leadOf: (child, from, until) => `${child}\u202f: voici sa semaine (${from} – ${until}).`,
    inProduct: (product, term) => `${product}\u202f: ${term}`,
    played: "Temps d’écran",
    notPlayed: "Aucun temps de jeu.",
    total: (duration) => `${duration} au total`,
    spent: "Dépenses",
    notSpent: "Rien n’a été dépensé.",
    did: "Activité",
    didNothing: "Aucune activité n’a été signalée.",
    button: "En voir plus dans votre espace famille",
    stopWhy: "Vous recevez ce résumé chaque dimanche, car vous êtes responsable de cet enfant.",
    stop: "Ne plus recevoir ce résumé",
    signature: (product) => `Kinward, pour ${product}`,
  },
  times: (count) =>
    plural(count, { one: `${count} fois`, many: `${count} fois`, other: `${count} fois` }),
  card: {
    title: "Résumé hebdomadaire",
    isOn: "Chaque dimanche, vous recevez un courriel avec le temps d’écran, les dépenses et l’activité.",
    isOff: "Vous ne recevez pas le résumé hebdomadaire de cet enfant.",
    start: "Recevoir le résumé",
    stop: "Ne plus recevoir le résumé",
  },
  done: {
    "summary-on": "Vous recevez désormais le résumé hebdomadaire.",
    "summary-off": "Vous ne recevez plus le résumé hebdomadaire.",
  },
  page: {
    title: "Ne plus recevoir le résumé hebdomadaire\u202f?",
    lead: "Vous ne recevrez plus le courriel hebdomadaire sur cet enfant. Les autres courriels, comme les demandes et les justificatifs, continueront d’arriver.",
    button: "Ne plus recevoir le résumé",
    stopped: "Vous ne recevrez plus le résumé hebdomadaire",
    stoppedText: "Vous pouvez le réactiver dans votre espace famille.",
  },
  spending: {
    title: "Dépenses par mois",
    none: "Aucun achat n’a été signalé.",
    month: "Mois",
    amount: "Montant",
    limit: (spent, limit, date) =>
      `Dépensé\u202f: ${spent} sur ${limit}. La limite repart à zéro le ${date}.`,
  },
  activity: {
    title: "Activité des sept derniers jours",
    none: "Aucune activité n’a été signalée.",
    what: "Quoi",
    howOften: "Combien de fois",
  },
  chart: (title) => `${title}. Le tableau ci-dessous contient les mêmes chiffres.`,
  numbers: "Afficher les chiffres",
};
