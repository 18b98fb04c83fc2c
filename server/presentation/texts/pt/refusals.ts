// Pages that say why something did not work, and what to do instead.
import type { Texts } from "../types.js";

export const refusals: Texts["refusals"] = {
  endedSignIn: {
    title: "Este link não funciona mais",
    text: "Um link de entrada vale uma só vez e expira em 15 minutos. Ele também deixa de funcionar quando você usa um mais recente. Peça um novo link.",
  },
  tooManySignIns: {
    title: "Você pediu links demais",
    text: "Enviamos poucos links por hora e por dia. Use o mais recente que você tem, ou espere e peça de novo.",
  },
  unknownLink: {
    title: "Este link não funciona",
    text: "Ele pode estar incompleto, ou há um mais recente. Abra o link do e-mail mais recente, ou peça ao jogo ou aplicativo que envie um novo.",
  },
  replacedLink: {
    title: "Há um link mais recente",
    text: "Depois do envio deste link, o pedido continuou com outro endereço de e-mail, por isso o link não funciona mais. Se você mudou o endereço, use o link do e-mail que enviamos para lá.",
  },
  nothingToApprove: {
    title: "Não há nada para aprovar",
    text: "A solicitação foi cancelada ou o prazo terminou. Nada foi alterado.",
  },
  expiredLink: {
    title: "Este link expirou",
    text: "Os links valem por 14 dias. Peça ao jogo ou aplicativo que envie um novo a você. Nada foi ativado.",
  },
  expiredWidget: {
    title: "Este link expirou",
    text: "O link valia por 24 horas. Peça um novo ao jogo ou aplicativo.",
  },
  oldLink: {
    title: "Este link expirou",
    text: "Os links dos e-mails valem por 14 dias. Nada foi ativado.",
  },
  tooManyMails: {
    title: "Já enviamos vários e-mails",
    text: "Procure o nosso e-mail mais recente, também na pasta de spam. Você pode pedir outro mais tarde.",
  },
  endedInvitation: {
    title: "Este convite não vale mais",
    text: "Ele expirou, foi cancelado ou há um mais recente. Peça à pessoa que convidou você que envie outro. Nada foi alterado.",
  },
  unknownPage: {
    title: "Página não encontrada",
    text: "Confira o endereço. Se você abriu um link de um e-mail, veja se copiou o link inteiro. A solicitação a que a página levava pode já ter terminado.",
  },
  unknownMethod: {
    title: "Esta página não pode fazer isso",
    text: "Abra a página de novo com o link do e-mail, ou com o código que o jogo ou aplicativo mostra.",
  },
  startAgain: {
    title: "Este formulário não funciona mais",
    text: "Ele ficou aberto por tempo demais, foi enviado duas vezes ou veio de outro site. Por segurança, nada foi alterado.",
  },
  otherWindow: {
    title: "Esta verificação foi iniciada em outro navegador",
    text: "Volte à janela do navegador em que você começou ou comece de novo aqui. Se alguém enviou um link para você, feche esta página. Nada foi registrado.",
  },
  wrongFlowCode: {
    title: "Este código não está correto",
    text: "Digite os 6 números da página em que você iniciou a verificação. Se alguém enviou um código para você, feche esta página. Nada foi registrado.",
  },
  tooManyEntries: {
    title: "Códigos errados demais",
    text: "Para proteger a criança, não é possível digitar códigos por 10 minutos. Espere, veja o código mais recente e tente de novo.",
  },
  codesPaused: {
    title: "Os códigos estão em pausa",
    text: "Foram digitados códigos errados demais a partir da sua rede, e não só por você. Para proteger as crianças, nenhum código dela é aceito por até 10 minutos. Use o link do seu e-mail, ou espere e tente de novo.",
  },
  tooManyRequests: {
    title: "Solicitações demais",
    text: "A sua rede pediu páginas demais ao mesmo tempo. Espere alguns segundos e tente de novo.",
  },
  tooLarge: {
    title: "Seu formulário é longo demais",
    text: "Ele passa do que esta página aceita. Nada foi alterado. Encurte suas respostas e tente de novo.",
  },
  unreadable: {
    title: "Não conseguimos ler seu formulário",
    text: "Ele não chegou corretamente. Nada foi alterado. Comece de novo.",
  },
  unavailable: {
    title: "Tente de novo em alguns minutos",
    text: "Desculpe, este serviço não está disponível no momento. Nada foi alterado.",
  },
  failed: {
    title: "Desculpe, algo deu errado",
    text: "O problema é nosso. Abra a página de novo para ver o que foi salvo e tente outra vez.",
  },
};
