// Limits of play time, and what children ask for beyond them.
import type { Texts } from "../types.js";

export const schedule: Texts["schedule"] = {
  card: "Tempo de tela",
  isUnset: "Você não definiu limites. O tempo de jogo é contado, mas não é limitado.",
  isOff: "Seus limites estão desativados. O tempo de jogo é contado, mas não é limitado.",
  setUp: "Definir limites",
  change: "Mudar limites",
  mayPlay: "Pode jogar agora.",
  mayNotPlay: "Não pode jogar agora.",
  reasons: {
    "limit-reached": (until) =>
      `O tempo de hoje já foi todo usado. Próximo tempo disponível: ${until}.`,
    "quiet-hours": (until) => `Fim do horário de descanso: ${until}.`,
  },
  usedOf: (used, limit) => `Hoje: ${used} de ${limit}`,
  left: (rest) => `Tempo restante: ${rest}`,
  usedWithoutLimit: (used) => `Hoje: ${used}, sem limite`,
  none: "Nenhum",
  every: (interval) => `Um aviso depois de ${interval} de jogo`,
  saved: "Seus limites foram salvos e valem a partir de agora.",

  title: "Limites de tempo de tela",
  enabled: "Limites ativados",
  enabledHint:
    "Se você desativar os limites, nada do que está abaixo vale. Suas configurações são mantidas.",
  timezone: "Fuso horário",
  timezoneHint:
    "Escolha onde a criança está. Os dias e o horário de descanso seguem a hora desse lugar.",
  zone: (city, time) => `${city} (agora: ${time})`,
  otherZone: "Escolher outro fuso horário",
  useZone: "Usar este fuso horário",
  limits: "Limites diários",
  limitsHint:
    "Por exemplo, 90, 1:30 ou 1h30. Um número sozinho indica minutos. Deixe um dia em branco para não ter limite. Digite 0 para não permitir jogar.",
  presets: { school: "Preencher dias de aula", weekend: "Preencher o fim de semana" },
  presetNames: { school: "Noites antes de aula", weekend: "Noites do fim de semana" },
  presetsHint:
    "Dias de aula: 1 hora de segunda a sexta-feira, e sem jogar das 20:00 às 07:00 antes de um dia de aula. Fim de semana: 2 horas no sábado e no domingo, e sem jogar das 21:30 às 08:00. Mude o que não servir e salve.",
  unit: "minutos",
  same: (day) => `Copiar ${day} para todos os dias`,
  quiet: "Horário de descanso",
  quietHint: "A criança não pode jogar durante o horário de descanso.",
  firstName: "Hora de dormir",
  addFirst: "Adicionar um horário de descanso",
  add: "Adicionar outro horário de descanso",
  unnamed: "Sem nome",
  unfinished: "Não terminado",
  edit: "Mudar",
  remove: "Remover",
  close: "Pronto",
  name: "Nome",
  days: "Dias em que começa",
  start: "Início",
  end: "Fim",
  overnightHint: "Se o fim for antes do início, ele é no dia seguinte.",
  breaks: "Pausas",
  breaksHint:
    "A criança recebe um aviso depois de jogar por este tempo sem uma pausa de 15 minutos. Deixe em branco para não enviar avisos.",
  interval: "Aviso depois de",
  save: "Salvar limites",
  cancel: "Voltar sem salvar",
  errors: {
    limit: "Digite um tempo de 0 a 24 horas, como 90 ou 1h30, ou deixe o dia em branco.",
    interval: "Digite um tempo de 5 minutos a 8 horas, como 45, ou deixe em branco.",
    name: "Digite um nome de até 100 caracteres.",
    days: "Escolha pelo menos um dia.",
    time: "Digite um horário como 20:30.",
    sameTime: "Escolha um horário de fim diferente do horário de início.",
    tooMany: "Você pode adicionar no máximo 20 horários de descanso.",
  },
};

export const override: Texts["override"] = {
  title: {
    "extra-time": (product) => `Mais tempo em ${product}?`,
    "bypass-quiet-hours": (product) => `Jogar ${product} no horário de descanso?`,
  },
  asks: {
    "extra-time": (duration) =>
      duration === undefined
        ? "A criança pede mais tempo para hoje."
        : `A criança pede mais ${duration} para hoje.`,
    "bypass-quiet-hours": (duration) =>
      duration === undefined
        ? "A criança pede para jogar durante o horário de descanso de hoje."
        : `A criança pede para jogar ${duration} durante o horário de descanso de hoje.`,
  },
  reason: "Mensagem da criança",
  used: (used, limit) => `Tempo de jogo hoje: ${used} de ${limit}.`,
  usedWithoutLimit: (used) => `Tempo de jogo hoje: ${used}.`,
  onlyToday: "Sua resposta vale somente para hoje. Os limites não mudam.",
  until: (moment) => `Prazo para responder: ${moment}. Depois disso, a solicitação expira.`,
  allow: (duration) => `Permitir ${duration}`,
  allowToTheEnd: "Permitir até o fim do horário de descanso",
  orAllow: "Ou permitir",
  chosen: "Nada foi decidido ainda. Clique no botão para confirmar sua resposta.",
  otherAnswers: "Dar outra resposta",
  deny: "Hoje não",
  family: "Ir para a sua área da família",

  granted: "Você permitiu",
  grantedText: {
    "extra-time": (duration) => `Mais ${duration} hoje.`,
    "bypass-quiet-hours": (duration) => `${duration} durante o horário de descanso.`,
  },
  toTheEnd: "A criança pode jogar até o fim deste horário de descanso.",
  mayTakeBack: (product) =>
    `${product} pode ver sua resposta. Você pode cancelar na sua área da família.`,
  denied: "Você não permitiu",
  deniedText: "A criança pode ver sua resposta e pode pedir de novo.",
  expired: "Esta solicitação expirou",
  expiredText: "Ela ficou 24 horas sem resposta. A criança pode pedir de novo.",
  withdrawn: "Você cancelou",
  withdrawnText: "O que você permitiu não vale mais.",
  close: "Você pode fechar esta página.",

  waiting: "Uma solicitação espera sua resposta",
  today: "Exceções de hoje",
  takeBack: "Cancelar",
  done: {
    granted: "Você permitiu. Vale a partir de agora.",
    denied: "Você não permitiu. A criança pode ver sua resposta.",
    withdrawn: "Você cancelou. A permissão não vale mais.",
    late: "Esta solicitação já foi respondida ou expirou. Nada foi alterado.",
  },
};
