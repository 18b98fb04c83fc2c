// What a guardian reads once they have decided: what is still missing, and how it ended.
import type { Texts } from "../types.js";

export const waiting: Texts["waiting"] = {
  confirmation: "Falta um passo: clique no botão que enviamos por e-mail",
  confirmationText: (masked) =>
    `Acabamos de enviar um e-mail para ${masked}. Abra a mensagem e clique no botão. Só então a sua decisão vale.`,
  untilThen: "Até lá, nada é ativado. Se você não confirmar em 24 horas, apagamos a decisão.",
  resend: "Enviar o e-mail de novo",
  wrongAddress: "O e-mail está errado?",
  newAddress: "E-mail correto",
  correct: "Enviar para este e-mail",
  approval: "Outro responsável precisa concordar",
  approvalText:
    "Esta criança já tem um responsável. Perguntamos a essa pessoa por e-mail se você também pode decidir. A sua decisão vale quando ela aprovar.",
  approvalUntil: (date) =>
    `Se não houver resposta até ${date}, a solicitação é considerada recusada.`,
  verification: "Falta um passo: comprove que você é maior de idade",
  verificationText: (product) =>
    `${product} pede uma comprovação de que a pessoa que decide é maior de idade. A sua decisão vale assim que isso for feito.`,
  verify: "Continuar",
  verifyUnavailable: (product) =>
    `Não é possível fazer isso aqui no momento. Fale com ${product} e pergunte como comprovar. Até lá, nada é ativado.`,
  verifyByMail: "Para fazer isso, abra o link que você recebeu por e-mail.",
  confirmTitle: "Confirme a sua decisão",
  confirmLead: (product) =>
    `Alguém informou o seu e-mail ao permitir que uma criança ou adolescente use ${product}. Foi você?`,
  confirm: "Sim, eu confirmo",
  own: {
    chosen: "O que você decidiu",
    allowed: "Você permite",
    notAllowed: "Você não permite",
    documents: "Você aceita",
  },
  theirs: {
    chosen: "O que essa pessoa decidiu",
    allowed: "Ela permite",
    notAllowed: "Ela não permite",
    documents: "Ela aceita",
  },
  nothingAllowed: "Nada além de usar o próprio produto.",
  approveTitle: "Esta pessoa também pode ser responsável?",
  approveLead: (product) =>
    `Você é responsável por uma criança ou adolescente que usa ${product}. Outra pessoa decidiu sobre a criança e também quer ser responsável.`,
  who: "E-mail da pessoa",
  approveTitleFormer: "Esta pessoa pode ser responsável pela criança?",
  approveLeadFormer: (product) =>
    `Você era responsável por uma criança ou adolescente que usa ${product} e deixou de ser. Outra pessoa decidiu sobre a criança e quer ser responsável por ela.`,
  approveHintFormer:
    "A decisão dessa pessoa vale e, a partir daí, é ela quem decide sobre a criança.",
  approvalTextFormer:
    "Uma pessoa responsável por esta criança deixou de ser. Perguntamos a ela por e-mail se você pode decidir. A sua decisão vale quando ela aprovar.",
  approve: "Aprovar",
  approveHint:
    "A decisão dessa pessoa vale e, a partir daí, vocês dois decidem. Você pode remover essa pessoa depois.",
  refuse: "Recusar",
  refuseHint: "A decisão dessa pessoa não vale. Nada é ativado.",
};

export const birthDate: Texts["birthDate"] = {
  title: "Quando esta criança nasceu?",
  lead: (product) =>
    `Uma criança ou adolescente quer usar ${product}, e não sabemos ao certo a sua idade. Informe a data e depois decida.`,
  legend: "Data de nascimento da criança",
  wrong:
    "Informe uma data que exista e que não esteja no futuro: o dia, o mês e o ano com 4 dígitos.",
  needsMail: (product) =>
    `Nessa idade talvez o consentimento não seja necessário. Por isso, só aceitamos essa data de quem recebeu o nosso e-mail. Abra o link do e-mail sobre esta solicitação ou peça a ${product} que o envie para você.`,
  submit: "Continuar",
};

export const result: Texts["result"] = {
  tooYoung: "Esta criança não tem idade suficiente",
  tooYoungText: (product) => `${product} não é para crianças desta idade. Nada foi ativado.`,
  consent: "Você deu seu consentimento",
  consentText: (product) =>
    `Obrigado. ${product} já pode ver a sua decisão, e a criança pode continuar agora.`,
  switchedOn: "O que está ativado agora",
  nothingOn: "Nada está ativado ainda.",
  changeMind: "Você pode revogar seu consentimento a qualquer momento.",
  familyPages: "Ir para a sua área da família",
  changeMindElsewhere: (product) =>
    `Se mudar de ideia, fale com ${product} e peça o fim do acesso da criança.`,
  ended: "O acesso da criança terminou",
  endedText: (product) =>
    `Um responsável deu o consentimento aqui, mas a criança não tem mais acesso a ${product}.`,
  declined: "Você recusou",
  declinedText: (product) => `Nada foi ativado. ${product} pode ver que um responsável recusou.`,
  notMyChild: "Obrigado por nos avisar",
  notMyChildText: (product) =>
    `Nada foi ativado. ${product} pode ver que a solicitação chegou à pessoa errada.`,
  cancelled: "Esta solicitação foi cancelada",
  cancelledText: (product) =>
    `${product} não precisa mais da sua decisão. Você não precisa fazer nada.`,
  tooLate: "Não é mais possível decidir",
  tooLateText: (product) =>
    `A solicitação expirou. Nada foi ativado. Se a criança pedir de novo, ${product} enviará uma nova solicitação a você.`,
  revoked: "Esta solicitação terminou",
  revokedText: (product) =>
    `A criança não tem mais acesso a ${product}. Por isso, não há nada a decidir.`,
  notNeeded: "Seu consentimento não é mais necessário",
  notNeededText: (product) =>
    `No lugar onde vive, a pessoa já tem idade para usar ${product} sem ele. Você não precisa fazer nada.`,
  otherwise: "Esta solicitação foi encerrada",
  otherwiseText: (product) => `Nada foi ativado. ${product} pode ver como a solicitação terminou.`,
  decidedOn: (date) => `Decidido em ${date}.`,
  back: (product) => `Voltar para ${product}`,
  close: "Você pode fechar esta página.",
};

export const decidedByOther: Texts["decidedByOther"] = {
  title: "Outro responsável já decidiu",
  consented: (who, when) =>
    `${who} deu o consentimento em ${when}. Vale a primeira resposta. Na sua área da família, você pode mudar o que é permitido ou revogar o consentimento.`,
  declined: (who, when) =>
    `${who} recusou em ${when}. Vale a primeira resposta, por isso nada foi ativado. Se você não concorda, conversem entre si. Quando a criança pedir de novo, você poderá decidir.`,
};

export const repeated: Texts["repeated"] = {
  title: "Esta solicitação já foi encerrada",
  text: "Talvez você tenha enviado o formulário duas vezes, ou alguém respondeu em outra janela. Desta vez, nada mudou. Esta é a resposta registrada:",
};
