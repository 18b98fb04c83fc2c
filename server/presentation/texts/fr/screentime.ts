// Limits of play time, and what children ask for beyond them.
import type { Texts } from "../types.js";

export const schedule: Texts["schedule"] = {
  card: "Temps d’écran",
  isUnset: "Vous n’avez fixé aucune limite. Le temps de jeu est compté, mais pas limité.",
  isOff: "Vos limites sont désactivées. Le temps de jeu est compté, mais pas limité.",
  setUp: "Fixer des limites",
  change: "Changer les limites",
  mayPlay: "Peut jouer maintenant.",
  mayNotPlay: "Ne peut pas jouer maintenant.",
  reasons: {
    "limit-reached": (until) =>
      `La limite du jour est atteinte. Prochain temps disponible\u202f: ${until}.`,
    "quiet-hours": (until) => `Fin des heures calmes\u202f: ${until}.`,
  },
  usedOf: (used, limit) => `Aujourd’hui\u202f: ${used} sur ${limit}`,
  left: (rest) => `Temps restant\u202f: ${rest}`,
  usedWithoutLimit: (used) => `Aujourd’hui\u202f: ${used}, sans limite`,
  none: "Aucune",
  every: (interval) => `Un rappel après ${interval} de jeu`,
  saved: "Vos limites sont enregistrées et s’appliquent dès maintenant.",

  title: "Limites de temps d’écran",
  enabled: "Limites activées",
  enabledHint:
    "Si vous les désactivez, rien de ce qui suit ne s’applique. Vos réglages sont conservés.",
  timezone: "Fuseau horaire",
  timezoneHint:
    "Choisissez où se trouve l’enfant. Les jours et les heures calmes suivent l’heure de ce lieu.",
  zone: (city, time) => `${city} (il est ${time})`,
  otherZone: "Choisir un autre fuseau horaire",
  useZone: "Utiliser ce fuseau horaire",
  limits: "Limites quotidiennes",
  limitsHint:
    "Par exemple 90, 1:30 ou 1h30. Un nombre seul indique des minutes. Laissez un jour vide pour ne pas le limiter. Saisissez 0 pour interdire le jeu.",
  presets: {
    school: "Remplir les jours d’école",
    weekend: "Remplir le week-end",
  },
  presetNames: { school: "Veilles d’école", weekend: "Nuits du week-end" },
  presetsHint:
    "Jours d’école\u202f: 1 heure du lundi au vendredi, et pas de jeu de 20:00 à 07:00 avant un jour d’école. Week-end\u202f: 2 heures le samedi et le dimanche, et pas de jeu de 21:30 à 08:00. Changez ce qui ne convient pas, puis enregistrez.",
  unit: "minutes",
  same: (day) => `Copier le ${day} sur tous les jours`,
  quiet: "Heures calmes",
  quietHint: "L’enfant ne peut pas jouer pendant les heures calmes.",
  firstName: "Heure du coucher",
  addFirst: "Ajouter des heures calmes",
  add: "Ajouter d’autres heures calmes",
  unnamed: "Sans nom",
  unfinished: "À compléter",
  edit: "Modifier",
  remove: "Supprimer",
  close: "Terminé",
  name: "Nom",
  days: "Jours où elles commencent",
  start: "Début",
  end: "Fin",
  overnightHint: "Si la fin précède le début, elle est le lendemain.",
  breaks: "Pauses",
  breaksHint:
    "L’enfant reçoit un rappel après ce temps de jeu sans pause de 15 minutes. Laissez vide pour ne pas envoyer de rappel.",
  interval: "Rappel après",
  save: "Enregistrer les limites",
  cancel: "Retour sans enregistrer",
  errors: {
    limit: "Saisissez une durée de 0 à 24 heures, comme 90 ou 1h30, ou laissez le jour vide.",
    interval: "Saisissez une durée de 5 minutes à 8 heures, comme 45, ou laissez vide.",
    name: "Saisissez un nom de 100 caractères au maximum.",
    days: "Choisissez au moins un jour.",
    time: "Saisissez une heure comme 20:30.",
    sameTime: "Choisissez une heure de fin différente de l’heure de début.",
    tooMany: "Vous pouvez ajouter des heures calmes 20 fois au maximum.",
  },
};

export const override: Texts["override"] = {
  title: {
    "extra-time": (product) => `Plus de temps dans ${product}\u202f?`,
    "bypass-quiet-hours": (product) => `Jouer à ${product} pendant les heures calmes\u202f?`,
  },
  asks: {
    "extra-time": (duration) =>
      duration === undefined
        ? "L’enfant demande plus de temps pour aujourd’hui."
        : `L’enfant demande ${duration} de plus pour aujourd’hui.`,
    "bypass-quiet-hours": (duration) =>
      duration === undefined
        ? "L’enfant demande à jouer pendant les heures calmes d’aujourd’hui."
        : `L’enfant demande à jouer ${duration} pendant les heures calmes d’aujourd’hui.`,
  },
  reason: "Message de l’enfant",
  used: (used, limit) => `Temps de jeu aujourd’hui\u202f: ${used} sur ${limit}.`,
  usedWithoutLimit: (used) => `Temps de jeu aujourd’hui\u202f: ${used}.`,
  onlyToday: "Votre réponse vaut seulement pour aujourd’hui. Les limites ne changent pas.",
  until: (moment) => `Date limite pour répondre\u202f: ${moment}. Ensuite, la demande expire.`,
  allow: (duration) => `Autoriser ${duration}`,
  allowToTheEnd: "Autoriser jusqu’à la fin des heures calmes",
  orAllow: "Ou autoriser",
  chosen: "Rien n’est encore décidé. Appuyez sur le bouton pour confirmer votre réponse.",
  otherAnswers: "Donner une autre réponse",
  deny: "Pas aujourd’hui",
  family: "Aller dans votre espace famille",

  granted: "Vous avez accepté",
  grantedText: {
    "extra-time": (duration) => `${duration} de plus aujourd’hui.`,
    "bypass-quiet-hours": (duration) => `${duration} pendant les heures calmes.`,
  },
  toTheEnd: "L’enfant peut jouer jusqu’à la fin de ces heures calmes.",
  mayTakeBack: (product) =>
    `${product} peut voir votre réponse. Vous pouvez l’annuler dans votre espace famille.`,
  denied: "Vous avez refusé",
  deniedText: "L’enfant peut voir votre réponse et peut redemander.",
  expired: "Cette demande a expiré",
  expiredText: "Elle est restée sans réponse pendant 24 heures. L’enfant peut redemander.",
  withdrawn: "Vous avez annulé votre accord",
  withdrawnText: "Ce que vous aviez autorisé ne s’applique plus.",
  close: "Vous pouvez fermer cette page.",

  waiting: "Une demande attend votre réponse",
  today: "Exceptions pour aujourd’hui",
  takeBack: "Annuler",
  done: {
    granted: "Vous avez accepté. Cela s’applique dès maintenant.",
    denied: "Vous avez refusé. L’enfant peut voir votre réponse.",
    withdrawn: "Vous avez annulé votre accord. Il ne s’applique plus.",
    late: "Cette demande a déjà reçu une réponse ou a expiré. Rien n’a changé.",
  },
};
