import type { Texts } from "../types.js";

export const data: Texts["data"] = {
  title: "Dados da criança",
  lead: "Você pode baixar tudo o que guardamos sobre a criança ou pedir que seja apagado.",
  show: "Baixar ou apagar os dados",
  contents: [
    "O que sabemos sobre a idade da criança e onde ela mora.",
    "O que você e outros responsáveis decidiram, e quando.",
    "Tempo de tela, compras e atividades que os jogos nos informaram.",
  ],
  download: "Baixar os dados",
  downloadHint:
    "Um arquivo no formato JSON. Contém o que todos os jogos desta empresa nos informam.",
  erase: "Apagar os dados",
  erased: {
    subject: (product) => `Os dados de uma criança em ${product} foram apagados`,
    what: (products) =>
      `Apagamos tudo o que guardávamos sobre uma criança ou adolescente sob sua responsabilidade que usava ${products}. O acesso terminou.`,
    who: (guardian) => `Quem pediu foi outra pessoa responsável: ${guardian}.`,
    whoProduct: (product) => `Quem pediu foi ${product}.`,
    when: (at) => `Momento: ${at}.`,
    noUndo:
      "Não é possível desfazer. Para jogar de novo, é preciso pedir outra vez a uma pessoa responsável.",
    button: "Ir para a sua área da família",
  },
  exported: {
    subject: (product) => `Os dados de uma criança em ${product} foram baixados`,
    what: (products) =>
      `${products} baixou os dados que guardamos sobre uma criança ou adolescente sob sua responsabilidade. Nada mudou.`,
    expected: "Isso pode acontecer quando você ou a criança pede uma cópia dos dados.",
  },
};

export const erasure: Texts["erasure"] = {
  title: "Apagar os dados da criança?",
  whatHappens: "Se você apagar os dados",
  effects: (products) => [
    `O acesso da criança a ${products} termina imediatamente, mesmo durante o jogo.`,
    "Tudo o que guardamos sobre a criança é excluído, assim como os nossos e-mails a você sobre ela.",
    `Vamos informar ${products}. Para que os dados guardados pelo jogo ou aplicativo também sejam excluídos, peça diretamente à sua empresa.`,
    "Não é possível desfazer isso. A criança terá que pedir de novo a você.",
  ],
  confirm: "Apagar os dados",
  keep: "Deixar tudo como está",
};
