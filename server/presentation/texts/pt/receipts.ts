// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("pt");

/** How long something is kept: "90 dias". */
const daysText = (days: number) =>
  plural(days, { one: `${days} dia`, many: `${days} de dias`, other: `${days} dias` });

export const receipts: Texts["receipts"] = {
  titles: {
    consent: (product) => `Consentimento dado para ${product}`,
    upgrade: (product) => `Decisão sobre novas permissões em ${product}`,
    pending: (product) => `Consentimento para ${product} que ainda não vale`,
    refusal: (product) => `Consentimento recusado para ${product}`,
    notMyChild: (product) => `“Não sou responsável por esta criança”: ${product}`,
    permissions: (product) => `Permissões alteradas em ${product}`,
    allowances: (product) => `Limites de uso alterados em ${product}`,
    schedule: (product) => `Limites de tempo alterados em ${product}`,
    granted: (product) => `Tempo extra de jogo permitido em ${product}`,
    denied: (product) => `Tempo extra de jogo não permitido em ${product}`,
    withdrawn: (product) => `Tempo extra de jogo cancelado em ${product}`,
    withdrawal: (product) => `Consentimento revogado para ${product}`,
    revocation: (product) => `Fim do acesso a ${product}`,
    moved: (product) => `O lugar de uma criança mudou em ${product}`,
    unlink: (product) => `Fim do seu vínculo com uma criança em ${product}`,
    association: (product) => `Uma conta em ${product} foi vinculada a uma criança`,
    "no-longer-needed": (product) => `${product} não precisa mais do seu consentimento`,
    joined: (product) => `Novo responsável em ${product}`,
    left: (product) => `Um responsável saiu em ${product}`,
    removed: (product) => `Um responsável foi removido em ${product}`,
    refused: (product) => `Um novo responsável foi recusado em ${product}`,
    repudiation: (product) => `“Não fui eu”: ${product}`,
    notices: (product) => `Novos documentos aceitos para ${product}`,
    hold: (product) => `Um prazo terminou em ${product}`,
  },
  about: {
    consent: "A criança pode continuar, com as permissões abaixo.",
    notices: "A criança pode continuar. As permissões não mudam.",
    hold: "Os novos documentos não foram aceitos a tempo. Tudo o que depende da sua decisão fica desativado até que um responsável aceite os documentos. Suas configurações foram mantidas. A criança pode pedir de novo a você no jogo ou aplicativo.",
    pending:
      "Ele vale quando outro responsável aprovar, ou quando você comprovar que é maior de idade.",
    refusal: "Nada foi ativado.",
    permissions: "Estas permissões mudaram.",
    allowances: "Estes limites de uso mudaram.",
    schedule: "Estes limites valem a partir de agora.",
    override: "Isso vale somente para hoje. Os limites não mudam.",
    withdrawal: "O acesso da criança terminou. Para voltar, a criança terá que pedir de novo.",
    revocation:
      "Quem administra este serviço encerrou o acesso da criança. Você não precisa fazer nada.",
    moved:
      "De agora em diante, valem as regras do novo lugar. O que os responsáveis permitiram continua permitido. Se lá um responsável precisar decidir sobre algo mais, isso fica desativado até você decidir. Se a criança não se mudou, peça ao produto que corrija.",
    unlink:
      "A criança pode continuar usando o que estava permitido. Os limites de tempo, os limites de uso e o tempo extra definidos pelos responsáveis não valem mais. Os responsáveis não veem mais nada da criança neste produto. Você não precisa fazer nada.",
    association:
      "O jogo ou aplicativo vinculou uma conta a uma criança. A partir de agora, quem decide sobre a conta são os responsáveis por essa criança. Se for um engano, fale com o jogo ou aplicativo.",
    "no-longer-needed":
      "No lugar onde vive, a pessoa já tem idade para decidir. A solicitação terminou. Você não precisa fazer nada.",
    "guardian-joined":
      "Cada responsável pode decidir sobre a criança e recebe aviso do que os outros decidem.",
    "guardian-left": "Essa pessoa não decide mais sobre a criança.",
    "guardian-removed": "Essa pessoa não decide mais sobre a criança.",
    "guardian-refused": "Essa pessoa não decide sobre a criança.",
    repudiation: "",
  },
  own: {
    association:
      "Segundo o jogo ou aplicativo, esta conta é de uma criança que tem outros responsáveis. A partir de agora, eles decidem sobre a conta. Perguntamos a eles se você também pode decidir. Se não houver resposta em 14 dias, isso vale como recusa. Se quiser encerrar o acesso da criança, abra o comprovante do seu consentimento e escolha “Não fui eu”.",
    "guardian-joined":
      "A partir de agora, você pode decidir sobre a criança. Cada responsável recebe aviso do que os outros decidem.",
    "guardian-left": "Você não decide mais sobre a criança.",
    "guardian-removed": "Outro responsável removeu você. Você não decide mais sobre a criança.",
    "guardian-refused": "Você não decide sobre a criança.",
  },
  repudiatedOwn: {
    ended:
      "Você informou que não tomou uma decisão registrada em seu nome. O acesso da criança terminou.",
    stays:
      "Você informou que não tomou uma decisão registrada em seu nome. Você não decide mais sobre a criança. Nada mais mudou.",
  },
  repudiated: {
    ended:
      "Um responsável informou que não tomou uma decisão registrada em seu nome. O acesso da criança terminou.",
    stays:
      "Um responsável informou que não tomou uma decisão registrada em seu nome. Ele não decide mais sobre a criança. Nada mais mudou.",
  },

  who: "Quem decidiu",
  you: "Você",
  anotherGuardian: (masked) => `${masked}, outro responsável`,
  unknownGuardian: "Uma pessoa com o link da solicitação",
  by: {
    product: (product) => `O próprio produto: ${product}`,
    operator: () => "Quem administra este serviço",
    test: () => "Um teste, no lugar de um responsável",
    service: () => "Não houve resposta a tempo",
  },
  noDecision: "Nenhuma decisão foi necessária",
  about_: "Sobre quem é",
  when: "Quando",
  child: "Qual criança",
  childMark: (place, mark) =>
    `Uma criança ou adolescente (${place}), identificador de jogador terminado em ${mark}`,
  law: "Lei aplicável",
  lawSource: "Fonte",
  lawVersion: (version) => `Regra ${version}`,
  reference: "Referência",
  referenceText: (ledger, index) => `Entrada ${index} do registro ${ledger}`,
  permissions: "Permissões",
  allowed: "Permitido",
  notAllowed: "Não permitido",
  allowanceList: "Limites de uso",
  limits: "Tempo de tela",
  limitsOff: "Os limites estão desativados.",
  placeBefore: "Lugar anterior",
  placeNow: "Lugar atual",
  limitsZone: "Fuso horário",
  noLimit: "Sem limite",
  extra: "Tempo extra",
  untilQuietHoursEnd: "Até o fim do horário de descanso",
  documents: "Documentos",
  documentsLead: "Como foram mostrados no momento da decisão.",
  version: (version) => `Versão ${version}`,
  documentVersion: (document, version) => `${document}, versão ${version}`,
  digest: "SHA-256",
  readHere: "Ler o texto como foi mostrado",
  back: "Voltar ao comprovante",

  collected: {
    why: (product) =>
      `${product} mudou várias coisas para uma criança ou adolescente sob sua responsabilidade. Cada mudança tem um comprovante, que diz o que está diferente.`,
    isCut:
      "Houve mais mudanças do que este e-mail mostra. Sua área da família mostra o que a criança pode fazer agora.",
  },
  greeting: "Olá,",
  whyLast: (product) =>
    `Este é o seu comprovante. Você não decide mais sobre esta criança ou adolescente que usa ${product}.`,
  why: (product) =>
    `Este é o seu comprovante. Você recebe um a cada decisão sobre uma criança ou adolescente sob sua responsabilidade que usa ${product}.`,
  button: "Ver o comprovante",
  wasNotMe: "Não fui eu",
  wasNotMeWhy: "Se você não tomou esta decisão, ou se não é responsável por esta criança:",
  notAGuardianWhy: "Se você não é responsável por esta criança:",
  change: "Para mudar o que a criança pode fazer, vá para a sua área da família:",
  removeThem: "Se você não conhece esta pessoa, remova-a na sua área da família:",
  keep: "Guarde este e-mail. As linhas abaixo provam que esta decisão está no registro como foi tomada:",
  signature: (product) => `Kinward, em nome de ${product}`,

  page: {
    title: "Comprovante",
    evidence: "Provas",
    download: "Baixar as provas (JSON)",
    downloadHint:
      "Um arquivo que prova esta decisão. Qualquer pessoa pode conferi-lo sem nós: a documentação explica como.",
    history: "O que foi decidido antes e depois",
    historyLead:
      "As últimas decisões sobre esta criança neste produto que enviamos a você por e-mail.",
    more: (titles, count) => `${titles.join(", ")} e mais ${count}`,
    permanent:
      "Esta página não expira. Guarde o e-mail: o link dele é a única forma de chegar até ela.",
    family: "Ir para a sua área da família",
    repudiatedOn: (when) => `Você informou em ${when} que não foi você.`,
    undoTitle: "Não foi você?",
    undoText:
      "Se você não tomou esta decisão, ou se não é responsável por esta criança, avise-nos. Nada muda até você clicar em um botão na próxima página.",
    notAGuardianTitle: "Se você não é responsável",
    notAGuardianText:
      "Outro responsável tomou esta decisão. Se você não é responsável por esta criança, avise-nos. Nada muda até você clicar em um botão na próxima página.",
  },

  undo: {
    title: "Não fui eu",
    lead: (product) => `Avise-nos que você não tomou esta decisão sobre ${product}.`,
    notAGuardianLead: (product) =>
      `Avise-nos que você não é responsável por esta criança que usa ${product}.`,
    happens: "O que acontece quando você clica no botão",
    failsRequest: "A solicitação termina. O que foi decidido em seu nome não vale.",
    endsAccess: (product) => `O acesso da criança a ${product} termina imediatamente.`,
    stays: (product) =>
      `A criança pode continuar usando ${product}, porque outro responsável também deu o consentimento. Vamos informar essa pessoa.`,
    endsSettings: (product) =>
      `Só deixam de valer os limites definidos pelos responsáveis em ${product}.`,
    nothingElse: (product) => `Nada muda para a criança em ${product}.`,
    isOver: (product) => `Nada muda em ${product}: a criança não tem mais acesso.`,
    endsLink:
      "Você deixa de constar como responsável por esta criança em todos os produtos desta empresa.",
    signsOut: "Sua sessão na área da família é encerrada em todos os dispositivos.",
    tells: (product) => `Informamos ${product} e os outros responsáveis pela criança.`,
    change: "Você só quer mudar o que a criança pode fazer? Nesse caso, não use este botão.",
    confirm: "Não fui eu",
    keep: "Voltar sem mudar nada",
    tooLate: "O prazo deste botão terminou",
    tooLateText:
      "Ele funciona por 400 dias depois de uma decisão. Você ainda pode revogar seu consentimento na sua área da família ou falar com a empresa.",
    contact: (company, product) => `${company}, ${product}`,
    notYours: "Não há nada para cancelar aqui",
    notYoursText:
      "Nenhum responsável tomou esta decisão. Na sua área da família, você pode mudar o que a criança pode fazer.",
  },

  data: {
    title: "O que acontece com os dados",
    company: (product, company) =>
      `A empresa responsável por ${product} é ${company}. Peça à empresa que exclua o que guardou sobre a criança:`,
    product: (product) =>
      `Para que os dados guardados sobre a criança sejam excluídos, peça a ${product}.`,
    screentime: ({ days, until }) =>
      `O tempo de jogo que contamos é excluído depois de ${daysText(days)}, até ${until}.`,
    webhooks: ({ days, until }) =>
      `Nossa cópia das mensagens enviadas ao produto é excluída depois de ${daysText(days)}, até ${until}.`,
    activity: ({ days, until }) =>
      `Os registros de atividade são mantidos por ${daysText(days)}, até ${until}.`,
    transactions: ({ days, until }) =>
      `Os registros de compras são mantidos por ${daysText(days)}, até ${until}.`,
    document: (name, retention) => `${name}: ${retention}`,
    ledger:
      "Mantemos o registro da decisão, para que você e o produto possam prová-la depois. Nele consta um código no lugar do seu e-mail.",
    address: "Não usamos mais o seu e-mail para esta criança, exceto para este comprovante.",
  },

  notMyChild: {
    subject: (product) => `Você informou que não é responsável por uma criança em ${product}`,
    why: (product) =>
      `Você escolheu “Não sou responsável por esta criança” em uma solicitação de ${product}. A solicitação terminou, e nada foi ativado.`,
    stops:
      "Não vamos mais escrever a você sobre esta criança, seja qual for o produto desta empresa que peça.",
    button: "Sobre a sua área da família",
    stranger:
      "Se você clicou no botão por engano, peça à criança que envie a solicitação de novo para outro e-mail seu.",
  },
};
