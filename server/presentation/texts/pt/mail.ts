// Emails, receipts excepted.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

export const mail: Texts["mail"] = {
  signIn: {
    subject: "Entre na sua área da família",
    subjectInTest: "Entre na sua área da família (modo de teste)",
    greeting: "Olá,",
    why: "Você pediu um link para ver o que as crianças e adolescentes sob sua responsabilidade podem fazer em jogos e aplicativos.",
    button: "Entrar",
    life: "O link vale uma só vez e expira em 15 minutos.",
    stranger: "Se você não pediu o link, ignore este e-mail. Ninguém pode entrar sem ele.",
    signature: "Kinward, segurança da família em jogos e aplicativos",
  },
  confirmIdentity: {
    subject: "Confirme que é você",
    subjectInTest: "Confirme que é você (modo de teste)",
    greeting: "Olá,",
    why: "Você está prestes a dar um passo protegido na sua área da família: revogar um consentimento, convidar um responsável, remover um responsável ou deixar de ser responsável.",
    button: "Confirmar que sou eu",
    life: "O link leva você de volta a esse passo. Ele vale uma só vez e expira em 15 minutos.",
    stranger:
      "Se não foi você, não abra o link. Talvez outra pessoa esteja usando um dispositivo conectado à sua conta: entre e escolha “Sair de todos os dispositivos”.",
    signature: "Kinward, segurança da família em jogos e aplicativos",
  },
  ageChanged: {
    subject: (product) => `Um aniversário muda o que é permitido em ${product}`,
    greeting: "Olá,",
    why: (product, child) =>
      `${child ?? "Uma criança ou adolescente sob sua responsabilidade"}, que usa ${product}, chegou a uma idade em que valem outras regras. Algumas decisões talvez passem a ser da própria pessoa, e outras permissões podem ter mudado.`,
    ask: "Veja na sua área da família o que é permitido agora.",
    available: "Disponível a partir de agora, e não antes deste aniversário",
    button: "Ver o que é permitido",
    stranger: "Se você não sabe do que se trata, ignore este e-mail.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  spendingLimit: {
    subject: (product) => `Um limite de gastos em ${product} foi atingido`,
    why: (product, child = "Uma criança ou adolescente sob sua responsabilidade") =>
      `${child} atingiu ou ultrapassou o valor permitido em ${product}.`,
    told: (product) =>
      `Avisamos ${product}, que processa as compras. Você pode mudar o limite na sua área da família.`,
    button: "Ver gastos e limites",
  },
  overrideRequest: {
    subject: (product, child = "Uma criança") => `${child} pede tempo de tela em ${product}`,
    greeting: "Olá,",
    why: {
      "extra-time": (product, minutes, child) => {
        const who =
          child ?? `Uma criança ou adolescente sob sua responsabilidade que usa ${product}`;
        return minutes === null
          ? `${who} pede mais tempo para hoje.`
          : plural(minutes, {
              one: `${who} pede mais ${minutes} minuto para hoje.`,
              many: `${who} pede mais ${minutes} de minutos para hoje.`,
              other: `${who} pede mais ${minutes} minutos para hoje.`,
            });
      },
      "bypass-quiet-hours": (product, minutes, child) => {
        const who =
          child ?? `Uma criança ou adolescente sob sua responsabilidade que usa ${product}`;
        return minutes === null
          ? `${who} pede para jogar durante o horário de descanso de hoje.`
          : plural(minutes, {
              one: `${who} pede para jogar ${minutes} minuto durante o horário de descanso de hoje.`,
              many: `${who} pede para jogar ${minutes} de minutos durante o horário de descanso de hoje.`,
              other: `${who} pede para jogar ${minutes} minutos durante o horário de descanso de hoje.`,
            });
      },
    },
    ask: "Escolha uma resposta. Abre-se uma página em que você confirma com um só botão. Nada muda até você confirmar.",
    button: "Ver a solicitação e outras respostas",
    life: "Se você não responder, a solicitação expira 24 horas depois do pedido da criança.",
    stranger: "Se você não sabe do que se trata, ignore este e-mail.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  consentConfirmation: {
    subject: (product) => `Falta um passo: confirme sua decisão sobre ${product}`,
    greeting: "Olá,",
    why: (product) =>
      `Alguém informou este e-mail ao permitir que uma criança ou adolescente use ${product}. Precisamos saber se foi você.`,
    ask: "Abra a página, confira o que foi decidido e confirme. Nada é ativado até você confirmar.",
    button: "Conferir e confirmar",
    life: (_date) => "Se você não confirmar em 24 horas, a decisão é descartada e nada muda.",
    stranger:
      "Se não foi você, ignore este e-mail. Nada será ativado, e não vamos perguntar de novo.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  guardianApproval: {
    subject: (product) => `Outra pessoa quer ser responsável pela mesma criança em ${product}`,
    greeting: "Olá,",
    why: (product) =>
      `Você é responsável por uma criança ou adolescente que usa ${product}. Uma pessoa com outro e-mail decidiu sobre a criança e também quer ser responsável.`,
    ask: "Abra a página, veja quem é e o que decidiu, e aprove ou recuse. Nada muda até você decidir.",
    button: "Ver quem é",
    life: (date) => `Se não houver resposta até ${date}, a solicitação é considerada recusada.`,
    stranger: "Se você não conhece esta pessoa, recuse.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  formerApproval: {
    subject: (product) => `Outra pessoa quer ser responsável por uma criança em ${product}`,
    greeting: "Olá,",
    why: (product) =>
      `Você era responsável por uma criança ou adolescente que usa ${product} e deixou de ser. Uma pessoa com outro e-mail decidiu sobre a criança e quer ser responsável por ela.`,
    ask: "Abra a página, veja quem é e o que decidiu, e aprove ou recuse. Nada muda até você decidir.",
    button: "Ver quem é",
    life: (date) => `Se não houver resposta até ${date}, a solicitação é considerada recusada.`,
    stranger: "Se você não conhece esta pessoa, recuse.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  noticeRequest: {
    subject: (product) => `${product} mudou seus documentos`,
    greeting: "Olá,",
    why: (product) =>
      `Uma criança ou adolescente sob sua responsabilidade usa ${product}. Documentos que você aceitou para a criança mudaram.`,
    ask: (deadline) =>
      deadline === undefined
        ? "Abra a solicitação, leia os novos documentos e decida. Leva cerca de 2 minutos."
        : `Abra a solicitação, leia os novos documentos e decida até ${deadline}. Se nenhum responsável aceitar até lá, tudo o que depende da sua decisão fica desativado até que um deles aceite.`,
    button: "Ver a solicitação",
    life: (date) => `O link vale até ${date}.`,
    stranger:
      "Se você não sabe do que se trata, abra o link e escolha “Não sou responsável por esta criança”, ou ignore este e-mail.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
  deadlineReminder: {
    subject: (product) => `Decida sobre ${product} antes do fim do prazo`,
    why: (product) =>
      `Uma criança ou adolescente sob sua responsabilidade usa ${product}. Pedimos que você aceitasse novos documentos, e nenhum responsável decidiu ainda.`,
  },
  consentRequest: {
    subject: (product) => `${product} pede o seu consentimento`,
    greeting: "Olá,",
    why: (product) =>
      `Uma criança ou adolescente que usa ${product} precisa do consentimento da mãe, do pai ou de um responsável legal. Recebemos o seu e-mail para que pudéssemos perguntar a você.`,
    ask: "Abra a solicitação, veja do que se trata e decida. Leva cerca de 2 minutos. Nada é ativado até você decidir.",
    button: "Ver a solicitação",
    life: (date) => `O link vale até ${date}.`,
    stranger:
      "Se você não sabe do que se trata, abra o link e escolha “Não sou responsável por esta criança”, ou ignore este e-mail.",
    signature: (product) => `Kinward, em nome de ${product}`,
  },
};
