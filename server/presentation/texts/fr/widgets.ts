// The age gate, QR codes and the page for codes: read by players too.
import type { Texts } from "../types.js";

export const ageGate: Texts["ageGate"] = {
  title: "Votre âge",
  lead: (product) => `Avant de continuer, indiquez votre âge à ${product}.`,
  dateOfBirth: "Quelle est votre date de naissance\u202f?",
  day: "Jour",
  month: "Mois",
  year: "Année",
  age: "Quel âge avez-vous\u202f?",
  years: "Âge en années",
  submit: "Continuer",
  dateWrong: "Saisissez une vraie date\u202f: un jour, un mois et une année à 4 chiffres.",
  ageWrong: "Saisissez votre âge en chiffres.",
  use: (product) =>
    `Avec votre réponse, ${product} suit les règles qui s’appliquent à votre âge là où vous vivez. Vous ne pouvez répondre qu’une fois.`,
  passed: "Merci",
  passedText: (product) => `Vous pouvez continuer vers ${product}.`,
  notNow: (product) => `Vous ne pouvez pas utiliser ${product} pour le moment`,
  notNowText: "Merci de votre réponse. Il n’y a rien d’autre à faire ici.",
  ask: "Demandez à un parent ou responsable légal",
  askText: (product) =>
    `Un parent ou responsable légal décide de ce que vous pouvez faire dans ${product}.`,
  handOver:
    "Donnez-lui cet appareil, ou demandez-lui de viser ce code avec l’appareil photo de son téléphone.",
  qrLabel: "Code QR qui ouvre la page destinée à un parent ou responsable légal",
  adultIsHere: "Je suis un parent ou responsable légal",
  byEmail: "Demander par courriel",
  email: "Adresse électronique de votre parent ou responsable légal",
  emailHint: "Nous lui envoyons un lien vers la demande.",
  emailMissing: "Saisissez son adresse électronique.",
  emailMalformed: "Saisissez une adresse électronique comme nom@example.com.",
  send: "Envoyer",
  otherWay: "Demander autrement",
  sent: "Nous avons envoyé le courriel. Demandez-lui de le chercher, y compris dans les indésirables.",
  goesOn: "Cette page continue d’elle-même dès que la décision est prise.",
  exit: "Fermer",
};

export const qr: Texts["qr"] = {
  title: "Continuer sur un autre appareil",
  lead: "Visez ce code avec l’appareil photo d’un téléphone. La même page s’y ouvre.",
};

export const code: Texts["code"] = {
  title: "Saisissez votre code",
  lead: "Le jeu ou l’application montre à l’enfant un code de 8 lettres et chiffres. Saisissez-le pour voir la demande.",
  label: "Code",
  hint: "Par exemple, ABCD-1234. Les majuscules, les espaces et les tirets n’ont pas d’importance.",
  submit: "Continuer",
  missing: "Saisissez le code de 8 lettres et chiffres.",
  wrong:
    "Ce code ne fonctionne pas. Vérifiez votre saisie. Les codes changent toutes les 10 minutes\u202f: utilisez le plus récent.",
  noCode: "Vous n’avez pas de code\u202f? Ouvrez le lien du courriel que nous vous avons envoyé.",
};
