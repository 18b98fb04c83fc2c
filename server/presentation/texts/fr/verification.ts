// What a person reads who shows how old they are: a guardian, a player, or an adult who is to act for a child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const verification: Texts["verification"] = {
  title: "Prouvez votre majorité",
  titleAge: (age) => `Prouvez que vous avez ${age} ans ou plus`,
  lead: (product) =>
    `${product} le demande à chaque responsable légal une fois par an. Seule votre majorité lui est communiquée.`,
  leadAdult: (product) =>
    `${product} le demande avant que vous puissiez agir pour un enfant. Seule votre majorité lui est communiquée.`,
  leadAge: (product, age) =>
    `${product} le demande. Nous lui disons seulement si vous avez ${age} ans ou plus, et non qui vous êtes.`,
  otherWays: "Autres moyens",
  goOn: (vendor) => `Continuer avec ${vendor}`,
  learns: {
    oidc: (vendor) =>
      `Connectez-vous à ${vendor}. Il nous communique uniquement ce qu’il sait de votre âge.`,
    "oidc-agekey": (vendor) =>
      `Confirmez avec ${vendor}, sur votre téléphone ou votre ordinateur, qu’un contrôle d’âge antérieur était le vôtre. Personne n’apprend qui vous êtes.`,
    "openid4vp-mdoc": (vendor) =>
      `${vendor}, sur votre téléphone, montre une seule chose\u202f: que vous avez l’âge requis. Votre nom et votre date de naissance n’en sortent pas.`,
    redirect: (vendor) =>
      `${vendor} effectue le contrôle sur ses propres pages et peut y demander un document, une carte ou une photo. Il nous envoie un âge et rien d’autre.`,
    simulated: () =>
      "Vous êtes en mode test. Choisissez qui vous voulez être. Tout le reste se passe comme pour une vraie personne.",
  },
  privacy: (vendor) =>
    `Comment vos données sont utilisées par ${vendor} (s’ouvre dans un nouvel onglet)`,
  personas: {
    adult: "Une personne majeure",
    teen: "Un adolescent",
    child: "Un enfant",
    inconclusive: "Une personne dont l’âge reste inconnu",
    fraudulent: "Une personne qui triche",
  },
  attemptsLeft: (left) =>
    plural(left, {
      one: "Vous pouvez essayer ce moyen encore une fois.",
      many: `Vous pouvez essayer ce moyen encore ${left} de fois.`,
      other: `Vous pouvez essayer ce moyen encore ${left} fois.`,
    }),
  tryAgain: (left) =>
    plural(left, {
      one: "Votre âge n’a pas pu être établi. Vous pouvez réessayer une fois.",
      many: `Votre âge n’a pas pu être établi. Vous pouvez réessayer ${left} de fois.`,
      other: `Votre âge n’a pas pu être établi. Vous pouvez réessayer ${left} fois.`,
    }),
  tryAnother: "Votre âge n’a pas pu être établi. Essayez l’un des moyens ci-dessous.",
  leaving: (vendor) => `Continuez chez ${vendor}`,
  leavingText: (vendor) => `${vendor} s’ouvre sur sa propre page, puis vous ramène ici.`,
  leavingNewTab: (vendor) =>
    `${vendor} s’ouvre dans un nouvel onglet. Cette page continue d’elle-même une fois que vous avez terminé.`,
  leavingCode: (vendor) =>
    `Nous vous demanderons ce code à votre retour de ${vendor}. Notez-le et ne le communiquez à personne.`,
  goTo: (vendor) => `Aller chez ${vendor}`,
  returning: "Terminez la vérification",
  returningText: "Cette page continue d’elle-même. Si ce n’est pas le cas, appuyez sur Continuer.",
  returningCode:
    "Saisissez les 6 chiffres de la page où vous avez commencé. Ne saisissez pas un code que quelqu’un vous a envoyé.",
  wallet: "Ouvrez l’application qui connaît votre âge",
  walletText:
    "Appuyez sur le bouton depuis le téléphone où se trouve l’application. Sur un autre appareil, scannez le code avec ce téléphone.",
  walletOpen: "Ouvrir l’application",
  walletCode: "Un code qui ouvre l’application sur votre téléphone",
  walletWaiting: "Cette page continue d’elle-même dès que l’application a répondu.",
  chooseAnother: "Choisir un autre moyen",
  unavailable: (vendor) =>
    `${vendor} ne répond pas pour le moment. Cela ne compte pas comme un essai. Réessayez plus tard ou choisissez un autre moyen.`,
  cancelled: (vendor) =>
    `Vous avez quitté ${vendor} sans terminer. Cela ne compte pas comme un essai.`,
  keptTitle: "Ce que nous conservons",
  kept: "Nous enregistrons votre majorité, comment vous l’avez prouvée et quand. Nous ne conservons ni documents ni images.",
  keptAge:
    "Nous conservons ce qui a été montré de votre âge, par quel moyen, quand et pour combien de temps. Nous ne conservons ni documents, ni images, ni noms, ni votre date de naissance.",
  otherDevice: "Continuer sur un autre appareil",
  passed: "Merci, c’est fait",
  passedText:
    "Votre majorité est établie. Votre décision suit son cours. Vous pouvez fermer cette page.",
  passedAge: (product) =>
    `${product} sait que vous avez l’âge requis. Vous pouvez fermer cette page.`,
  failed: "Cela n’a pas fonctionné",
  failedText: "Nous n’avons pas pu établir votre majorité. Votre décision ne compte donc pas.",
  failures: {
    "age-criteria-not-met": (age) => `D’après ce qui a été montré, vous avez moins de ${age} ans.`,
    "max-attempts-exceeded": () =>
      "Vous avez utilisé tous les essais, et aucun n’a établi votre âge.",
    "fraudulent-activity-detected": () =>
      "Le contrôle a trouvé un élément qui n’était pas authentique. Il est donc terminé.",
    expired: () => "Le délai de 14 jours est passé.",
    revoked: () => "Cela avait fonctionné, puis a été annulé.",
  },
  back: (product) => `Retour à ${product}`,
  again: "Ouvrez le lien de votre courriel pour réessayer.",
  noneLeft:
    "Vous avez utilisé tous les moyens de prouver votre majorité. Vous ne pouvez donc pas décider cette fois. Une autre personne majeure peut répondre à la même demande.",
  appeal: {
    title: "Pensez-vous que c’est une erreur\u202f?",
    lead: (product) =>
      `Demandez à ${product} de réexaminer le résultat. Une personne décide. Vous n’avez ni document ni photo à envoyer.`,
    legend: "Que s’est-il passé\u202f?",
    reasons: {
      "old-enough": "J’ai l’âge requis et le résultat est faux",
      "did-not-work": "Le contrôle n’a pas fonctionné sur mon appareil",
      "no-way-fits": "Je ne peux utiliser aucun de ces moyens",
      other: "Autre chose",
    },
    missing: "Choisissez ce qui s’est passé",
    submit: "Demander un réexamen",
    sent: "Vous avez demandé un réexamen",
    sentText: (product) =>
      `Une personne chez ${product} va décider. Vous pouvez revenir sur cette page pour voir le résultat.`,
    contact: (product) => `Contacter ${product}`,
  },
  proof: {
    title: "Contrôle d’âge",
    guardian: "Vous avez prouvé votre majorité.",
    child: "L’âge de cet enfant a été contrôlé.",
    how: "Moyen utilisé",
    when: "Date du contrôle",
    until: "Valable jusqu’au",
    methods: {
      simulated: "En mode test",
      platform: "Par un signal d’âge de l’appareil ou du compte",
      appeal: "Par une personne, après une demande de réexamen",
    },
    withdraw: "Retirer ce contrôle d’âge",
    done: { "age-check": "Vous avez retiré le contrôle d’âge. Il ne compte plus." },
    withdrawing: {
      title: "Retirer ce contrôle d’âge\u202f?",
      whatHappens: "Si vous le retirez",
      effects: {
        guardian: [
          "Il ne compte plus dans aucun jeu ni aucune application de cette entreprise.",
          "Ce que vous avez décidé ne change pas.",
          "À votre prochaine décision, un jeu ou une application pourra vous demander de prouver à nouveau votre majorité.",
        ],
        child: [
          "Il ne compte plus dans aucun jeu ni aucune application de cette entreprise.",
          "Ce qui exige un âge contrôlé peut être désactivé immédiatement.",
          "Nous informons les jeux et applications qui l’utilisaient.",
          "L’âge qui a été montré peut encore limiter ce que cet enfant peut faire.",
        ],
      },
      confirm: "Retirer le contrôle d’âge",
      keep: "Le conserver",
    },
  },
};
