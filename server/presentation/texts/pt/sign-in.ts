// Signing in to the family pages, and confirming a protected step.
import type { Texts } from "../types.js";

export const signIn: Texts["signIn"] = {
  title: "Entre na sua área da família",
  lead: "Veja o que seus filhos podem fazer, defina o tempo de tela, responda às solicitações ou revogue seu consentimento.",
  email: "Seu e-mail",
  emailHint:
    "Use o e-mail que você informou com o consentimento. Enviamos um link por e-mail, por isso você não precisa de senha.",
  submit: "Enviar um link",
  errors: {
    missing: "Informe o seu e-mail.",
    malformed: "Informe um e-mail como nome@example.com.",
  },
  noMail:
    "Não é possível entrar aqui. Nenhum servidor de e-mail foi configurado, por isso não podemos enviar um link a você. Fale com quem administra este serviço.",
  testOnly:
    "Nenhum servidor de e-mail foi configurado, por isso só responsáveis em modo de teste podem entrar.",
  sent: "Confira seu e-mail",
  sentText:
    "Se este for o e-mail de um responsável, enviamos um link para ele. O link vale uma só vez e expira em 15 minutos.",
  sentNothing:
    "Não chegou nada em alguns minutos? Olhe na pasta de spam e confira se usou o e-mail que informou com o consentimento.",
  another: "Pedir outro link",
  enter: "Entrar",
  enterText: "Continue para a sua área da família.",
  enterButton: "Entrar",
  enterHint: "Se você não pediu este link, feche a página. Nada vai acontecer.",
  remember: "Lembrar este dispositivo por 60 dias",
  rememberHint:
    "Escolha esta opção somente em um dispositivo seu. Nunca lembramos um dispositivo sem você pedir.",
  done: {
    "signed-out": "Você saiu.",
    kept: "Sua sessão terminou depois de 30 minutos sem atividade. Guardamos o que você digitou. Entre para continuar.",
    ended: "Sua sessão terminou. Nada foi alterado. Entre e tente de novo.",
  },
};

export const confirmation: Texts["confirmation"] = {
  title: "Confirme que é você",
  lead: "Este passo é protegido. Enviamos por e-mail um link que traz você de volta a ele. Assim, nenhuma outra pessoa que use este dispositivo pode dar este passo.",
  submit: "Enviar um link",
  sent: "Enviamos um link para confirmar que é você",
  sentText: (masked) =>
    `Abra o e-mail que enviamos para ${masked} e clique no botão. O link vale uma só vez e expira em 15 minutos.`,
  cannotMail:
    "Não podemos enviar um e-mail a você no momento, por isso este passo não é possível aqui. Fale com quem administra este serviço.",
  again: "Enviar outro link",
  back: "Voltar para a sua família",
  enter: "Confirme que é você",
  enterText: "Continue o que você estava fazendo.",
  enterButton: "Continuar",
};
