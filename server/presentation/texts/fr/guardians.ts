// What a guardian reads about the guardians of a child.
import type { Texts } from "../types.js";

export const guardians: Texts["guardians"] = {
  title: "Responsables légaux",
  lead: "Ces personnes décident pour cet enfant. Chacune peut changer ce que les autres ont décidé, et chacune en est informée par courriel.",
  leadAlone: "Vous êtes ici la seule personne responsable de cet enfant.",
  you: "Vous",
  since: {
    "mailed-link": (date) => `Responsable légal depuis le ${date}, par un lien reçu par courriel`,
    "handed-link": (date) =>
      `Responsable légal depuis le ${date}, par un lien ou un code du jeu ou de l’application`,
    invitation: (date) =>
      `Responsable légal depuis le ${date}, sur invitation d’un autre responsable`,
    test: (date) => `Responsable légal depuis le ${date}, pour un test`,
  },
  assurance: {
    attested: "A déclaré être responsable légal",
    confirmed: "Adresse électronique confirmée",
    verified: "Adresse électronique confirmée, majorité prouvée",
  },
  see: "Voir tous les responsables légaux",
  consentedOn: (date) => `A donné son consentement le ${date}`,
  remove: "Retirer",
  removeWhom: (masked) => `Retirer ${masked}`,
  leave: "Ne plus être responsable légal",

  invite: "Inviter un autre responsable légal",
  full: "Un enfant peut avoir 4 responsables légaux au maximum, invitations en attente comprises.",
  invitations: "Invitations en attente",
  invitedUntil: (date) => `À accepter au plus tard le ${date}`,
  takeBack: "Annuler",
  takeBackWhom: (masked) => `Annuler l’invitation envoyée à ${masked}`,
  done: {
    invited: "Nous avons envoyé l’invitation.",
    "taken-back": "Vous avez annulé l’invitation.",
    "too-late": "Cette invitation a déjà été acceptée ou n’est plus valable. Rien n’a changé.",
    removed:
      "Cette personne n’est plus responsable de cet enfant. Nous l’avons informée par courriel.",
    "not-removed":
      "Vous ne pouvez pas retirer cette personne. Vous pouvez seulement retirer les personnes devenues responsables légaux après vous.",
  },

  inviting: {
    title: "Inviter un autre responsable légal",
    lead: "La personne invitée devient responsable légal de cet enfant, avec les mêmes droits que vous. Vous pourrez la retirer plus tard.",
    whatTheySee: "Comme responsable légal, cette personne peut",
    rights: [
      "voir ce que l’enfant peut faire et combien de temps il joue",
      "donner et retirer des autorisations, régler le temps d’écran et répondre aux demandes",
      "retirer le consentement, y compris le vôtre",
    ],
    email: "Son adresse électronique",
    emailHint:
      "Nous lui envoyons un lien valable pendant 14 jours. N’invitez qu’une personne majeure en qui vous avez confiance.",
    submit: "Envoyer l’invitation",
    cancel: "Retour sans inviter",
    noMail:
      "Vous ne pouvez inviter personne pour le moment, car aucun serveur de messagerie n’est configuré. Contactez les personnes qui gèrent ce service.",
    errors: {
      missing: "Saisissez l’adresse électronique de cette personne.",
      malformed: "Saisissez une adresse électronique comme nom@example.com.",
      ownAddress: "C’est votre propre adresse. Saisissez celle d’une autre personne.",
      alreadyGuardian: "La personne qui a cette adresse est déjà responsable de cet enfant.",
      tooManyGuardians:
        "Cet enfant a déjà 4 responsables légaux ou invitations en attente. Retirez d’abord un responsable légal ou annulez une invitation.",
      tooManyInvitations: "Vous avez envoyé beaucoup d’invitations aujourd’hui. Réessayez demain.",
    },
  },

  joining: {
    title: "Devenir responsable légal",
    lead: (product) =>
      `Un responsable légal d’un enfant qui utilise ${product} vous invite à décider aussi pour cet enfant.`,
    who: "Invitation envoyée par",
    child: "Enfant",
    address: "Votre adresse électronique",
    statement:
      "En acceptant, vous attestez être une personne majeure, et être le parent ou le responsable légal de cet enfant.",
    join: "Devenir responsable légal",
    ignore: "Si vous ne savez pas de quoi il s’agit, fermez cette page. Il ne se passera rien.",
    joined: "Vous êtes maintenant responsable de cet enfant",
    joinedText:
      "Dans votre espace famille, vous pouvez voir ce que l’enfant peut faire, régler son temps d’écran et répondre à ses demandes. Connectez-vous avec l’adresse à laquelle l’invitation a été envoyée.",
    familyPages: "Aller dans votre espace famille",
    full: "Cet enfant a déjà 4 responsables légaux",
    fullText:
      "Un enfant ne peut pas en avoir plus de 4. Parlez-en à la personne qui vous a envoyé l’invitation. Si un responsable légal se retire, ce lien fonctionnera de nouveau.",
  },

  requested: {
    title: (product) => `${product} vous demande d’être responsable légal`,
    lead: (product) =>
      `Un jeune qui utilise ${product} vous indique comme parent ou responsable légal. Rien ne change avant votre décision. Il vous faudra environ 1 minute.`,
    rights: "Comme responsable légal, vous pouvez",
    decideLead:
      "Si vous acceptez, vous figurez comme responsable légal dans nos dossiers. Ce que l’enfant peut faire ne change pas tant que vous ne le changez pas.",
    accept: "Devenir responsable légal",
    confirmLead: (product) =>
      `Quelqu’un a indiqué votre adresse électronique pour devenir responsable légal d’un enfant qui utilise ${product}. Était-ce vous\u202f?`,
    joinedText: (product) =>
      `${product} peut voir qu’un responsable légal a accepté. Dans votre espace famille, vous pouvez voir ce que l’enfant peut faire, régler son temps d’écran et répondre à ses demandes. Connectez-vous avec l’adresse électronique que vous avez indiquée ici.`,
  },

  leaving: {
    title: "Ne plus être responsable légal\u202f?",
    whatHappens: "Si vous vous retirez",
    effects: [
      "Vous ne pouvez plus rien voir ni changer pour cet enfant ici.",
      "Les autres responsables légaux continuent de décider. Ce que vous avez autorisé ne change pas.",
      "Nous informons les autres responsables légaux.",
    ],
    effectsLast: (products) => [
      `Il n’y a pas d’autre responsable légal\u202f: tous les consentements sont donc retirés. L’accès de l’enfant prend fin immédiatement\u202f: ${products}.`,
      "Pour faire supprimer les données enregistrées sur l’enfant, adressez-vous à chaque jeu ou application.",
      "Vous ne pouvez pas revenir en arrière ici. L’enfant devra vous redemander.",
    ],
    effectsAlone: (products) => [
      "Vous ne pouvez plus rien voir ni changer pour cet enfant ici.",
      `Il n’y a pas d’autre responsable légal\u202f: les limites fixées par les responsables légaux ne s’appliquent plus (${products}).`,
      "L’enfant n’avait pas besoin de votre consentement pour jouer, et peut continuer.",
    ],
    confirm: "Ne plus être responsable légal",
    confirmLast: "Me retirer, et retirer tous les consentements",
    keep: "Rester responsable légal",
  },

  removing: {
    title: "Retirer ce responsable légal\u202f?",
    whatHappens: (masked) => `Si vous retirez ${masked}`,
    effects: [
      "Cette personne ne peut plus rien voir ni changer pour cet enfant ici.",
      "Ce qu’elle a autorisé ne change pas. Vous pouvez le changer.",
      "Nous informons cette personne et les autres responsables légaux.",
    ],
    confirm: "Retirer le responsable légal",
    keep: "Ne rien changer",
  },

  mail: {
    parentInvite: {
      subject: (product) => `${product} vous demande d’être responsable légal`,
      greeting: "Bonjour,",
      why: (product) =>
        `Un jeune qui utilise ${product} vous indique comme parent ou responsable légal. Votre adresse électronique nous a été transmise pour que nous puissions vous le demander.`,
      ask: "Ouvrez la demande, puis acceptez-la ou refusez-la. Il vous faudra environ 1 minute. Rien ne change avant votre décision.",
      button: "Voir la demande",
      life: (date) => `Le lien est valable jusqu’au ${date}.`,
      stranger:
        "Si ce n’est pas votre enfant, choisissez «\u202fCe n’est pas mon enfant\u202f» sur la page, ou ignorez ce courriel.",
      signature: (product) => `Kinward, pour ${product}`,
    },
    parentInviteConfirmation: {
      subject: (product) =>
        `Encore une étape\u202f: confirmez que vous êtes responsable légal dans ${product}`,
      greeting: "Bonjour,",
      why: (product) =>
        `Quelqu’un a indiqué cette adresse électronique pour devenir responsable légal d’un enfant qui utilise ${product}. Nous devons savoir si c’était vous.`,
      ask: "Ouvrez la page et confirmez. Rien ne change avant votre confirmation.",
      button: "Vérifier et confirmer",
      life: (_date) => "Sans confirmation dans les 24 heures, nous l’effaçons et rien ne change.",
      stranger: "Si ce n’était pas vous, ignorez ce courriel. Nous ne redemanderons pas.",
      signature: (product) => `Kinward, pour ${product}`,
    },
    former: {
      subject: (product) => `Un autre responsable légal a donné son consentement dans ${product}`,
      why: (product) =>
        `Vous étiez responsable d’un enfant qui utilise ${product}. Une autre personne a donné son consentement pour cet enfant en tant que responsable légal.`,
      expected: "Si vous êtes au courant, vous n’avez rien à faire.",
      contact: (company, where) => `Sinon, contactez ${company}\u202f: ${where}`,
      contactProduct: (product) => `Sinon, contactez les personnes qui gèrent ${product}.`,
      button: "Aller à votre espace famille",
    },
    guardianInvitation: {
      subject: (product) => `Invitation à devenir responsable légal dans ${product}`,
      greeting: "Bonjour,",
      why: (product) =>
        `Un responsable légal d’un enfant qui utilise ${product} nous a transmis votre adresse électronique et vous invite à devenir aussi responsable légal. Les responsables légaux décident de ce que l’enfant peut faire et du temps qu’il passe à jouer.`,
      ask: "Ouvrez la page pour voir qui vous invite, et acceptez avec un seul bouton. Il ne se passe rien avant.",
      button: "Voir l’invitation",
      life: (date) => `Le lien est valable jusqu’au ${date}.`,
      stranger: "Si vous ne savez pas de quoi il s’agit, ignorez ce courriel.",
    },
  },
};
