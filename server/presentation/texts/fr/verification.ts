// What a guardian reads who shows that they are an adult.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("fr");

export const verification: Texts["verification"] = {
  title: "Prouvez votre majorité",
  lead: (product) =>
    `${product} le demande à chaque responsable légal une fois par an. Seule votre majorité lui est communiquée.`,
  simulated:
    "Vous êtes en mode test. Choisissez qui vous voulez être. Tout le reste se passe comme pour une vraie personne.",
  personas: {
    adult: "Une personne majeure",
    teen: "Un adolescent",
    child: "Un enfant",
    inconclusive: "Une personne dont l’âge ne se voit pas",
    fraudulent: "Une personne qui triche",
  },
  tryAgain: (left) =>
    plural(left, {
      one: "Votre âge n’a pas pu être établi. Vous pouvez réessayer une fois.",
      many: `Votre âge n’a pas pu être établi. Vous pouvez réessayer ${left} de fois.`,
      other: `Votre âge n’a pas pu être établi. Vous pouvez réessayer ${left} fois.`,
    }),
  kept: "Nous enregistrons votre majorité, comment vous l’avez prouvée et quand. Nous ne conservons ni documents ni images.",
  passed: "Merci, c’est fait",
  passedText:
    "Votre majorité est établie. Votre décision suit son cours. Vous pouvez fermer cette page.",
  failed: "Cela n’a pas fonctionné",
  failedText: "Nous n’avons pas pu établir votre majorité. Votre décision ne compte donc pas.",
  again: "Ouvrez le lien de votre courriel pour réessayer.",
  noneLeft:
    "Vous avez utilisé tous les moyens de prouver votre majorité. Vous ne pouvez donc pas décider cette fois. Une autre personne majeure peut répondre à la même demande.",
};
