// What frames every page, and the pages around those for guardians.
import type { Texts } from "../types.js";

export const shell: Texts["shell"] = {
  serviceName: "Kinward",
  serviceClaim: "Protection de la famille",
  skipToContent: "Aller au contenu",
  testMode: "Mode test\u202f: il ne s’agit pas d’un véritable enfant.",
  errorTitle: (title) => `Erreur\u202f: ${title}`,
  labelled: (term, text) => `${term}\u202f: ${text}`,
  term: (term) => `${term}\u202f:`,
  placeIn: (part, country) => `${part}, ${country}`,
  newTab: (document) => `(${document}, s’ouvre dans un nouvel onglet)`,
  startAgain: "Recommencer",
  footer:
    "Des jeux et des applications utilisent Kinward pour demander le consentement des parents et des responsables légaux. Nous transmettons votre décision au jeu ou à l’application.",
  footerForPlayers:
    "Des jeux et des applications utilisent Kinward pour suivre les règles qui s’appliquent à chaque âge. Nous transmettons le résultat au jeu ou à l’application.",
  chooseLanguage: "Langue",
};

export const home: Texts["home"] = {
  title: "Kinward",
  lead: "Protection de la famille dans les jeux et les applications\u202f: âge, consentement et autorisations.",
  code: "J’ai un code",
  codeHint: "Pour les parents et les responsables légaux",
  family: "Votre espace famille",
  familyHint: "Temps d’écran, demandes et consentement",
  docs: "Documentation de l’API",
  mailbox: "Boîte de test",
};

export const mailbox: Texts["mailbox"] = {
  title: "Boîte de test",
  lead: "Courriels envoyés en mode test, du plus récent au plus ancien. Ils sont conservés ici, car aucun serveur de messagerie n’est configuré.",
  empty: "Aucun courriel pour le moment.",
  to: "À",
  from: "Produit",
  at: "Heure",
};
