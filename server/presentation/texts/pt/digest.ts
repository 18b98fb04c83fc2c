// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const digest: Texts["digest"] = {
  mail: {
    subject: (product) => `A semana em ${product}`,
    greeting: "Olá,",
    lead: (from, until) =>
      `Isto é o que a criança sob sua responsabilidade fez (${from} – ${until}).`,
    leadOf: (child, from, until) => `Isto é o que ${child} fez (${from} – ${until}).`,
    inProduct: (product, term) => `${product}: ${term}`,
    played: "Tempo de tela",
    notPlayed: "Nenhum tempo de jogo.",
    total: (duration) => `${duration} no total`,
    spent: "Gastos",
    notSpent: "Nada foi gasto.",
    did: "Atividade",
    didNothing: "Nenhuma atividade foi informada.",
    button: "Ver mais na sua área da família",
    stopWhy: "Você recebe este resumo todo domingo porque é responsável por esta criança.",
    stop: "Parar de receber este resumo",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  times: (count) =>
    plural(count, { one: `${count} vez`, many: `${count} vezes`, other: `${count} vezes` }),
  card: {
    title: "Resumo semanal",
    isOn: "Todo domingo você recebe um e-mail com o tempo de tela, os gastos e a atividade.",
    isOff: "Você não recebe o resumo semanal desta criança.",
    start: "Quero receber o resumo",
    stop: "Parar de receber o resumo",
  },
  done: {
    "summary-on": "A partir de agora você recebe o resumo semanal.",
    "summary-off": "Você não recebe mais o resumo semanal.",
  },
  page: {
    title: "Parar de receber o resumo semanal?",
    lead: "Você não receberá mais o e-mail semanal sobre esta criança. Os outros e-mails, como solicitações e comprovantes, continuam chegando.",
    button: "Parar de receber o resumo",
    stopped: "Você não receberá mais o resumo semanal",
    stoppedText: "Você pode voltar a recebê-lo na sua área da família.",
  },
  spending: {
    title: "Gastos por mês",
    none: "Nenhuma compra foi informada.",
    month: "Mês",
    amount: "Valor",
    limit: (spent, limit, date) =>
      `Foram gastos ${spent} de ${limit}. O limite recomeça em ${date}.`,
  },
  activity: {
    title: "Atividade dos últimos sete dias",
    none: "Nenhuma atividade foi informada.",
    what: "O quê",
    howOften: "Quantas vezes",
  },
  chart: (title) => `${title}. A tabela a seguir traz os mesmos números.`,
  numbers: "Mostrar os números",
};
