// The family pages: all children, and one child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

const years = (age: number) =>
  plural(age, { one: `${age} ano`, many: `${age} de anos`, other: `${age} anos` });

/** Under the Estatuto da Criança e do Adolescente, article 2, a person of this age is an adolescente. */
const ADOLESCENT_AGE = 12;

export const family: Texts["family"] = {
  title: "Sua família",
  trail: "Você está aqui",
  lead: "Jogos e aplicativos que têm o seu consentimento.",
  empty: "Nenhum jogo ou aplicativo tem o seu consentimento no momento.",
  child: (age) =>
    age < ADOLESCENT_AGE ? `Criança de ${years(age)}` : `Adolescente de ${years(age)}`,
  adult: (age) => `Pessoa adulta de ${years(age)}`,
  childOfUnknownAge: "Criança de idade desconhecida",
  bornIn: (place, year) => `${place}, ano de nascimento: ${year}`,
  knownOf: (child, about) => `${child}, ${about}`,
  childIn: (product, child) => `${product}: ${child}`,
  marks:
    "Não sabemos o nome dos seus filhos. Os 4 caracteres depois da idade são o fim do identificador de jogador. Uma criança que usa jogos de várias empresas aparece uma vez para cada empresa.",
  allowed: (on, all) => `Você permite ${on} de ${all} permissões`,
  onHold:
    "Em pausa: os novos documentos não foram aceitos a tempo. O que você permite fica desativado até que um responsável aceite os documentos. A criança pode pedir de novo a você no jogo ou aplicativo.",
  nothingToDecide: "Nenhuma permissão precisa da sua decisão.",
  isAdult: "Agora é maior de idade e decide por conta própria",
  isAdultText:
    "Pela lei do lugar onde vive, esta pessoa agora é maior de idade e decide por conta própria.",
  since: (date) => `Consentimento dado em ${date}`,
  earlier: "Página anterior",
  later: "Próxima página",
  done: {
    erased: "Os dados da criança foram apagados.",
    withdrawn: "Você revogou seu consentimento. O acesso da criança terminou.",
    left: "Você não é mais responsável por esta criança. Os outros responsáveis continuam.",
    "left-last":
      "Você não é mais responsável por esta criança. Não havia outro responsável, por isso todos os consentimentos foram revogados.",
  },
  kept: "Guardamos o que você digitou. Ainda não foi salvo.",
  devices: "Dispositivos que continuam conectados",
  unknownDevice: "Dispositivo desconhecido",
  thisDevice: "Este dispositivo",
  deviceUse: (last, until) => `Último uso em ${last}, conectado até ${until}`,
  devicesHint:
    "Perdeu um dispositivo ou não reconhece algum? Escolha “Sair de todos os dispositivos”.",
  signedInAs: "Você entrou como",
  signOut: "Sair",
  signOutEverywhere: "Sair de todos os dispositivos",

  permissions: "Permissões",
  on: "Você permite",
  off: "Você não permite",
  own: "A própria criança decide",
  barred: "Não disponível para esta criança",
  consent: "Seu consentimento",
  consented: (product, date) => `${product} tem o seu consentimento desde ${date}.`,
  consentedBy: (product, date) => `${product} tem o consentimento de um responsável desde ${date}.`,
  withdraw: "Revogar o consentimento",
};

export const child: Texts["child"] = {
  isAllowed: "Permitido",
  isNotAllowed: "Não permitido",
  allow: "Permitir",
  deny: "Não permitir",
  save: "Salvar",
  undo: "Desfazer",
  lastChange: (change) => `Última mudança: ${change}`,
  nowAllowed: (title) => `Agora você permite: ${title}.`,
  nowNotAllowed: (title) => `Você não permite mais: ${title}.`,
  nowAnswered: (title, value) => `Novo valor de ${title}: ${value}.`,
  done: {
    undone: "Você desfez a sua última mudança.",
    "too-late":
      "Não é mais possível desfazer essa mudança, porque outra coisa mudou depois dela. Nada foi alterado.",
    unchanged: "Nada foi alterado. Você não decide mais sobre isso.",
    named: "Salvo. Só os responsáveis por esta criança podem ver o nome.",
    unnamed: "Você removeu o nome.",
  },

  week: "Os últimos 7 dias",
  played: (time) => `Tempo total de jogo: ${time}.`,
  notPlayed: "Nenhum tempo de jogo.",
  none: "0 minuto",
  day: "Dia",
  time: "Tempo de jogo",
  daysIn: (city) => `Os dias seguem o horário de ${city}.`,

  asked: "Precisamos da sua decisão",
  asks: (product) => `${product} pede que os responsáveis por esta criança decidam.`,
  decideBy: (moment) => `Decida até ${moment}.`,
  seeRequest: "Ver a solicitação",
  nameIt: "Nome e cor",
  nameTitle: "Um nome para esta criança",
  nameLead:
    "Escolha como chamar esta criança aqui. Todos os responsáveis podem ver e mudar o nome. Os jogos e aplicativos não podem.",
  name: "Nome",
  nameHint: "Até 40 caracteres. Deixe em branco para remover o nome.",
  colour: "Cor",
  colours: {
    blue: "Azul",
    orange: "Laranja",
    green: "Verde",
    red: "Vermelho",
    purple: "Roxo",
    brown: "Marrom",
    pink: "Rosa",
    grey: "Cinza",
  },
  inMails: "Usar o nome nos e-mails",
  inMailsHint:
    "Os e-mails aos responsáveis por esta criança passam a mostrar o nome. Outras pessoas podem ver seus e-mails, por exemplo em uma tela bloqueada.",
  nameWrong: "Digite um nome de até 40 caracteres.",
  cancel: "Voltar sem salvar",

  documents: "O que você aceitou",
  noDocuments: "Seu consentimento não incluiu documentos.",
  agreedOn: (moment) => `Aceito em ${moment}`,
  backToChild: "Voltar",
};

export const withdrawal: Texts["withdrawal"] = {
  title: "Revogar seu consentimento?",
  whatHappens: "Se você revogar seu consentimento",
  effects: (product) => [
    `O acesso da criança a ${product} termina imediatamente, mesmo durante o jogo.`,
    "As solicitações que esperam a sua resposta são encerradas, e os limites que você definiu deixam de valer.",
    `Vamos informar ${product}. Para que os dados guardados sobre a criança sejam excluídos, peça a ${product}.`,
    "Não é possível desfazer isso aqui. A criança terá que pedir de novo a você.",
  ],
  confirm: "Revogar o consentimento",
  keep: "Deixar tudo como está",
};
