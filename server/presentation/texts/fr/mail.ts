// Emails, receipts excepted.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const mail: Texts["mail"] = {
  signIn: {
    subject: "Connectez-vous à votre espace famille",
    subjectInTest: "Connectez-vous à votre espace famille (mode test)",
    greeting: "Bonjour,",
    why: "Vous avez demandé un lien pour voir ce que les enfants dont vous êtes responsable peuvent faire dans des jeux et des applications.",
    button: "Se connecter",
    life: "Le lien ne sert qu’une fois et expire au bout de 15 minutes.",
    stranger:
      "Si vous ne l’avez pas demandé, ignorez ce courriel. Sans ce lien, personne ne peut se connecter.",
    signature: "Kinward, protection de la famille dans les jeux et les applications",
  },
  confirmIdentity: {
    subject: "Confirmez que c’est bien vous",
    subjectInTest: "Confirmez que c’est bien vous (mode test)",
    greeting: "Bonjour,",
    why: "Vous êtes sur le point de franchir une étape protégée de votre espace famille\u202f: retirer un consentement, inviter un responsable légal, en retirer un ou vous retirer.",
    button: "Confirmer que c’est bien moi",
    life: "Le lien ramène à cette étape. Il ne sert qu’une fois et expire au bout de 15 minutes.",
    stranger:
      "Si ce n’était pas vous, n’ouvrez pas le lien. Une autre personne utilise peut-être un appareil où votre session est ouverte\u202f: connectez-vous et choisissez «\u202fSe déconnecter de tous les appareils\u202f».",
    signature: "Kinward, protection de la famille dans les jeux et les applications",
  },
  ageChanged: {
    subject: (product) => `Un anniversaire change ce qui est autorisé dans ${product}`,
    greeting: "Bonjour,",
    why: (product, child) =>
      `${child ?? "Un enfant dont vous êtes responsable"}, qui utilise ${product}, a atteint un âge auquel d’autres règles s’appliquent. Certaines décisions lui reviennent peut-être désormais, et d’autres autorisations ont pu changer.`,
    ask: "Consultez dans votre espace famille ce qui est autorisé maintenant.",
    available: "Possible dès maintenant, et pas avant cet anniversaire",
    button: "Voir ce qui est autorisé",
    stranger: "Si vous ne savez pas de quoi il s’agit, ignorez ce courriel.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  spendingLimit: {
    subject: (product) => `Une limite de dépenses est atteinte dans ${product}`,
    why: (product, child = "Un enfant dont vous êtes responsable") =>
      `${child} a dépensé dans ${product} tout le montant autorisé, ou davantage.`,
    told: (product) =>
      `Nous avons prévenu ${product}, qui gère les achats. Vous pouvez modifier la limite dans votre espace famille.`,
    button: "Voir les dépenses et les limites",
  },
  overrideRequest: {
    subject: (product, child = "Un enfant") =>
      `${child} vous demande du temps d’écran dans ${product}`,
    greeting: "Bonjour,",
    why: {
      "extra-time": (product, minutes, child) => {
        const who = child ?? `Un enfant dont vous êtes responsable et qui utilise ${product}`;
        return minutes === null
          ? `${who} demande plus de temps pour aujourd’hui.`
          : plural(minutes, {
              one: `${who} demande ${minutes} minute de plus pour aujourd’hui.`,
              many: `${who} demande ${minutes} de minutes de plus pour aujourd’hui.`,
              other: `${who} demande ${minutes} minutes de plus pour aujourd’hui.`,
            });
      },
      "bypass-quiet-hours": (product, minutes, child) => {
        const who = child ?? `Un enfant dont vous êtes responsable et qui utilise ${product}`;
        return minutes === null
          ? `${who} demande à jouer pendant les heures calmes d’aujourd’hui.`
          : plural(minutes, {
              one: `${who} demande à jouer ${minutes} minute pendant les heures calmes d’aujourd’hui.`,
              many: `${who} demande à jouer ${minutes} de minutes pendant les heures calmes d’aujourd’hui.`,
              other: `${who} demande à jouer ${minutes} minutes pendant les heures calmes d’aujourd’hui.`,
            });
      },
    },
    ask: "Choisissez une réponse. Une page s’ouvre, où vous la confirmez avec un seul bouton. Rien ne change avant.",
    button: "Voir la demande et d’autres réponses",
    life: "Sans réponse, la demande expire 24 heures après avoir été faite par l’enfant.",
    stranger: "Si vous ne savez pas de quoi il s’agit, ignorez ce courriel.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  consentConfirmation: {
    subject: (product) => `Encore une étape\u202f: confirmez votre décision sur ${product}`,
    greeting: "Bonjour,",
    why: (product) =>
      `Quelqu’un a indiqué cette adresse électronique en autorisant un enfant à utiliser ${product}. Nous devons savoir si c’était vous.`,
    ask: "Ouvrez la page, vérifiez ce qui a été décidé et confirmez. Rien n’est activé avant votre confirmation.",
    button: "Vérifier et confirmer",
    life: (_date) =>
      "Sans confirmation dans les 24 heures, la décision est abandonnée et rien ne change.",
    stranger:
      "Si ce n’était pas vous, ignorez ce courriel. Rien ne sera activé, et nous ne redemanderons pas.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  guardianApproval: {
    subject: (product) =>
      `Une autre personne veut être responsable légal de votre enfant dans ${product}`,
    greeting: "Bonjour,",
    why: (product) =>
      `Vous êtes responsable d’un enfant qui utilise ${product}. Une personne avec une autre adresse électronique a pris une décision pour cet enfant et souhaite aussi être responsable légal.`,
    ask: "Ouvrez la page, regardez qui est cette personne et ce qu’elle a décidé, puis acceptez ou refusez. Rien ne change avant.",
    button: "Voir qui c’est",
    life: (date) => `Sans réponse d’ici le ${date}, la demande est considérée comme refusée.`,
    stranger: "Si vous ne connaissez pas cette personne, refusez.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  formerApproval: {
    subject: (product) =>
      `Une autre personne veut être responsable légal d’un enfant dans ${product}`,
    greeting: "Bonjour,",
    why: (product) =>
      `Vous étiez responsable d’un enfant qui utilise ${product}, puis vous avez cessé de l’être. Une personne avec une autre adresse électronique a pris une décision pour cet enfant et souhaite en être responsable légal.`,
    ask: "Ouvrez la page, regardez qui est cette personne et ce qu’elle a décidé, puis acceptez ou refusez. Rien ne change avant.",
    button: "Voir qui c’est",
    life: (date) => `Sans réponse d’ici le ${date}, la demande est considérée comme refusée.`,
    stranger: "Si vous ne connaissez pas cette personne, refusez.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  noticeRequest: {
    subject: (product) => `${product} a modifié ses documents`,
    greeting: "Bonjour,",
    why: (product) =>
      `Un enfant dont vous êtes responsable utilise ${product}. Des documents que vous aviez acceptés pour l’enfant ont changé.`,
    ask: (deadline) =>
      deadline === undefined
        ? "Ouvrez la demande, lisez les nouveaux documents et décidez. Il vous faudra environ 2 minutes."
        : `Ouvrez la demande, lisez les nouveaux documents et décidez au plus tard le ${deadline}. Si aucun responsable légal ne les a acceptés d’ici là, tout ce qui dépend de votre décision est désactivé jusqu’à ce que l’un d’eux le fasse.`,
    button: "Voir la demande",
    life: (date) => `Le lien est valable jusqu’au ${date}.`,
    stranger:
      "Si vous ne savez pas de quoi il s’agit, ouvrez le lien et choisissez «\u202fCe n’est pas mon enfant\u202f», ou ignorez ce courriel.",
    signature: (product) => `Kinward, pour ${product}`,
  },
  deadlineReminder: {
    subject: (product) => `Décidez pour ${product} avant la date limite`,
    why: (product) =>
      `Un enfant dont vous êtes responsable utilise ${product}. Nous vous avons demandé d’accepter de nouveaux documents, et aucun responsable légal n’a encore décidé.`,
  },
  consentRequest: {
    subject: (product) => `${product} demande votre consentement`,
    greeting: "Bonjour,",
    why: (product) =>
      `Un enfant qui utilise ${product} a besoin du consentement d’un parent ou responsable légal. Votre adresse électronique nous a été transmise pour que nous puissions vous le demander.`,
    ask: "Ouvrez la demande, regardez de quoi il s’agit et décidez. Il vous faudra environ 2 minutes. Rien n’est activé avant votre décision.",
    button: "Voir la demande",
    life: (date) => `Le lien est valable jusqu’au ${date}.`,
    stranger:
      "Si vous ne savez pas de quoi il s’agit, ouvrez le lien et choisissez «\u202fCe n’est pas mon enfant\u202f», ou ignorez ce courriel.",
    signature: (product) => `Kinward, pour ${product}`,
  },
};
