// Signing in to the family pages, and confirming a protected step.
import type { Texts } from "../types.js";

export const signIn: Texts["signIn"] = {
  title: "Connectez-vous à votre espace famille",
  lead: "Consultez ce que vos enfants peuvent faire, réglez leur temps d’écran, répondez à leurs demandes ou retirez votre consentement.",
  email: "Votre adresse électronique",
  emailHint:
    "Utilisez l’adresse indiquée avec votre consentement. Nous vous envoyons un lien par courriel\u202f: vous n’avez pas besoin de mot de passe.",
  submit: "M’envoyer un lien",
  errors: {
    missing: "Saisissez votre adresse électronique.",
    malformed: "Saisissez une adresse électronique comme nom@example.com.",
  },
  noMail:
    "Vous ne pouvez pas vous connecter ici. Aucun serveur de messagerie n’est configuré\u202f: nous ne pouvons donc pas vous envoyer de lien. Contactez les personnes qui gèrent ce service.",
  testOnly:
    "Aucun serveur de messagerie n’est configuré\u202f: seuls les responsables légaux en mode test peuvent se connecter.",
  sent: "Consultez votre messagerie",
  sentText:
    "Si cette adresse est celle d’un responsable légal, nous y avons envoyé un lien. Il ne sert qu’une fois et expire au bout de 15 minutes.",
  sentNothing:
    "Rien reçu au bout de quelques minutes\u202f? Regardez dans vos courriers indésirables (spams), et vérifiez que vous avez utilisé l’adresse indiquée avec votre consentement.",
  another: "Demander un autre lien",
  enter: "Se connecter",
  enterText: "Continuez vers votre espace famille.",
  enterButton: "Se connecter",
  enterHint: "Si vous n’avez pas demandé ce lien, fermez la page. Il ne se passera rien.",
  remember: "Mémoriser cet appareil pendant 60 jours",
  rememberHint:
    "Choisissez cette option uniquement sur un appareil qui vous appartient. Nous ne mémorisons jamais un appareil sans votre demande.",
  done: {
    "signed-out": "Vous avez fermé votre session.",
    kept: "Votre session s’est fermée après 30 minutes sans activité. Nous avons gardé votre saisie. Connectez-vous pour continuer.",
    ended: "Votre session s’est fermée. Rien n’a été modifié. Connectez-vous, puis réessayez.",
  },
};

export const confirmation: Texts["confirmation"] = {
  title: "Confirmez que c’est bien vous",
  lead: "Cette étape est protégée. Nous vous envoyons par courriel un lien qui y ramène. Ainsi, aucune autre personne qui utilise cet appareil ne peut la franchir.",
  submit: "M’envoyer un lien",
  sent: "Nous vous avons envoyé un lien pour confirmer que c’est bien vous",
  sentText: (masked) =>
    `Ouvrez le courriel envoyé à ${masked} et appuyez sur le bouton. Le lien ne sert qu’une fois et expire au bout de 15 minutes.`,
  cannotMail:
    "Nous ne pouvons pas vous envoyer de courriel pour le moment. Cette étape n’est donc pas possible ici. Contactez les personnes qui gèrent ce service.",
  again: "Envoyer un autre lien",
  back: "Retour à votre famille",
  enter: "Confirmez que c’est bien vous",
  enterText: "Reprenez là où vous en étiez.",
  enterButton: "Continuer",
};
