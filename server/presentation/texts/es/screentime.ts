// Limits of play time, and what children ask for beyond them.
import type { Texts } from "../types.js";

export const schedule: Texts["schedule"] = {
  card: "Tiempo de pantalla",
  isUnset: "No ha fijado límites. El tiempo de juego se cuenta, pero no se limita.",
  isOff: "Sus límites están desactivados. El tiempo de juego se cuenta, pero no se limita.",
  setUp: "Fijar límites",
  change: "Cambiar límites",
  mayPlay: "Ahora puede jugar.",
  mayNotPlay: "Ahora no puede jugar.",
  reasons: {
    "limit-reached": (until) =>
      `Ya se ha usado todo el tiempo de hoy. Próximo tiempo disponible: ${until}.`,
    "quiet-hours": (until) => `Fin del horario de descanso: ${until}.`,
  },
  usedOf: (used, limit) => `Hoy: ${used} de ${limit}`,
  left: (rest) => `Tiempo restante: ${rest}`,
  usedWithoutLimit: (used) => `Hoy: ${used}, sin límite`,
  none: "Ninguno",
  every: (interval) => `Un aviso cada ${interval}`,
  saved: "Sus límites se han guardado y se aplican a partir de ahora.",

  title: "Límites de tiempo de pantalla",
  enabled: "Límites activados",
  enabledHint: "Si los desactiva, no se aplica nada de lo siguiente. Sus ajustes se conservan.",
  timezone: "Zona horaria",
  timezoneHint:
    "Elija dónde está el menor. Los días y el horario de descanso siguen la hora de ese lugar.",
  zone: (city, time) => `${city} (ahora: ${time})`,
  otherZone: "Elegir otra zona horaria",
  useZone: "Usar esta zona horaria",
  limits: "Límites diarios",
  limitsHint:
    "Por ejemplo, 90, 1:30 o 1h30. Un número solo indica minutos. Deje un día vacío si no quiere límite. Escriba 0 si no se puede jugar.",
  presets: { school: "Rellenar días de clase", weekend: "Rellenar fin de semana" },
  presetNames: { school: "Noches antes de clase", weekend: "Noches del fin de semana" },
  presetsHint:
    "Días de clase: 1 hora de lunes a viernes, y sin jugar de 20:00 a 7:00 antes de un día de clase. Fin de semana: 2 horas el sábado y el domingo, y sin jugar de 21:30 a 8:00. Cambie lo que no le convenga y guarde.",
  unit: "minutos",
  same: (day) => `Copiar el ${day} a todos los días`,
  quiet: "Horario de descanso",
  quietHint: "El menor no puede jugar durante el horario de descanso.",
  firstName: "Hora de dormir",
  addFirst: "Añadir un horario de descanso",
  add: "Añadir otro horario de descanso",
  unnamed: "Sin nombre",
  unfinished: "Sin terminar",
  edit: "Cambiar",
  remove: "Quitar",
  close: "Listo",
  name: "Nombre",
  days: "Días en que empieza",
  start: "Desde",
  end: "Hasta",
  overnightHint: "Si el final es anterior al inicio, corresponde al día siguiente.",
  breaks: "Pausas",
  breaksHint:
    "El menor recibe un aviso después de jugar este tiempo sin una pausa de 15 minutos. Déjelo vacío si no quiere avisos.",
  interval: "Un aviso cada",
  save: "Guardar límites",
  cancel: "Volver sin guardar",
  errors: {
    limit: "Escriba un tiempo de 0 a 24 horas, como 90 o 1h30, o deje el día vacío.",
    interval: "Escriba un tiempo de 5 minutos a 8 horas, como 45, o déjelo vacío.",
    name: "Escriba un nombre de 100 caracteres como máximo.",
    days: "Elija al menos un día.",
    time: "Escriba una hora como 20:30.",
    sameTime: "Elija una hora de fin distinta de la hora de inicio.",
    tooMany: "Puede añadir 20 horarios de descanso como máximo.",
  },
};

export const override: Texts["override"] = {
  title: {
    "extra-time": (product) => `¿Más tiempo en ${product}?`,
    "bypass-quiet-hours": (product) => `¿Jugar a ${product} en el horario de descanso?`,
  },
  asks: {
    "extra-time": (duration) =>
      duration === undefined
        ? "El menor pide más tiempo para hoy."
        : `El menor pide ${duration} más para hoy.`,
    "bypass-quiet-hours": (duration) =>
      duration === undefined
        ? "El menor pide jugar durante el horario de descanso de hoy."
        : `El menor pide jugar ${duration} durante el horario de descanso de hoy.`,
  },
  reason: "Mensaje del menor",
  used: (used, limit) => `Hoy ha jugado ${used} de ${limit}.`,
  usedWithoutLimit: (used) => `Hoy ha jugado ${used}.`,
  onlyToday: "Su respuesta vale solo para hoy. Los límites no cambian.",
  until: (moment) => `Plazo para responder: ${moment}. Después, la solicitud caduca.`,
  allow: (duration) => `Permitir ${duration}`,
  allowToTheEnd: "Permitir hasta que acabe el horario de descanso",
  orAllow: "O permitir",
  chosen: "Todavía no se ha decidido nada. Pulse el botón para confirmar su respuesta.",
  otherAnswers: "Dar otra respuesta",
  deny: "Hoy no",
  family: "Ir a su espacio familiar",

  granted: "Lo ha permitido",
  grantedText: {
    "extra-time": (duration) => `${duration} más para hoy.`,
    "bypass-quiet-hours": (duration) => `${duration} durante el horario de descanso.`,
  },
  toTheEnd: "El menor puede jugar hasta que acabe este horario de descanso.",
  mayTakeBack: (product) =>
    `${product} puede ver su respuesta. Puede anularla en su espacio familiar.`,
  denied: "No lo ha permitido",
  deniedText: "El menor puede ver su respuesta y puede volver a pedirlo.",
  expired: "Esta solicitud ha caducado",
  expiredText: "Nadie respondió en 24 horas. El menor puede volver a pedirlo.",
  withdrawn: "Lo ha anulado",
  withdrawnText: "Lo que permitió ya no se aplica.",
  close: "Puede cerrar esta página.",

  waiting: "Una solicitud espera su respuesta",
  today: "Excepciones de hoy",
  takeBack: "Anular",
  done: {
    granted: "Lo ha permitido. Se aplica desde ahora.",
    denied: "No lo ha permitido. El menor puede ver su respuesta.",
    withdrawn: "Lo ha anulado. Ya no se aplica.",
    late: "Esta solicitud ya se respondió o ha caducado. No se ha cambiado nada.",
  },
};
