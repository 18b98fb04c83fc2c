// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const consent: Texts["consent"] = {
  title: (product) => `${product} demande votre consentement`,
  firstLead: (product) =>
    `Un enfant qui utilise ${product} a besoin du consentement d’un parent ou responsable légal. Rien n’est activé avant votre décision.`,
  movedLead: (product, place) =>
    `Un enfant dont vous êtes responsable et qui utilise ${product} a changé de lieu de résidence. Nouveau lieu\u202f: ${place}. La règle y est différente\u202f: un parent ou responsable légal doit décider de ce qui suit. Tout cela reste désactivé jusqu’à votre décision.`,
  laterLead: (product) =>
    `Un enfant dont vous êtes responsable souhaite utiliser davantage de fonctions dans ${product}. Rien ne change avant votre décision.`,
  noticeLead: (product) =>
    `${product} a modifié des documents qui s’appliquent à un enfant dont vous êtes responsable. Lisez-les, puis décidez. Les autorisations ne changent pas.`,
  onHold:
    "En suspens\u202f: les nouveaux documents n’ont pas été acceptés à temps. Ce que vous avez autorisé est réactivé dès qu’un responsable légal donne son consentement.",
  duration: "Il vous faudra environ 2 minutes.",
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  stepYou: "À propos de vous",
  stepRead: "Documents",
  stepChoose: "Autorisations",
  stepDecide: "Votre décision",

  childUnder: (age, place) => `Un enfant de moins de ${age} ans (${place})`,
  childFromTo: (from, to, place) => `Un jeune de ${from} à ${to} ans (${place})`,
  adultIn: (place) => `Une personne majeure (${place})`,
  whyConsentAge: (age) =>
    `Là où vit cet enfant, les moins de ${age} ans ont besoin du consentement d’un parent ou responsable légal.`,
  whyRequest: "Cette demande nécessite le consentement d’un parent ou responsable légal.",

  email: "Votre adresse électronique",
  emailHint:
    "Elle nous sert à vous écrire au sujet de cet enfant. Vous en aurez aussi besoin pour vous connecter.",
  yourAddress: (address) => `Vous avez suivi le lien du courriel envoyé à ${address}`,
  whichAddress: "Quelle est votre adresse électronique\u202f?",
  otherAddress: "Une autre adresse",
  forwarded: "Ce n’est pas mon adresse",
  attestation:
    "J’atteste être une personne majeure, et être le parent ou le responsable légal de cet enfant.",

  readLead: (product) =>
    `Lisez ces documents fournis par ${product}. Votre consentement porte sur les versions présentées ici.`,
  dataNotice: "Données personnelles",
  version: (version) => `Version ${version}`,
  readHere: "Lire ici",
  readAt: (host) => `Ouvrir sur ${host}`,

  chooseLead: (product) => `Activez ce que vous voulez autoriser. ${product} respecte vos choix.`,
  askedFor: (product) =>
    `${product} demande ces autorisations. Choisissez une réponse pour chacune.`,
  allow: "Autoriser",
  deny: "Ne pas autoriser",
  otherPermissions: (product) =>
    `${product} ne demande pas ces autorisations. Elles restent désactivées si vous ne les activez pas.`,
  nothingToChoose: "Il n’y a rien à choisir. Aucune autorisation n’attend votre décision.",
  ownPermissions: (product) => `Uniquement dans ${product}`,
  aboutOthers: "Ce que vous ne pouvez pas changer",
  childDecides: (permissions) => `C’est l’enfant qui décide\u202f: ${permissions}.`,
  notAvailable: (permissions) => `Non proposé à cet enfant\u202f: ${permissions}.`,

  decideLead:
    "En donnant votre consentement, vous autorisez ce que vous avez choisi ci-dessus, et rien d’autre.",
  decideWithDocuments:
    "En donnant votre consentement, vous autorisez ce que vous avez choisi ci-dessus, et les documents ci-dessus s’appliquent.",
  decideNotices:
    "En donnant votre consentement, vous acceptez les documents ci-dessus. Les autorisations ne changent pas.",
  deadline: (when) =>
    `Décidez au plus tard le ${when}. Si aucun responsable légal n’a donné son consentement d’ici là, tout ce qui dépend de votre décision est désactivé jusqu’à ce que l’un d’eux le donne.`,
  noHurry: "Prenez votre temps. Le même lien vous ramène à cette page.",
  consent: "Je donne mon consentement",
  decline: "Je refuse",
  notMyChild: "Ce n’est pas mon enfant",
  declineHint: (product) =>
    `Rien ne change. ${product} pourra voir qu’un responsable légal a refusé.`,
  notMyChildHint:
    "Choisissez cette réponse si la demande vous est parvenue par erreur. Rien ne change.",

  errorsTitle: "Il y a un problème",
  emailMissing: "Saisissez votre adresse électronique.",
  emailMalformed: "Saisissez une adresse électronique comme nom@example.com.",
  attestationMissing:
    "Attestez que vous êtes une personne majeure, et le parent ou le responsable légal de cet enfant. Si ce n’est pas le cas, choisissez «\u202fCe n’est pas mon enfant\u202f».",
  changed:
    "Cette demande a changé depuis que vous avez ouvert la page. Vérifiez-la avant de décider.",
  allowanceWrong: "Choisissez l’une des valeurs possibles pour cette question.",
  choiceMissing: "Choisissez «\u202fAutoriser\u202f» ou «\u202fNe pas autoriser\u202f».",
  tooManyGuardians:
    "Cet enfant a déjà 4 responsables légaux, le maximum. L’un d’eux peut décider, ou doit d’abord se retirer.",
  tooManyConfirmations:
    "Nous avons déjà envoyé plusieurs courriels pour cette confirmation. Cherchez le plus récent, ou réessayez dans une heure.",
  noDecision: "Choisissez l’un des boutons en bas de la page.",
};

export const together: Texts["together"] = {
  title: (count) =>
    plural(count, {
      one: "Un produit demande votre consentement",
      many: `${count} de produits demandent votre consentement`,
      other: `${count} produits demandent votre consentement`,
    }),
  lead: "Ces demandes concernent toutes le même enfant. Répondez à toutes ci-dessous, ou à chacune sur sa propre page. Rien n’est activé avant votre décision.",
  alone: (product) => `Choisir les autorisations et décider seulement pour ${product}`,
  waiting: (product) => `Voir où en est votre décision pour ${product}`,
  decideTitle: "Répondre à toutes les demandes",
  decideLead:
    "Si vous donnez votre consentement à toutes les demandes, les documents ci-dessus s’appliquent. L’enfant peut utiliser les produits, avec tout le reste désactivé et les limites les plus strictes. Vous pouvez autoriser davantage sur la page de chaque produit, maintenant ou plus tard.",
  consent: (count) =>
    plural(count, {
      one: "Je donne mon consentement",
      many: `Je donne mon consentement aux ${count} de demandes`,
      other: `Je donne mon consentement aux ${count} demandes`,
    }),
  decline: "Je refuse toutes les demandes",
  doneTitle: "Ce qui a été décidé",
  all: "Voir toutes les demandes",
};

export const allowances: Texts["allowances"] = {
  title: "Limites d’utilisation",
  lead: (product) =>
    `${product} demande aussi quelles limites vous fixez. La réponse la plus stricte est déjà indiquée. Modifiez-la si vous le souhaitez.`,
  range: (min, max) => `Un nombre entier, de ${min} à ${max}`,
  outOfRange: (min, max) => `Saisissez un nombre entier, de ${min} à ${max}.`,
  notAnOption: "Choisissez l’une des réponses.",
};

export const trust: Texts["trust"] = {
  label: "À propos de cette demande",
  labelOf: (product) => `À propos de cette demande\u202f: ${product}`,
  who: "Qui demande",
  asker: (product, company) => `${product} (société\u202f: ${company})`,
  askerAt: (product, company, address) => `${product} (société\u202f: ${company}, ${address})`,
  child: "Pour qui",
  purpose: "Dans quel but",
  why: "Pourquoi vous",
  law: (source) => `La loi\u202f: ${source}.`,
  no: "Si vous refusez",
  noAtFirst: (product) =>
    `Rien n’est activé. ${product} pourra voir qu’un responsable légal a refusé.`,
  noLater: (product) => `Rien ne change. L’enfant continue à utiliser ${product} comme avant.`,
  noOnHold: (product) =>
    `Dans ${product}, tout ce qui dépend de votre décision reste désactivé jusqu’à ce qu’un responsable légal donne son consentement.`,
  noUntilDeadline: (product, when) =>
    `L’enfant continue à utiliser ${product} comme avant jusqu’à cette date\u202f: ${when}. Ensuite, tout ce qui dépend de votre décision est désactivé jusqu’à ce qu’un responsable légal donne son consentement.`,
  questions: "Une question\u202f?",
  contact: (company) => `Écrire à ${company}`,
  privacy: "Comment vos données sont utilisées",
};

export const sendAgain: Texts["sendAgain"] = {
  offer: (masked) => `Nous pouvons envoyer un nouveau lien à ${masked}.`,
  submit: "M’envoyer un nouveau lien",
  sent: "Consultez votre messagerie",
  sentText: (masked) =>
    `Nous avons envoyé un nouveau lien à ${masked}. Il est valable pendant 14 jours.`,
  sentNothing:
    "Rien reçu au bout de quelques minutes\u202f? Regardez dans vos courriers indésirables (spams).",
};

export const document: Texts["document"] = {
  back: "Rouvrir la demande",
  closeHint:
    "Fermez cet onglet pour retrouver les réponses que vous avez déjà saisies. Si vous rouvrez la demande, elle sera vide.",
  part: (part, parts) => `Partie ${part} sur ${parts}`,
  previous: "Partie précédente",
  next: "Partie suivante",
};
