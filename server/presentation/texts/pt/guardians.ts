// What a guardian reads about the guardians of a child.
import type { Texts } from "../types.js";

export const guardians: Texts["guardians"] = {
  title: "Responsáveis",
  lead: "Estas pessoas decidem por esta criança. Cada uma pode mudar o que as outras decidiram, e todas recebem um e-mail sobre isso.",
  leadAlone: "Você é a única pessoa responsável por esta criança aqui.",
  you: "Você",
  since: {
    "mailed-link": (date) => `Responsável desde ${date}, por um link recebido por e-mail`,
    "handed-link": (date) =>
      `Responsável desde ${date}, por um link ou código do jogo ou aplicativo`,
    invitation: (date) => `Responsável desde ${date}, por convite de outro responsável`,
    test: (date) => `Responsável desde ${date}, incluído em um teste`,
  },
  assurance: {
    attested: "Declarou ser responsável",
    confirmed: "E-mail confirmado",
    verified: "E-mail confirmado e maioridade comprovada",
  },
  see: "Ver todos os responsáveis",
  consentedOn: (date) => `Deu o consentimento em ${date}`,
  remove: "Remover",
  removeWhom: (masked) => `Remover ${masked}`,
  leave: "Deixar de ser responsável",

  invite: "Convidar outro responsável",
  full: "Uma criança pode ter no máximo 4 responsáveis, incluindo os convites pendentes.",
  invitations: "Convites pendentes",
  invitedUntil: (date) => `Pode ser aceito até ${date}`,
  takeBack: "Cancelar",
  takeBackWhom: (masked) => `Cancelar o convite para ${masked}`,
  done: {
    invited: "Enviamos o convite.",
    "taken-back": "Você cancelou o convite.",
    "too-late": "Esse convite já foi aceito ou não vale mais. Nada foi alterado.",
    removed: "Essa pessoa não é mais responsável por esta criança. Avisamos a pessoa por e-mail.",
    "not-removed":
      "Você não pode remover esta pessoa. Você só pode remover quem se tornou responsável depois de você.",
  },

  inviting: {
    title: "Convidar outro responsável",
    lead: "A pessoa convidada se torna responsável por esta criança, com os mesmos direitos que você. Você pode remover essa pessoa depois.",
    whatTheySee: "Como responsável, essa pessoa pode",
    rights: [
      "ver o que a criança pode fazer e por quanto tempo joga",
      "dar e retirar permissões, definir o tempo de tela e responder a solicitações",
      "revogar o consentimento, inclusive o seu",
    ],
    email: "E-mail da pessoa",
    emailHint:
      "Enviamos um link que vale por 14 dias. Convide somente uma pessoa adulta em quem você confia.",
    submit: "Enviar o convite",
    cancel: "Voltar sem convidar",
    noMail:
      "Você não pode convidar ninguém no momento, porque nenhum servidor de e-mail foi configurado. Fale com quem administra este serviço.",
    errors: {
      missing: "Informe o e-mail da pessoa.",
      malformed: "Informe um e-mail como nome@example.com.",
      ownAddress: "Esse é o seu próprio e-mail. Informe o de outra pessoa.",
      alreadyGuardian: "A pessoa com este e-mail já é responsável por esta criança.",
      tooManyGuardians:
        "Esta criança já tem 4 responsáveis ou convites pendentes. Remova antes um responsável ou cancele um convite.",
      tooManyInvitations: "Você enviou muitos convites hoje. Tente de novo amanhã.",
    },
  },

  joining: {
    title: "Tornar-se responsável",
    lead: (product) =>
      `Um responsável por uma criança ou adolescente que usa ${product} convida você a decidir também.`,
    who: "Convite de",
    child: "Criança",
    address: "Seu e-mail",
    statement:
      "Ao aceitar, você confirma que é maior de idade e que é mãe, pai ou responsável legal desta criança ou adolescente.",
    join: "Aceitar e ser responsável",
    ignore: "Se você não sabe do que se trata, feche esta página. Nada vai acontecer.",
    joined: "Agora você é responsável",
    joinedText:
      "Na sua área da família, você pode ver o que a criança pode fazer, definir o tempo de tela e responder a solicitações. Entre com o e-mail que recebeu o convite.",
    familyPages: "Ir para a sua área da família",
    full: "Esta criança já tem 4 responsáveis",
    fullText:
      "Uma criança não pode ter mais de 4. Fale com a pessoa que convidou você. Se um responsável sair, este link volta a funcionar.",
  },

  requested: {
    title: (product) => `${product} pede que você seja responsável`,
    lead: (product) =>
      `Um adolescente que usa ${product} indicou você como mãe, pai ou responsável legal. Nada muda até você decidir. Leva cerca de 1 minuto.`,
    rights: "Como responsável, você pode",
    decideLead:
      "Se aceitar, você passa a constar como responsável. O que a criança pode fazer não muda até que você mude.",
    accept: "Aceitar e ser responsável",
    confirmLead: (product) =>
      `Alguém informou o seu e-mail para se tornar responsável por uma criança ou adolescente que usa ${product}. Foi você?`,
    joinedText: (product) =>
      `${product} pode ver que um responsável aceitou. Na sua área da família, você pode ver o que a criança pode fazer, definir o tempo de tela e responder a solicitações. Entre com o e-mail que informou aqui.`,
  },

  leaving: {
    title: "Deixar de ser responsável?",
    whatHappens: "Se você deixar de ser responsável",
    effects: [
      "Você não pode mais ver nem mudar nada desta criança aqui.",
      "Os outros responsáveis continuam decidindo. O que você permitiu não muda.",
      "Vamos informar os outros responsáveis.",
    ],
    effectsLast: (products) => [
      `Não há outro responsável, por isso todos os consentimentos são revogados. Termina imediatamente o acesso da criança a ${products}.`,
      "Para que os dados guardados sobre a criança sejam excluídos, peça a cada jogo ou aplicativo.",
      "Não é possível desfazer isso aqui. A criança terá que pedir de novo a você.",
    ],
    effectsAlone: (products) => [
      "Você não pode mais ver nem mudar nada desta criança aqui.",
      `Não há outro responsável: os limites definidos pelos responsáveis em ${products} deixam de valer.`,
      "A criança não precisava do seu consentimento para jogar e pode continuar.",
    ],
    confirm: "Deixar de ser responsável",
    confirmLast: "Deixar de ser responsável e revogar tudo",
    keep: "Continuar como responsável",
  },

  removing: {
    title: "Remover este responsável?",
    whatHappens: (masked) => `Se você remover ${masked}`,
    effects: [
      "Essa pessoa não pode mais ver nem mudar nada desta criança aqui.",
      "O que ela permitiu não muda. Você pode mudar.",
      "Vamos informar essa pessoa e os outros responsáveis.",
    ],
    confirm: "Remover o responsável",
    keep: "Deixar tudo como está",
  },

  mail: {
    parentInvite: {
      subject: (product) => `${product} pede que você seja responsável`,
      greeting: "Olá,",
      why: (product) =>
        `Um adolescente que usa ${product} indicou você como mãe, pai ou responsável legal. Recebemos o seu e-mail para que pudéssemos perguntar a você.`,
      ask: "Abra a solicitação e aceite ou recuse. Leva cerca de 1 minuto. Nada muda até você decidir.",
      button: "Ver a solicitação",
      life: (date) => `O link vale até ${date}.`,
      stranger:
        "Se você não é responsável por esta criança, escolha “Não sou responsável por esta criança” na página ou ignore este e-mail.",
      signature: (product) => `Kinward, em nome de ${product}`,
    },
    parentInviteConfirmation: {
      subject: (product) => `Falta um passo: confirme que você é responsável em ${product}`,
      greeting: "Olá,",
      why: (product) =>
        `Alguém informou este e-mail para se tornar responsável por uma criança ou adolescente que usa ${product}. Precisamos saber se foi você.`,
      ask: "Abra a página e confirme. Nada muda até você confirmar.",
      button: "Conferir e confirmar",
      life: (_date) => "Se você não confirmar em 24 horas, apagamos o pedido e nada muda.",
      stranger: "Se não foi você, ignore este e-mail. Não vamos perguntar de novo.",
      signature: (product) => `Kinward, em nome de ${product}`,
    },
    former: {
      subject: (product) => `Outro responsável deu consentimento em ${product}`,
      why: (product) =>
        `Você era responsável por uma criança ou adolescente que usa ${product}. Outra pessoa deu o consentimento como responsável.`,
      expected: "Se você já sabia, não precisa fazer nada.",
      contact: (company, where) => `Se não sabia, fale com ${company}: ${where}`,
      contactProduct: (product) => `Se não sabia, fale com quem administra ${product}.`,
      button: "Ir para a sua área da família",
    },
    guardianInvitation: {
      subject: (product) => `Convite para ser responsável em ${product}`,
      greeting: "Olá,",
      why: (product) =>
        `Um responsável por uma criança ou adolescente que usa ${product} nos informou o seu e-mail e convida você a ser responsável também. Os responsáveis decidem o que a criança pode fazer e por quanto tempo joga.`,
      ask: "Abra a página para ver quem convida você e aceite com um só botão. Nada acontece até você aceitar.",
      button: "Ver o convite",
      life: (date) => `O link vale até ${date}.`,
      stranger: "Se você não sabe do que se trata, ignore este e-mail.",
    },
  },
};
