// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

/** How long something is kept: "90 jours". */
const daysText = (days: number) =>
  plural(days, { one: `${days} jour`, many: `${days} de jours`, other: `${days} jours` });

export const receipts: Texts["receipts"] = {
  titles: {
    consent: (product) => `Consentement donné pour ${product}`,
    upgrade: (product) => `Décision sur de nouvelles autorisations dans ${product}`,
    pending: (product) => `Consentement pour ${product}, pas encore valable`,
    refusal: (product) => `Consentement refusé pour ${product}`,
    notMyChild: (product) => `«\u202fCe n’est pas mon enfant\u202f» dans ${product}`,
    permissions: (product) => `Autorisations modifiées dans ${product}`,
    allowances: (product) => `Limites d’utilisation modifiées dans ${product}`,
    schedule: (product) => `Limites de temps modifiées dans ${product}`,
    granted: (product) => `Temps de jeu supplémentaire autorisé dans ${product}`,
    denied: (product) => `Temps de jeu supplémentaire non autorisé dans ${product}`,
    withdrawn: (product) => `Temps de jeu supplémentaire annulé dans ${product}`,
    withdrawal: (product) => `Consentement retiré pour ${product}`,
    revocation: (product) => `Fin de l’accès à ${product}`,
    moved: (product) => `Le lieu d’un enfant a changé dans ${product}`,
    unlink: (product) => `Fin de votre lien avec un enfant dans ${product}`,
    association: (product) => `Un compte dans ${product} a été rattaché à un enfant`,
    "no-longer-needed": (product) => `${product} n’a plus besoin de votre consentement`,
    joined: (product) => `Nouveau responsable légal dans ${product}`,
    left: (product) => `Un responsable légal s’est retiré dans ${product}`,
    removed: (product) => `Un responsable légal a été retiré dans ${product}`,
    refused: (product) => `Un nouveau responsable légal a été refusé dans ${product}`,
    repudiation: (product) => `«\u202fCe n’était pas moi\u202f»\u202f: ${product}`,
    notices: (product) => `Nouveaux documents acceptés pour ${product}`,
    hold: (product) => `Un délai est dépassé dans ${product}`,
  },
  about: {
    consent: "L’enfant peut continuer, avec les autorisations ci-dessous.",
    notices: "L’enfant peut continuer. Les autorisations ne changent pas.",
    hold: "Les nouveaux documents n’ont pas été acceptés à temps. Tout ce qui dépend de votre décision est désactivé jusqu’à ce qu’un responsable légal les accepte. Vos réglages sont conservés. L’enfant peut vous le redemander dans le jeu ou l’application.",
    pending:
      "Il comptera dès qu’un autre responsable légal aura donné son accord, ou dès que vous aurez prouvé votre majorité.",
    refusal: "Rien n’a été activé.",
    permissions: "Ces autorisations ont changé.",
    allowances: "Ces limites d’utilisation ont changé.",
    schedule: "Ces limites s’appliquent dès maintenant.",
    override: "Cela vaut seulement pour aujourd’hui. Les limites ne changent pas.",
    withdrawal: "L’accès de l’enfant a pris fin. Pour revenir, l’enfant devra redemander.",
    revocation:
      "Les personnes qui gèrent ce service ont mis fin à l’accès de l’enfant. Vous n’avez rien à faire.",
    moved:
      "Désormais, les règles du nouveau lieu s’appliquent. Ce que les responsables légaux ont autorisé le reste. Si un responsable légal doit y décider d’autre chose, cela reste désactivé jusqu’à votre décision. Si l’enfant n’a pas changé de lieu, demandez au produit de corriger cette information.",
    unlink:
      "L’enfant peut continuer à utiliser ce qui était autorisé. Les limites et le temps supplémentaire fixés par les responsables légaux ne s’appliquent plus. Les responsables légaux ne voient plus rien de l’enfant dans ce produit. Vous n’avez rien à faire.",
    association:
      "Le jeu ou l’application a rattaché un compte à un enfant. Les responsables légaux de cet enfant décident désormais pour ce compte. Si c’est une erreur, contactez le jeu ou l’application.",
    "no-longer-needed":
      "Là où vit l’enfant, son âge lui permet de décider. La demande a pris fin. Vous n’avez rien à faire.",
    "guardian-joined":
      "Chaque responsable légal peut décider pour l’enfant et apprend ce que les autres décident.",
    "guardian-left": "Cette personne ne décide plus pour l’enfant.",
    "guardian-removed": "Cette personne ne décide plus pour l’enfant.",
    "guardian-refused": "Cette personne ne décide pas pour l’enfant.",
    repudiation: "",
  },
  own: {
    association:
      "Selon le jeu ou l’application, ce compte est celui d’un enfant qui a d’autres responsables légaux. Ils décident désormais pour ce compte. Nous leur avons demandé si vous pouvez décider aussi. Sans réponse dans les 14 jours, la demande est considérée comme refusée. Pour mettre fin vous-même à l’accès de l’enfant, ouvrez le justificatif de votre consentement et choisissez «\u202fCe n’était pas moi\u202f».",
    "guardian-joined":
      "Vous pouvez désormais décider pour l’enfant. Chaque responsable légal apprend ce que les autres décident.",
    "guardian-left": "Vous ne décidez plus pour l’enfant.",
    "guardian-removed":
      "Un autre responsable légal a mis fin à votre rôle. Vous ne décidez plus pour l’enfant.",
    "guardian-refused": "Vous ne décidez pas pour l’enfant.",
  },
  repudiatedOwn: {
    ended:
      "Vous avez déclaré ne pas avoir pris une décision enregistrée à votre nom. L’accès de l’enfant a pris fin.",
    stays:
      "Vous avez déclaré ne pas avoir pris une décision enregistrée à votre nom. Vous ne décidez plus pour l’enfant. Rien d’autre n’a changé.",
  },
  repudiated: {
    ended:
      "Un responsable légal a déclaré ne pas avoir pris une décision enregistrée à son nom. L’accès de l’enfant a pris fin.",
    stays:
      "Un responsable légal a déclaré ne pas avoir pris une décision enregistrée à son nom. Il ne décide plus pour l’enfant. Rien d’autre n’a changé.",
  },

  who: "Qui a décidé",
  you: "Vous",
  anotherGuardian: (masked) => `${masked}, un autre responsable légal`,
  unknownGuardian: "Une personne qui a le lien de la demande",
  by: {
    product: (product) => `Le produit lui-même\u202f: ${product}`,
    operator: () => "Les personnes qui gèrent ce service",
    test: () => "Un test, à la place d’un responsable légal",
    service: () => "Aucune réponse n’est arrivée à temps",
  },
  noDecision: "Aucune décision n’était nécessaire",
  about_: "Personne concernée",
  when: "Quand",
  child: "Quel enfant",
  childMark: (place, mark) =>
    `Un enfant (${place}), identifiant de joueur se terminant par ${mark}`,
  law: "Loi applicable",
  lawSource: "Source",
  lawVersion: (version) => `Règle ${version}`,
  reference: "Référence",
  referenceText: (ledger, index) => `Entrée ${index} du registre ${ledger}`,
  permissions: "Autorisations",
  allowed: "Autorisé",
  notAllowed: "Non autorisé",
  allowanceList: "Limites d’utilisation",
  limits: "Temps d’écran",
  limitsOff: "Les limites sont désactivées.",
  placeBefore: "Lieu précédent",
  placeNow: "Lieu actuel",
  limitsZone: "Fuseau horaire",
  noLimit: "Aucune limite",
  extra: "Temps supplémentaire",
  untilQuietHoursEnd: "Jusqu’à la fin des heures calmes",
  documents: "Documents",
  documentsLead: "Tels qu’ils étaient présentés au moment de la décision.",
  version: (version) => `Version ${version}`,
  documentVersion: (document, version) => `${document}, version ${version}`,
  digest: "SHA-256",
  readHere: "Lire le texte tel qu’il était présenté",
  back: "Retour au justificatif",

  collected: {
    why: (product) =>
      `${product} a modifié plusieurs choses pour un enfant dont vous êtes responsable. Chaque changement a un justificatif, qui indique ce qui est différent.`,
    isCut:
      "Il y a eu plus de changements que ce courriel n’en énumère. Votre espace famille montre ce que l’enfant peut faire maintenant.",
  },
  greeting: "Bonjour,",
  whyLast: (product) =>
    `Voici votre justificatif. Vous ne décidez plus pour cet enfant qui utilise ${product}.`,
  why: (product) =>
    `Voici votre justificatif. Vous en recevez un pour chaque décision sur un enfant dont vous êtes responsable et qui utilise ${product}.`,
  button: "Voir le justificatif",
  wasNotMe: "Ce n’était pas moi",
  wasNotMeWhy:
    "Si vous n’avez pas pris cette décision, ou si vous n’êtes pas responsable de cet enfant\u202f:",
  notAGuardianWhy: "Si vous n’êtes pas responsable de cet enfant\u202f:",
  change: "Pour changer ce que l’enfant peut faire, allez dans votre espace famille\u202f:",
  removeThem:
    "Si vous ne connaissez pas cette personne, retirez-la dans votre espace famille\u202f:",
  keep: "Gardez ce courriel. Les lignes ci-dessous prouvent que cette décision figure dans le registre telle qu’elle a été prise\u202f:",
  signature: (product) => `Kinward, pour ${product}`,

  page: {
    title: "Justificatif",
    evidence: "Preuve",
    download: "Télécharger la preuve (JSON)",
    downloadHint:
      "Un fichier qui prouve cette décision. Toute personne peut le vérifier sans nous\u202f: la documentation explique comment.",
    history: "Ce qui a été décidé avant et depuis",
    historyLead:
      "Les dernières décisions sur cet enfant dans ce produit que nous vous avons envoyées par courriel.",
    more: (titles, count) => `${titles.join(", ")} et ${count} de plus`,
    permanent:
      "Cette page n’expire pas. Gardez le courriel\u202f: son lien est le seul moyen d’y accéder.",
    family: "Aller dans votre espace famille",
    repudiatedOn: (when) => `Vous avez déclaré que ce n’était pas vous, le ${when}.`,
    undoTitle: "Ce n’était pas vous\u202f?",
    undoText:
      "Si vous n’avez pas pris cette décision, ou si vous n’êtes pas responsable de cet enfant, dites-le-nous. Rien ne change avant que vous appuyiez sur un bouton de la page suivante.",
    notAGuardianTitle: "Si vous n’êtes pas responsable légal",
    notAGuardianText:
      "Un autre responsable légal a pris cette décision. Si vous n’êtes pas responsable de cet enfant, dites-le-nous. Rien ne change avant que vous appuyiez sur un bouton de la page suivante.",
  },

  undo: {
    title: "Ce n’était pas moi",
    lead: (product) => `Dites-nous que vous n’avez pas pris cette décision sur ${product}.`,
    notAGuardianLead: (product) =>
      `Dites-nous que vous n’êtes pas responsable de cet enfant qui utilise ${product}.`,
    happens: "Ce qui se passe quand vous appuyez sur le bouton",
    failsRequest: "La demande prend fin. Ce qui a été décidé en votre nom ne compte pas.",
    endsAccess: (product) => `L’accès de l’enfant à ${product} prend fin immédiatement.`,
    stays: (product) =>
      `L’enfant peut continuer à utiliser ${product}, car un autre responsable légal a aussi donné son consentement. Nous l’en informons.`,
    endsSettings: (product) =>
      `Seules les limites fixées par les responsables légaux dans ${product} ne s’appliquent plus.`,
    nothingElse: (product) => `Rien ne change pour l’enfant dans ${product}.`,
    isOver: (product) => `Rien ne change dans ${product}\u202f: l’enfant n’y a plus accès.`,
    endsLink:
      "Vous ne figurez plus comme responsable légal de cet enfant, dans aucun produit de cette société.",
    signsOut: "Votre session dans l’espace famille est fermée sur tous les appareils.",
    tells: (product) => `Nous informons ${product} et les autres responsables légaux de l’enfant.`,
    change:
      "Vous voulez seulement changer ce que l’enfant peut faire\u202f? Dans ce cas, n’utilisez pas ce bouton.",
    confirm: "Ce n’était pas moi",
    keep: "Retour sans rien changer",
    tooLate: "Ce bouton n’est plus utilisable",
    tooLateText:
      "Il fonctionne pendant 400 jours après une décision. Vous pouvez toujours retirer votre consentement dans votre espace famille, ou contacter la société.",
    contact: (company, product) => `${company}, ${product}`,
    notYours: "Il n’y a rien à annuler ici",
    notYoursText:
      "Aucun responsable légal n’a pris cette décision. Vous pouvez changer ce que l’enfant peut faire dans votre espace famille.",
  },

  data: {
    title: "Ce que deviennent les données",
    company: (product, company) =>
      `La société ${company} exploite ${product}. Demandez à cette société de supprimer ce qu’elle a enregistré sur l’enfant\u202f:`,
    product: (product) =>
      `Pour faire supprimer ce qui a été enregistré sur l’enfant, adressez-vous à ${product}.`,
    screentime: ({ days, until }) =>
      `Le temps de jeu que nous avons compté est supprimé après ${daysText(days)}, au plus tard le ${until}.`,
    webhooks: ({ days, until }) =>
      `Notre copie des messages envoyés au produit est supprimée après ${daysText(days)}, au plus tard le ${until}.`,
    activity: ({ days, until }) =>
      `Les relevés d’activité sont conservés ${daysText(days)}, jusqu’au ${until}.`,
    transactions: ({ days, until }) =>
      `Les relevés d’achats sont conservés ${daysText(days)}, jusqu’au ${until}.`,
    document: (name, retention) => `${name}\u202f: ${retention}`,
    ledger:
      "Nous conservons la trace de la décision, afin que vous et le produit puissiez la prouver plus tard. Vous y figurez sous un code, sans votre adresse.",
    address:
      "Nous n’utilisons plus votre adresse électronique pour cet enfant, sauf pour ce justificatif.",
  },

  notMyChild: {
    subject: (product) => `Vous avez déclaré qu’un enfant dans ${product} n’est pas le vôtre`,
    why: (product) =>
      `Vous avez choisi «\u202fCe n’est pas mon enfant\u202f» pour une demande envoyée par ${product}. La demande a pris fin, et rien n’a été activé.`,
    stops:
      "Nous ne vous écrirons plus au sujet de cet enfant, quel que soit le produit de cette société qui le demande.",
    button: "À propos de votre espace famille",
    stranger:
      "Si vous avez appuyé sur le bouton par erreur, demandez à l’enfant d’envoyer de nouveau la demande à une autre de vos adresses.",
  },
};
