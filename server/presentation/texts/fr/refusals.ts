// Pages that say why something did not work, and what to do instead.
import type { Texts } from "../types.js";

export const refusals: Texts["refusals"] = {
  endedSignIn: {
    title: "Ce lien ne fonctionne plus",
    text: "Un lien de connexion ne sert qu’une fois et expire au bout de 15 minutes. Il ne fonctionne plus non plus si vous en utilisez un plus récent. Demandez un nouveau lien.",
  },
  tooManySignIns: {
    title: "Vous avez demandé trop de liens",
    text: "Nous n’envoyons que quelques liens par heure et par jour. Utilisez le plus récent que vous avez reçu, ou attendez avant d’en demander un autre.",
  },
  unknownLink: {
    title: "Ce lien ne fonctionne pas",
    text: "Il est peut-être incomplet, ou il en existe un plus récent. Ouvrez le lien du courriel le plus récent, ou demandez au jeu ou à l’application d’en envoyer un nouveau.",
  },
  replacedLink: {
    title: "Il existe un lien plus récent",
    text: "Après l’envoi de ce lien, la demande s’est poursuivie avec une autre adresse électronique : ce lien ne fonctionne donc plus. Si vous avez changé l’adresse, utilisez le lien du courriel que nous y avons envoyé.",
  },
  nothingToApprove: {
    title: "Il n’y a rien à accepter",
    text: "La demande a été annulée, ou son délai est dépassé. Rien n’a changé.",
  },
  expiredLink: {
    title: "Ce lien a expiré",
    text: "Les liens sont valables pendant 14 jours. Demandez au jeu ou à l’application de vous en envoyer un nouveau. Rien n’a été activé.",
  },
  expiredWidget: {
    title: "Ce lien a expiré",
    text: "Le lien était valable pendant 24 heures. Demandez-en un nouveau au jeu ou à l’application.",
  },
  oldLink: {
    title: "Ce lien a expiré",
    text: "Les liens des courriels sont valables pendant 14 jours. Rien n’a été activé.",
  },
  tooManyMails: {
    title: "Nous avons déjà envoyé plusieurs courriels",
    text: "Cherchez notre courriel le plus récent, y compris dans vos courriers indésirables (spams). Vous pourrez en demander un autre plus tard.",
  },
  endedInvitation: {
    title: "Cette invitation n’est plus valable",
    text: "Elle a expiré, a été annulée, ou il en existe une plus récente. Demandez une nouvelle invitation à la personne qui vous l’a envoyée. Rien n’a changé.",
  },
  unknownPage: {
    title: "Page introuvable",
    text: "Vérifiez l’adresse. Si vous avez suivi le lien d’un courriel, vérifiez qu’il a été copié en entier. La demande à laquelle menait cette page a peut-être pris fin.",
  },
  unknownMethod: {
    title: "Cette action n’est pas possible ici",
    text: "Rouvrez la page avec le lien du courriel, ou avec le code affiché par le jeu ou l’application.",
  },
  startAgain: {
    title: "Ce formulaire ne fonctionne plus",
    text: "Il est resté ouvert trop longtemps, a été envoyé deux fois ou venait d’un autre site. Par sécurité, rien n’a été modifié.",
  },
  otherWindow: {
    title: "Cette vérification a été commencée dans un autre navigateur",
    text: "Revenez à la fenêtre du navigateur où vous avez commencé, ou recommencez ici. Si quelqu’un vous a envoyé un lien, fermez cette page. Rien n’a été enregistré.",
  },
  wrongFlowCode: {
    title: "Ce code n’est pas le bon",
    text: "Saisissez les 6 chiffres de la page où vous avez commencé la vérification. Si quelqu’un vous a envoyé un code, fermez cette page. Rien n’a été enregistré.",
  },
  tooManyEntries: {
    title: "Trop de codes erronés",
    text: "Pour protéger l’enfant, aucun code ne peut être saisi pendant 10 minutes. Attendez, prenez le code le plus récent, puis réessayez.",
  },
  codesPaused: {
    title: "Les codes sont suspendus",
    text: "Trop de codes erronés ont été saisis depuis votre réseau, et pas seulement par vous. Pour protéger les enfants, aucun code n’en est accepté pendant 10 minutes au plus. Utilisez le lien de votre courriel, ou attendez avant de réessayer.",
  },
  tooManyRequests: {
    title: "Trop de demandes",
    text: "Votre réseau a demandé trop de pages à la fois. Attendez quelques secondes, puis réessayez.",
  },
  tooLarge: {
    title: "Votre formulaire est trop long",
    text: "Il dépasse ce que cette page accepte. Rien n’a été modifié. Raccourcissez vos réponses, puis réessayez.",
  },
  unreadable: {
    title: "Nous n’avons pas pu lire votre formulaire",
    text: "Il n’est pas arrivé correctement. Rien n’a été modifié. Recommencez.",
  },
  unavailable: {
    title: "Réessayez dans quelques minutes",
    text: "Nous sommes désolés, ce service n’est pas disponible pour le moment. Rien n’a été modifié.",
  },
  failed: {
    title: "Nous sommes désolés, une erreur s’est produite",
    text: "Le problème vient de nous. Rouvrez la page pour voir ce qui a été enregistré, puis réessayez.",
  },
};
