import type { Texts } from "../types.js";

export const data: Texts["data"] = {
  title: "Données de l’enfant",
  lead: "Vous pouvez télécharger tout ce que nous conservons au sujet de l’enfant, ou le faire effacer.",
  show: "Télécharger ou effacer les données",
  contents: [
    "Ce que nous savons de l’âge de l’enfant et du lieu où il vit.",
    "Ce que vous et d’autres responsables légaux avez décidé, et quand.",
    "Le temps d’écran, les achats et les activités que les jeux nous ont signalés.",
  ],
  download: "Télécharger les données",
  downloadHint:
    "Un fichier au format JSON. Il contient ce que tous les jeux de cette société nous signalent.",
  erase: "Effacer les données",
  erased: {
    subject: (product) => `Les données d’un enfant dans ${product} ont été effacées`,
    what: (products) =>
      `Nous avons effacé tout ce que nous conservions au sujet d’un enfant dont vous êtes responsable et qui utilisait ${products}. Son accès a pris fin.`,
    who: (guardian) => `Une autre personne responsable de l’enfant l’a demandé\u202f: ${guardian}.`,
    whoProduct: (product) => `${product} l’a demandé.`,
    when: (at) => `Date et heure\u202f: ${at}.`,
    noUndo:
      "Il n’est pas possible de revenir en arrière. Pour jouer de nouveau, l’enfant doit refaire une demande à une personne responsable.",
    button: "Aller à votre espace famille",
  },
  exported: {
    subject: (product) => `Les données d’un enfant dans ${product} ont été téléchargées`,
    what: (products) =>
      `${products} a téléchargé les données que nous conservons au sujet d’un enfant dont vous êtes responsable. Rien n’a changé.`,
    expected: "Cela peut arriver quand vous ou l’enfant demandez une copie des données.",
  },
};

export const erasure: Texts["erasure"] = {
  title: "Effacer les données de l’enfant\u202f?",
  whatHappens: "Si vous effacez les données",
  effects: (products) => [
    `L’accès de l’enfant à ${products} prend fin immédiatement, même en pleine partie.`,
    "Tout ce que nous conservons au sujet de l’enfant est supprimé, ainsi que les courriels que nous vous avons envoyés à son sujet.",
    `Nous informons ${products}. Pour faire supprimer aussi les données conservées par le jeu ou l’application, adressez-vous directement à sa société.`,
    "Vous ne pouvez pas revenir en arrière. L’enfant devra vous redemander.",
  ],
  confirm: "Effacer les données",
  keep: "Ne rien changer",
};
