// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const digest: Texts["digest"] = {
  mail: {
    subject: (product) => `La semana en ${product}`,
    greeting: "Hola:",
    lead: (from, until) => `Esto es lo que hizo el menor a su cargo (${from} – ${until}).`,
    leadOf: (child, from, until) => `Esto es lo que hizo ${child} (${from} – ${until}).`,
    inProduct: (product, term) => `${product}: ${term}`,
    played: "Tiempo de pantalla",
    notPlayed: "No ha jugado.",
    total: (duration) => `${duration} en total`,
    spent: "Gastos",
    notSpent: "No se ha gastado nada.",
    did: "Actividad",
    didNothing: "No se ha comunicado ninguna actividad.",
    button: "Ver más en su espacio familiar",
    stopWhy: "Recibe este resumen cada domingo porque es responsable de este menor.",
    stop: "Dejar de recibir este resumen",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  times: (count) =>
    plural(count, { one: "una vez", many: `${count} veces`, other: `${count} veces` }),
  card: {
    title: "Resumen semanal",
    isOn: "Cada domingo recibe un correo con el tiempo de pantalla, los gastos y la actividad.",
    isOff: "No recibe el resumen semanal de este menor.",
    start: "Enviarme el resumen",
    stop: "Dejar de recibir el resumen",
  },
  done: {
    "summary-on": "A partir de ahora recibe el resumen semanal.",
    "summary-off": "Ya no recibe el resumen semanal.",
  },
  page: {
    title: "¿Dejar de recibir el resumen semanal?",
    lead: "Ya no recibirá el correo semanal sobre este menor. Los demás correos, como las solicitudes y los comprobantes, seguirán llegando.",
    button: "Dejar de recibir el resumen",
    stopped: "Ya no recibirá el resumen semanal",
    stoppedText: "Puede volver a activarlo en su espacio familiar.",
  },
  spending: {
    title: "Gastos por mes",
    none: "No se ha comunicado ninguna compra.",
    month: "Mes",
    amount: "Importe",
    limit: (spent, limit, date) =>
      `Se han gastado ${spent} de ${limit}. El límite vuelve a empezar el ${date}.`,
  },
  activity: {
    title: "Actividad de los últimos siete días",
    none: "No se ha comunicado ninguna actividad.",
    what: "Qué",
    howOften: "Cuántas veces",
  },
  chart: (title) => `${title}. La tabla siguiente contiene las mismas cifras.`,
  numbers: "Mostrar las cifras",
};
