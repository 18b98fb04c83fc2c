// What frames every page, and the pages around those for guardians.
import type { Texts } from "../types.js";

export const shell: Texts["shell"] = {
  serviceName: "Kinward",
  serviceClaim: "Segurança da família",
  skipToContent: "Ir para o conteúdo",
  testMode: "Modo de teste: não se trata de uma criança real.",
  errorTitle: (title) => `Erro: ${title}`,
  labelled: (term, text) => `${term}: ${text}`,
  term: (term) => `${term}:`,
  placeIn: (part, country) => `${part}, ${country}`,
  newTab: (document) => `(${document}, abre em uma nova aba)`,
  startAgain: "Começar de novo",
  footer:
    "Jogos e aplicativos usam o Kinward para pedir o consentimento de mães, pais e responsáveis legais. Informamos ao jogo ou aplicativo o que você decide.",
  footerForPlayers:
    "Jogos e aplicativos usam o Kinward para seguir as regras que valem para cada idade. Informamos o resultado ao jogo ou aplicativo.",
  chooseLanguage: "Idioma",
};

export const home: Texts["home"] = {
  title: "Kinward",
  lead: "Segurança da família em jogos e aplicativos: idade, consentimento e permissões.",
  code: "Tenho um código",
  codeHint: "Para mães, pais e responsáveis legais",
  family: "Sua área da família",
  familyHint: "Tempo de tela, solicitações e consentimento",
  docs: "Documentação da API",
  mailbox: "Caixa de e-mails de teste",
};

export const mailbox: Texts["mailbox"] = {
  title: "Caixa de e-mails de teste",
  lead: "E-mails enviados no modo de teste, do mais recente ao mais antigo. Eles ficam aqui porque nenhum servidor de e-mail foi configurado.",
  empty: "Nenhum e-mail ainda.",
  to: "Para",
  from: "Produto",
  at: "Horário",
};
