// The age gate, QR codes and the page for codes: read by players too.
import type { Texts } from "../types.js";

export const ageGate: Texts["ageGate"] = {
  title: "Sua idade",
  lead: (product) => `Antes de continuar, informe sua idade a ${product}.`,
  dateOfBirth: "Qual é a sua data de nascimento?",
  day: "Dia",
  month: "Mês",
  year: "Ano",
  age: "Quantos anos você tem?",
  years: "Idade em anos",
  submit: "Continuar",
  dateWrong: "Digite uma data real: o dia, o mês e o ano com 4 dígitos.",
  ageWrong: "Digite sua idade em números.",
  use: (product) =>
    `${product} usa sua resposta para seguir as regras para a sua idade no lugar onde você vive. Você só pode responder uma vez.`,
  passed: "Obrigado",
  passedText: (product) => `Você pode continuar em ${product}.`,
  notNow: (product) => `Você não pode usar ${product} no momento`,
  notNowText: "Obrigado pela resposta. Não há mais nada para fazer aqui.",
  ask: "Peça à sua mãe, ao seu pai ou a um responsável",
  askText: (product) =>
    `Sua mãe, seu pai ou um responsável legal decide o que você pode fazer em ${product}.`,
  handOver:
    "Entregue este dispositivo a essa pessoa, ou peça que aponte a câmera do celular para este código.",
  qrLabel: "Código QR que abre a página para a mãe, o pai ou o responsável legal",
  adultIsHere: "Sou mãe, pai ou responsável legal",
  byEmail: "Pedir por e-mail",
  email: "E-mail da sua mãe, do seu pai ou de um responsável",
  emailHint: "Enviamos a essa pessoa um link para o pedido.",
  emailMissing: "Informe o e-mail dessa pessoa.",
  emailMalformed: "Informe um e-mail como nome@example.com.",
  send: "Enviar",
  otherWay: "Pedir de outra forma",
  sent: "Enviamos o e-mail. Peça que procurem por ele, também na pasta de spam.",
  goesOn: "Esta página continua sozinha assim que houver uma decisão.",
  exit: "Fechar",
};

export const qr: Texts["qr"] = {
  title: "Continuar em outro dispositivo",
  lead: "Aponte a câmera de um celular para este código. A mesma página abre nele.",
};

export const code: Texts["code"] = {
  title: "Digite seu código",
  lead: "O jogo ou aplicativo mostra à criança um código de 8 letras e números. Digite o código para ver a solicitação.",
  label: "Código",
  hint: "Por exemplo, ABCD-1234. Maiúsculas, espaços e hifens não fazem diferença.",
  submit: "Continuar",
  missing: "Digite o código de 8 letras e números.",
  wrong:
    "Este código não funciona. Confira se digitou certo. Os códigos mudam a cada 10 minutos, por isso use o mais recente.",
  noCode: "Não tem um código? Abra o link do e-mail que enviamos.",
};
