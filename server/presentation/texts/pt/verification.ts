// What a person reads who shows how old they are: a guardian, a player, or an adult who is to act for a child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const verification: Texts["verification"] = {
  title: "Comprove que você é maior de idade",
  titleAge: (age) => `Comprove que você tem ${age} anos ou mais`,
  lead: (product) =>
    `${product} pede isso a cada responsável uma vez por ano. O produto só fica sabendo que você é maior de idade.`,
  leadAdult: (product) =>
    `${product} pede isso antes que você possa agir por uma criança. O produto só fica sabendo se você é maior de idade.`,
  leadAge: (product, age) =>
    `${product} pede isso. O produto só fica sabendo se você tem ${age} anos ou mais, e não quem você é.`,
  otherWays: "Outras formas",
  goOn: (vendor) => `Continuar com ${vendor}`,
  learns: {
    oidc: (vendor) => `Você entra em ${vendor}. De lá só recebemos o que se sabe da sua idade.`,
    "oidc-agekey": (vendor) =>
      `Você confirma com ${vendor}, no celular ou no computador, que uma verificação de idade anterior era sua. Não se revela quem você é.`,
    "openid4vp-mdoc": (vendor) =>
      `${vendor} mostra no seu celular uma única coisa: que você tem a idade necessária. Seu nome e sua data de nascimento não saem dali.`,
    redirect: (vendor) =>
      `${vendor} verifica isso nas próprias páginas e pode pedir lá um documento, um cartão ou uma imagem. Para nós envia uma idade e mais nada.`,
    simulated: () =>
      "Este é o modo de teste. Escolha quem você quer ser. Todo o resto é como seria para uma pessoa real.",
  },
  privacy: (vendor) => `Como ${vendor} trata os seus dados (abre em uma nova aba)`,
  personas: {
    adult: "Uma pessoa adulta",
    teen: "Um adolescente",
    child: "Uma criança",
    inconclusive: "Alguém cuja idade não pode ser comprovada",
    fraudulent: "Alguém que trapaceia",
  },
  attemptsLeft: (left) =>
    plural(left, {
      one: "Você pode tentar desta forma mais uma vez.",
      many: `Você pode tentar desta forma mais ${left} de vezes.`,
      other: `Você pode tentar desta forma mais ${left} vezes.`,
    }),
  tryAgain: (left) =>
    plural(left, {
      one: "Não foi possível comprovar a sua idade. Você pode tentar mais uma vez.",
      many: `Não foi possível comprovar a sua idade. Você pode tentar mais ${left} de vezes.`,
      other: `Não foi possível comprovar a sua idade. Você pode tentar mais ${left} vezes.`,
    }),
  tryAnother: "Não foi possível comprovar a sua idade. Tente uma das formas abaixo.",
  leaving: (vendor) => `Continue em ${vendor}`,
  leavingText: (vendor) => `${vendor} abre na própria página e depois traz você de volta.`,
  leavingNewTab: (vendor) =>
    `${vendor} abre em uma nova aba. Esta página continua sozinha quando você terminar lá.`,
  leavingCode: (vendor) =>
    `Vamos pedir este código quando você voltar de ${vendor}. Anote o código e não o compartilhe.`,
  goTo: (vendor) => `Ir para ${vendor}`,
  returning: "Conclua a verificação",
  returningText: "Esta página continua sozinha. Se isso não acontecer, clique em Continuar.",
  returningCode:
    "Digite os 6 números da página em que você começou. Não digite um código que outra pessoa enviou.",
  wallet: "Abra o aplicativo que conhece sua idade",
  walletText:
    "Clique no botão no celular que tem o aplicativo. Em outro dispositivo, leia o código com esse celular.",
  walletOpen: "Abrir o aplicativo",
  walletCode: "Um código que abre o aplicativo no seu celular",
  walletWaiting: "Esta página continua sozinha assim que o aplicativo responder.",
  chooseAnother: "Escolher outra forma",
  unavailable: (vendor) =>
    `${vendor} não responde no momento. Isso não conta como tentativa. Tente mais tarde ou escolha outra forma.`,
  cancelled: (vendor) => `Você voltou de ${vendor} sem terminar. Isso não conta como tentativa.`,
  keptTitle: "O que guardamos",
  kept: "Registramos que você é maior de idade, como comprovou e quando. Não guardamos documentos nem imagens.",
  keptAge:
    "Guardamos o que foi mostrado sobre sua idade, de que forma, quando e por quanto tempo vale. Não guardamos documentos, imagens, nomes nem sua data de nascimento.",
  otherDevice: "Continuar em outro dispositivo",
  passed: "Obrigado, está feito",
  passedText:
    "Sabemos que você é maior de idade. Sua decisão segue adiante. Você pode fechar esta página.",
  passedAge: (product) =>
    `${product} sabe que você tem a idade necessária. Você pode fechar esta página.`,
  failed: "Não deu certo",
  failedText: "Não conseguimos comprovar que você é maior de idade, por isso sua decisão não vale.",
  failures: {
    "age-criteria-not-met": (age) => `Pelo que foi mostrado, você tem menos de ${age} anos.`,
    "max-attempts-exceeded": () => "Você usou todas as tentativas, e nenhuma mostrou sua idade.",
    "fraudulent-activity-detected": () =>
      "A verificação encontrou algo que não era autêntico e por isso terminou.",
    expired: () => "O prazo de 14 dias terminou.",
    revoked: () => "Tinha dado certo e depois foi revogado.",
  },
  back: (product) => `Voltar para ${product}`,
  again: "Abra o link do seu e-mail para tentar de novo.",
  noneLeft:
    "Você já usou todas as formas de comprovar, por isso não pode decidir desta vez. Outra pessoa adulta pode decidir sobre a mesma solicitação.",
  appeal: {
    title: "Você acha que isso está errado?",
    lead: (product) =>
      `Peça a ${product} que olhe de novo. Uma pessoa decide. Você não precisa enviar documento nem imagem.`,
    legend: "O que aconteceu?",
    reasons: {
      "old-enough": "Tenho a idade necessária, e o resultado está errado",
      "did-not-work": "A verificação não funcionou no meu dispositivo",
      "no-way-fits": "Não consigo usar nenhuma dessas formas",
      other: "Outra coisa",
    },
    missing: "Escolha o que aconteceu",
    submit: "Pedir nova análise",
    sent: "Você pediu uma nova análise",
    sentText: (product) =>
      `Uma pessoa de ${product} vai decidir. Você pode voltar a esta página para ver o resultado.`,
    contact: (product) => `Falar com ${product}`,
  },
  proof: {
    title: "Verificação de idade",
    guardian: "Você comprovou que é maior de idade.",
    child: "A idade desta criança foi verificada.",
    how: "Como",
    when: "Quando",
    until: "Vale até",
    methods: {
      simulated: "No modo de teste",
      platform: "Por um sinal de idade do dispositivo ou da conta",
      appeal: "Por uma pessoa, após um pedido de nova análise",
    },
    withdraw: "Retirar esta verificação de idade",
    done: { "age-check": "Você retirou a verificação de idade. Ela não vale mais." },
    withdrawing: {
      title: "Retirar esta verificação de idade?",
      whatHappens: "Se você a retirar",
      effects: {
        guardian: [
          "Ela não vale mais em nenhum jogo ou aplicativo desta empresa.",
          "O que você já decidiu não muda.",
          "Na próxima decisão, um jogo ou aplicativo pode pedir que você comprove de novo que é maior de idade.",
        ],
        child: [
          "Ela não vale mais em nenhum jogo ou aplicativo desta empresa.",
          "O que exige idade verificada pode ser desativado imediatamente.",
          "Informamos os jogos e aplicativos que a usavam.",
          "A idade que foi mostrada ainda pode limitar o que esta criança pode fazer.",
        ],
      },
      confirm: "Retirar a verificação de idade",
      keep: "Manter",
    },
  },
};
