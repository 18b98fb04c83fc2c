// What a guardian reads who shows that they are an adult.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const verification: Texts["verification"] = {
  title: "Comprove que você é maior de idade",
  lead: (product) =>
    `${product} pede isso a cada responsável uma vez por ano. O produto só fica sabendo que você é maior de idade.`,
  simulated:
    "Este é o modo de teste. Escolha quem você quer ser. Todo o resto é como seria para uma pessoa real.",
  personas: {
    adult: "Uma pessoa adulta",
    teen: "Um adolescente",
    child: "Uma criança",
    inconclusive: "Alguém cuja idade não pode ser comprovada",
    fraudulent: "Alguém que trapaceia",
  },
  tryAgain: (left) =>
    plural(left, {
      one: "Não foi possível comprovar a sua idade. Você pode tentar mais uma vez.",
      many: `Não foi possível comprovar a sua idade. Você pode tentar mais ${left} de vezes.`,
      other: `Não foi possível comprovar a sua idade. Você pode tentar mais ${left} vezes.`,
    }),
  kept: "Registramos que você é maior de idade, como comprovou e quando. Não guardamos documentos nem imagens.",
  passed: "Obrigado, está feito",
  passedText:
    "Sabemos que você é maior de idade. Sua decisão segue adiante. Você pode fechar esta página.",
  failed: "Não deu certo",
  failedText: "Não conseguimos comprovar que você é maior de idade, por isso sua decisão não vale.",
  again: "Abra o link do seu e-mail para tentar de novo.",
  noneLeft:
    "Você já usou todas as formas de comprovar, por isso não pode decidir desta vez. Outra pessoa adulta pode decidir sobre a mesma solicitação.",
};
