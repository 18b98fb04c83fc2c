// What a guardian reads once they have decided: what is still missing, and how it ended.
import type { Texts } from "../types.js";

export const waiting: Texts["waiting"] = {
  confirmation: "Encore une étape\u202f: appuyez sur le bouton reçu par courriel",
  confirmationText: (masked) =>
    `Nous venons d’envoyer un courriel à ${masked}. Ouvrez-le et appuyez sur le bouton. Votre décision ne compte qu’à partir de ce moment.`,
  untilThen:
    "D’ici là, rien n’est activé. Sans confirmation dans les 24 heures, nous effaçons la décision.",
  resend: "Renvoyer le courriel",
  wrongAddress: "L’adresse est-elle fausse\u202f?",
  newAddress: "Adresse électronique correcte",
  correct: "Envoyer à cette adresse",
  approval: "Un autre responsable légal doit donner son accord",
  approvalText:
    "Cet enfant a déjà un responsable légal. Nous lui avons demandé par courriel si vous pouvez décider aussi. Votre décision comptera dès qu’il aura donné son accord.",
  approvalUntil: (date) =>
    `Sans réponse d’ici le ${date}, la demande est considérée comme refusée.`,
  verification: "Encore une étape\u202f: prouvez votre majorité",
  verificationText: (product) =>
    `${product} demande la preuve que la personne qui décide est majeure. Votre décision comptera dès que ce sera fait.`,
  verify: "Continuer",
  verifyUnavailable: (product) =>
    `Ce n’est pas possible ici pour le moment. Contactez ${product} et demandez comment apporter cette preuve. D’ici là, rien n’est activé.`,
  verifyByMail: "Pour le faire, ouvrez le lien reçu par courriel.",
  confirmTitle: "Confirmez votre décision",
  confirmLead: (product) =>
    `Quelqu’un a indiqué votre adresse électronique en autorisant un enfant à utiliser ${product}. Était-ce vous\u202f?`,
  confirm: "Oui, je confirme",
  own: {
    chosen: "Votre décision",
    allowed: "Vous autorisez",
    notAllowed: "Vous n’autorisez pas",
    documents: "Vous acceptez",
  },
  theirs: {
    chosen: "La décision de cette personne",
    allowed: "Elle autorise",
    notAllowed: "Elle n’autorise pas",
    documents: "Elle accepte",
  },
  nothingAllowed: "Rien de plus que l’utilisation du produit.",
  approveTitle: "Cette personne peut-elle être aussi responsable légal\u202f?",
  approveLead: (product) =>
    `Vous êtes responsable d’un enfant qui utilise ${product}. Une autre personne a pris une décision pour cet enfant et souhaite aussi être responsable légal.`,
  who: "Son adresse électronique",
  approveTitleFormer: "Cette personne peut-elle être responsable légal de l’enfant\u202f?",
  approveLeadFormer: (product) =>
    `Vous étiez responsable d’un enfant qui utilise ${product}, puis vous avez cessé de l’être. Une autre personne a pris une décision pour cet enfant et souhaite en être responsable légal.`,
  approveHintFormer: "Sa décision compte. Dès lors, cette personne décide pour l’enfant.",
  approvalTextFormer:
    "Un responsable légal de cet enfant s’est retiré. Nous lui avons demandé par courriel si vous pouvez décider. Votre décision comptera dès qu’il aura donné son accord.",
  approve: "Accepter",
  approveHint:
    "Sa décision compte. Dès lors, vous décidez tous les deux. Vous pourrez retirer cette personne plus tard.",
  refuse: "Refuser",
  refuseHint: "Sa décision ne compte pas. Rien n’est activé.",
};

export const birthDate: Texts["birthDate"] = {
  title: "Quelle est la date de naissance de cet enfant\u202f?",
  lead: (product) =>
    `Un enfant souhaite utiliser ${product}, et nous ne connaissons pas son âge avec certitude. Indiquez-le, puis vous déciderez.`,
  legend: "Date de naissance de l’enfant",
  wrong:
    "Saisissez une date qui existe et qui n’est pas dans le futur\u202f: un jour, un mois et une année à 4 chiffres.",
  needsMail: (product) =>
    `À cet âge, un enfant n’a peut-être pas besoin de consentement. Nous n’acceptons donc cette date que de la personne qui a reçu notre courriel. Ouvrez le lien du courriel sur cette demande, ou demandez à ${product} de vous l’envoyer.`,
  submit: "Continuer",
};

export const result: Texts["result"] = {
  tooYoung: "Cet enfant est trop jeune",
  tooYoungText: (product) =>
    `${product} n’est pas destiné aux enfants de cet âge. Rien n’a été activé.`,
  consent: "Vous avez donné votre consentement",
  consentText: (product) =>
    `Merci. ${product} peut voir votre décision, et l’enfant peut continuer dès maintenant.`,
  switchedOn: "Ce qui est activé",
  nothingOn: "Rien n’est activé pour le moment.",
  changeMind: "Vous pouvez retirer votre consentement à tout moment.",
  familyPages: "Aller dans votre espace famille",
  changeMindElsewhere: (product) =>
    `Si vous changez d’avis, contactez ${product} et demandez la fin de l’accès de l’enfant.`,
  ended: "L’accès de l’enfant a pris fin",
  endedText: (product) =>
    `Un responsable légal a donné son consentement ici, mais l’enfant n’a plus accès à ${product}.`,
  declined: "Vous avez refusé",
  declinedText: (product) =>
    `Rien n’a été activé. ${product} peut voir qu’un responsable légal a refusé.`,
  notMyChild: "Merci de nous l’avoir signalé",
  notMyChildText: (product) =>
    `Rien n’a été activé. ${product} peut voir que sa demande est arrivée à la mauvaise personne.`,
  cancelled: "Cette demande a été annulée",
  cancelledText: (product) =>
    `${product} n’a plus besoin de votre décision. Vous n’avez rien à faire.`,
  tooLate: "Il est trop tard pour décider",
  tooLateText: (product) =>
    `La demande a expiré. Rien n’a été activé. Si l’enfant redemande, ${product} vous enverra une nouvelle demande.`,
  revoked: "Cette demande a pris fin",
  revokedText: (product) => `L’enfant n’a plus accès à ${product}. Il n’y a donc rien à décider.`,
  notNeeded: "Votre consentement n’est plus nécessaire",
  notNeededText: (product) =>
    `Là où vit cet enfant, son âge lui permet d’utiliser ${product} sans votre consentement. Vous n’avez rien à faire.`,
  otherwise: "Cette demande est close",
  otherwiseText: (product) =>
    `Rien n’a été activé. ${product} peut voir comment la demande s’est terminée.`,
  decidedOn: (date) => `Décision prise le ${date}.`,
  back: (product) => `Retour à ${product}`,
  close: "Vous pouvez fermer cette page.",
};

export const decidedByOther: Texts["decidedByOther"] = {
  title: "Un autre responsable légal a déjà décidé",
  consented: (who, when) =>
    `${who} a donné son consentement le ${when}. C’est la première réponse qui compte. Dans votre espace famille, vous pouvez changer ce qui est autorisé ou retirer le consentement.`,
  declined: (who, when) =>
    `${who} a refusé le ${when}. C’est la première réponse qui compte, donc rien n’a été activé. Si vous n’êtes pas d’accord, parlez-en ensemble. Quand l’enfant redemandera, vous pourrez décider.`,
};

export const repeated: Texts["repeated"] = {
  title: "Cette demande est déjà close",
  text: "Le formulaire a peut-être été envoyé deux fois, ou quelqu’un a répondu dans une autre fenêtre. Cette fois, rien n’a changé. Voici la réponse enregistrée\u202f:",
};
