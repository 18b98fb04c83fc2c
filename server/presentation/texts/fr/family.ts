// The family pages: all children, and one child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

const years = (age: number) =>
  plural(age, { one: `${age} an`, many: `${age} d’années`, other: `${age} ans` });

export const family: Texts["family"] = {
  title: "Votre famille",
  trail: "Fil d’Ariane",
  lead: "Les jeux et applications qui ont votre consentement.",
  empty: "Aucun jeu ni application n’a votre consentement pour le moment.",
  child: (age) => `Enfant de ${years(age)}`,
  adult: (age) => `Adulte de ${years(age)}`,
  childOfUnknownAge: "Enfant d’âge inconnu",
  bornIn: (place, year) => `${place}, année de naissance\u202f: ${year}`,
  knownOf: (child, about) => `${child}, ${about}`,
  childIn: (product, child) => `${product}\u202f: ${child}`,
  marks:
    "Nous ne connaissons pas le nom de vos enfants. Les 4 caractères après l’âge sont la fin de l’identifiant de joueur. Un enfant qui joue aux jeux de plusieurs sociétés apparaît une fois pour chacune.",
  allowed: (on, all) => `Autorisations données\u202f: ${on} sur ${all}`,
  onHold:
    "En suspens\u202f: les nouveaux documents n’ont pas été acceptés à temps. Ce que vous autorisez reste désactivé jusqu’à ce qu’un responsable légal les accepte. L’enfant peut vous le redemander dans le jeu ou l’application.",
  nothingToDecide: "Aucune autorisation n’attend votre décision.",
  isAdult: "Désormais adulte, décide sans responsable légal",
  isAdultText: "Selon la loi de son lieu de résidence, cette personne est majeure et décide seule.",
  since: (date) => `Consentement donné le ${date}`,
  earlier: "Page précédente",
  later: "Page suivante",
  done: {
    erased: "Les données de l’enfant ont été effacées.",
    withdrawn: "Vous avez retiré votre consentement. L’accès de l’enfant a pris fin.",
    left: "Vous n’êtes plus responsable de cet enfant. Les autres le restent.",
    "left-last":
      "Vous n’êtes plus responsable de cet enfant. Il n’y en avait pas d’autre\u202f: tous les consentements ont donc été retirés.",
  },
  kept: "Nous avons gardé votre saisie. Elle n’est pas encore enregistrée.",
  devices: "Appareils qui restent connectés",
  unknownDevice: "Appareil inconnu",
  thisDevice: "Cet appareil",
  deviceUse: (last, until) =>
    `Dernière utilisation le ${last}, connexion valable jusqu’au ${until}`,
  devicesHint:
    "Vous avez perdu un appareil, ou vous n’en reconnaissez pas un\u202f? Choisissez «\u202fSe déconnecter de tous les appareils\u202f».",
  signedInAs: "Connexion avec l’adresse",
  signOut: "Se déconnecter",
  signOutEverywhere: "Se déconnecter de tous les appareils",

  permissions: "Autorisations",
  on: "Vous autorisez",
  off: "Vous n’autorisez pas",
  own: "L’enfant décide",
  barred: "Non proposé à cet enfant",
  consent: "Votre consentement",
  consented: (product, date) => `${product} a votre consentement depuis le ${date}.`,
  consentedBy: (product, date) =>
    `${product} a le consentement d’un responsable légal depuis le ${date}.`,
  withdraw: "Retirer le consentement",
};

export const child: Texts["child"] = {
  isAllowed: "Autorisé",
  isNotAllowed: "Non autorisé",
  allow: "Autoriser",
  deny: "Ne plus autoriser",
  save: "Enregistrer",
  undo: "Annuler",
  lastChange: (change) => `Dernier changement\u202f: ${change}`,
  nowAllowed: (title) => `Vous autorisez désormais\u202f: ${title}.`,
  nowNotAllowed: (title) => `Vous n’autorisez plus\u202f: ${title}.`,
  nowAnswered: (title, value) => `Nouvelle valeur pour ${title}\u202f: ${value}.`,
  done: {
    undone: "Vous avez annulé votre dernier changement.",
    "too-late":
      "Ce changement ne peut plus être annulé, car autre chose a changé depuis. Rien n’a été modifié.",
    unchanged: "Rien n’a été modifié. Cette décision ne vous revient plus.",
    named: "C’est enregistré. Seuls les responsables légaux de cet enfant peuvent voir le nom.",
    unnamed: "Vous avez supprimé le nom.",
  },

  week: "Les 7 derniers jours",
  played: (time) => `Temps de jeu total\u202f: ${time}.`,
  notPlayed: "Aucun temps de jeu.",
  none: "0 minute",
  day: "Jour",
  time: "Temps de jeu",
  daysIn: (city) => `Les jours suivent l’heure locale (${city}).`,

  asked: "Votre décision est attendue",
  asks: (product) => `${product} demande aux responsables légaux de cet enfant de décider.`,
  decideBy: (moment) => `Décidez au plus tard le ${moment}.`,
  seeRequest: "Voir la demande",
  nameIt: "Nom et couleur",
  nameTitle: "Un nom pour cet enfant",
  nameLead:
    "Choisissez comment appeler cet enfant ici. Tous ses responsables légaux peuvent voir et changer ce nom. Les jeux et les applications ne le voient pas.",
  name: "Nom",
  nameHint: "40 caractères au maximum. Laissez vide pour supprimer le nom.",
  colour: "Couleur",
  colours: {
    blue: "Bleu",
    orange: "Orange",
    green: "Vert",
    red: "Rouge",
    purple: "Violet",
    brown: "Marron",
    pink: "Rose",
    grey: "Gris",
  },
  inMails: "Utiliser le nom dans les courriels",
  inMailsHint:
    "Les courriels aux responsables légaux de cet enfant mentionneront alors le nom. D’autres personnes peuvent voir vos courriels, par exemple sur un écran verrouillé.",
  nameWrong: "Saisissez un nom de 40 caractères au maximum.",
  cancel: "Retour sans enregistrer",

  documents: "Ce que vous avez accepté",
  noDocuments: "Votre consentement ne comportait aucun document.",
  agreedOn: (moment) => `Accepté le ${moment}`,
  backToChild: "Retour",
};

export const withdrawal: Texts["withdrawal"] = {
  title: "Retirer votre consentement\u202f?",
  whatHappens: "Si vous retirez votre consentement",
  effects: (product) => [
    `L’accès de l’enfant à ${product} prend fin immédiatement, même en pleine partie.`,
    "Les demandes en attente de votre réponse sont closes, et les limites que vous avez fixées ne s’appliquent plus.",
    `Nous informons ${product}. Pour faire supprimer les données enregistrées sur l’enfant, adressez-vous à ${product}.`,
    "Vous ne pouvez pas revenir en arrière ici. L’enfant devra vous redemander.",
  ],
  confirm: "Retirer le consentement",
  keep: "Ne rien changer",
};
