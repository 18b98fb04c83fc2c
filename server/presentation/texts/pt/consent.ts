// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const consent: Texts["consent"] = {
  title: (product) => `${product} pede o seu consentimento`,
  firstLead: (product) =>
    `Uma criança ou adolescente que usa ${product} precisa do consentimento da mãe, do pai ou de um responsável legal. Nada é ativado até você decidir.`,
  movedLead: (product, place) =>
    `Uma criança ou adolescente sob sua responsabilidade que usa ${product} se mudou. Novo lugar de residência: ${place}. Lá, a mãe, o pai ou um responsável legal precisa decidir sobre o que está abaixo. Tudo isso fica desativado até você decidir.`,
  laterLead: (product) =>
    `Uma criança ou adolescente sob sua responsabilidade quer usar mais recursos de ${product}. Nada muda até você decidir.`,
  noticeLead: (product) =>
    `${product} mudou documentos que valem para uma criança ou adolescente sob sua responsabilidade. Leia os documentos e decida. As permissões não mudam.`,
  onHold:
    "Em pausa: os novos documentos não foram aceitos a tempo. O que você permitiu volta a valer assim que um responsável der o consentimento.",
  duration: "Leva cerca de 2 minutos.",
  step: (step, steps) => `Etapa ${step} de ${steps}`,
  stepYou: "Sobre você",
  stepRead: "Documentos",
  stepChoose: "Permissões",
  stepDecide: "Sua decisão",

  childUnder: (age, place) => `Uma criança ou adolescente com menos de ${age} anos (${place})`,
  childFromTo: (from, to, place) => `Um adolescente de ${from} a ${to} anos (${place})`,
  adultIn: (place) => `Uma pessoa adulta (${place})`,
  whyConsentAge: (age) =>
    `No lugar onde vive, quem tem menos de ${age} anos precisa do consentimento da mãe, do pai ou de um responsável legal.`,
  whyRequest:
    "Esta solicitação precisa do consentimento da mãe, do pai ou de um responsável legal.",

  email: "Seu e-mail",
  emailHint:
    "Usamos o e-mail para falar com você sobre esta criança. Você também precisa dele para entrar.",
  yourAddress: (address) => `Você chegou aqui pelo e-mail que enviamos para ${address}`,
  whichAddress: "Qual é o seu e-mail?",
  otherAddress: "Outro e-mail",
  forwarded: "Esse e-mail não é meu",
  attestation:
    "Declaro que sou maior de idade e que sou mãe, pai ou responsável legal desta criança ou adolescente.",

  readLead: (product) =>
    `Leia estes documentos de ${product}. O seu consentimento vale para as versões mostradas aqui.`,
  dataNotice: "Sobre os dados pessoais",
  version: (version) => `Versão ${version}`,
  readHere: "Ler aqui",
  readAt: (host) => `Abrir em ${host}`,

  chooseLead: (product) => `Ative o que você quer permitir. ${product} segue as suas escolhas.`,
  askedFor: (product) => `${product} pediu estas permissões. Escolha uma resposta para cada uma.`,
  allow: "Permitir",
  deny: "Não permitir",
  otherPermissions: (product) =>
    `${product} não pediu estas permissões. Elas ficam desativadas, a menos que você as ative.`,
  nothingToChoose: "Não há nada para escolher. Nenhuma permissão precisa da sua decisão.",
  ownPermissions: (product) => `Somente em ${product}`,
  aboutOthers: "O que você não pode mudar",
  childDecides: (permissions) => `A própria criança decide: ${permissions}.`,
  notAvailable: (permissions) => `Não disponível para esta criança: ${permissions}.`,

  decideLead: "Ao dar seu consentimento, você permite o que escolheu acima, e nada mais.",
  decideWithDocuments:
    "Ao dar seu consentimento, você permite o que escolheu acima, e os documentos acima passam a valer.",
  decideNotices:
    "Ao dar seu consentimento, os documentos acima passam a valer. As permissões não mudam.",
  deadline: (when) =>
    `Decida até ${when}. Se nenhum responsável der o consentimento até lá, tudo o que depende da sua decisão fica desativado até que um deles o dê.`,
  noHurry: "Não tenha pressa. O mesmo link traz você de volta a esta página.",
  consent: "Dou meu consentimento",
  decline: "Recuso a solicitação",
  notMyChild: "Não sou responsável por esta criança",
  declineHint: (product) => `Nada muda. ${product} poderá ver que um responsável recusou.`,
  notMyChildHint: "Escolha esta opção se a solicitação chegou a você por engano. Nada muda.",

  errorsTitle: "Há um problema",
  emailMissing: "Informe o seu e-mail.",
  emailMalformed: "Informe um e-mail como nome@example.com.",
  attestationMissing:
    "Confirme que você é maior de idade e que é mãe, pai ou responsável legal desta criança ou adolescente. Se não for, escolha “Não sou responsável por esta criança”.",
  changed:
    "Esta solicitação mudou desde que você abriu a página. Confira tudo de novo antes de decidir.",
  allowanceWrong: "Escolha um dos valores que esta pergunta aceita.",
  choiceMissing: "Escolha “Permitir” ou “Não permitir”.",
  tooManyGuardians:
    "Esta criança já tem 4 responsáveis, que é o máximo. Um deles pode decidir ou precisa sair antes.",
  tooManyConfirmations:
    "Já enviamos vários e-mails para essa confirmação. Procure o mais recente ou tente de novo daqui a uma hora.",
  noDecision: "Escolha um dos botões no fim da página.",
};

export const together: Texts["together"] = {
  title: (count) =>
    plural(count, {
      one: "Um produto pede o seu consentimento",
      many: `${count} de produtos pedem o seu consentimento`,
      other: `${count} produtos pedem o seu consentimento`,
    }),
  lead: "Todos perguntam sobre a mesma criança. Decida abaixo sobre todos de uma vez, ou sobre cada um na página dele. Nada é ativado até você decidir.",
  alone: (product) => `Escolher permissões e decidir somente sobre ${product}`,
  waiting: (product) => `Ver em que ponto está a sua decisão sobre ${product}`,
  decideTitle: "Decidir sobre todos",
  decideLead:
    "Se você der seu consentimento a todos, os documentos acima passam a valer. A criança pode usar os produtos com todo o resto desativado e com os limites mais rigorosos. Você pode permitir mais na página de cada produto, agora ou depois.",
  consent: (count) =>
    plural(count, {
      one: "Dou meu consentimento",
      many: `Dou meu consentimento a todos os ${count}`,
      other: `Dou meu consentimento a todos os ${count}`,
    }),
  decline: "Recuso todas as solicitações",
  doneTitle: "O que foi decidido",
  all: "Ver todos os produtos que perguntam",
};

export const allowances: Texts["allowances"] = {
  title: "Limites de uso",
  lead: (product) =>
    `${product} também pergunta quais limites você define. A resposta mais rigorosa já está preenchida. Mude se quiser.`,
  range: (min, max) => `Um número inteiro de ${min} a ${max}`,
  outOfRange: (min, max) => `Digite um número inteiro de ${min} a ${max}.`,
  notAnOption: "Escolha uma das respostas.",
};

export const trust: Texts["trust"] = {
  label: "Sobre esta solicitação",
  labelOf: (product) => `Sobre esta solicitação: ${product}`,
  who: "Quem pede",
  asker: (product, company) => `${product}, da empresa ${company}`,
  askerAt: (product, company, address) => `${product}, da empresa ${company}, ${address}`,
  child: "Para quem é",
  purpose: "Para quê",
  why: "Por que você",
  law: (source) => `A lei: ${source}.`,
  no: "Se você recusar",
  noAtFirst: (product) => `Nada é ativado. ${product} poderá ver que um responsável recusou.`,
  noLater: (product) => `Nada muda. A criança continua usando ${product} como antes.`,
  noOnHold: (product) =>
    `Tudo o que depende da sua decisão continua desativado em ${product} até que um responsável dê o consentimento.`,
  noUntilDeadline: (product, when) =>
    `A criança continua usando ${product} como antes até ${when}. Depois disso, tudo o que depende da sua decisão fica desativado até que um responsável dê o consentimento.`,
  questions: "Dúvidas?",
  contact: (company) => `Fale com ${company}`,
  privacy: "Como seus dados são usados",
};

export const sendAgain: Texts["sendAgain"] = {
  offer: (masked) => `Podemos enviar um novo link para ${masked}.`,
  submit: "Enviar um novo link",
  sent: "Confira seu e-mail",
  sentText: (masked) => `Enviamos um novo link para ${masked}. Ele vale por 14 dias.`,
  sentNothing: "Não chegou nada em alguns minutos? Olhe na pasta de spam.",
};

export const document: Texts["document"] = {
  back: "Abrir a solicitação de novo",
  closeHint:
    "Feche esta aba para voltar às respostas que você já preencheu. Se abrir a solicitação de novo, ela estará vazia.",
  part: (part, parts) => `Parte ${part} de ${parts}`,
  previous: "Parte anterior",
  next: "Próxima parte",
};
