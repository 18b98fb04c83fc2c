// The family pages: all children, and one child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

/** "8 años". "Menor de 8 años" would be a child under 8. */
const years = (age: number) =>
  plural(age, { one: `${age} año`, many: `${age} de años`, other: `${age} años` });

export const family: Texts["family"] = {
  title: "Su familia",
  trail: "Ruta de navegación",
  lead: "Juegos y aplicaciones que tienen su consentimiento.",
  empty: "En este momento ningún juego ni aplicación tiene su consentimiento.",
  child: (age) => `Menor (${years(age)})`,
  adult: (age) => `Persona adulta (${years(age)})`,
  childOfUnknownAge: "Menor de edad desconocida",
  bornIn: (place, year) => `${place}, nacimiento en ${year}`,
  knownOf: (child, about) => `${child}, ${about}`,
  childIn: (product, child) => `${product}: ${child}`,
  marks:
    "No conocemos los nombres de sus hijos. Los 4 caracteres que siguen a la edad son el final del identificador de jugador del menor. Un menor que usa juegos de varias empresas aparece una vez por cada una.",
  allowed: (on, all) => `Permite ${on} de ${all} permisos`,
  onHold:
    "En pausa: los documentos nuevos no se aceptaron a tiempo. Lo que usted permite sigue desactivado hasta que un responsable los acepte. El menor puede volver a pedírselo en el juego o la aplicación.",
  nothingToDecide: "Ningún permiso requiere su decisión.",
  isAdult: "Ya es mayor de edad y decide por su cuenta",
  isAdultText:
    "Según la ley del lugar donde vive, esta persona ya es mayor de edad y decide por su cuenta.",
  since: (date) => `Consentimiento dado el ${date}`,
  earlier: "Página anterior",
  later: "Página siguiente",
  done: {
    erased: "Se han borrado los datos del menor.",
    withdrawn: "Ha retirado su consentimiento. El acceso del menor ha terminado.",
    left: "Ha dejado de ser responsable de este menor. Los demás responsables lo siguen siendo.",
    "left-last":
      "Ha dejado de ser responsable de este menor. No quedaba nadie más, así que se han retirado todos los consentimientos.",
  },
  kept: "Hemos conservado lo que escribió. Todavía no está guardado.",
  devices: "Dispositivos con la sesión abierta",
  unknownDevice: "Dispositivo desconocido",
  thisDevice: "Este dispositivo",
  deviceUse: (last, until) => `Último uso: ${last}, sesión abierta hasta el ${until}`,
  devicesHint:
    "¿Ha perdido un dispositivo o no reconoce alguno? Elija «Cerrar sesión en todos los dispositivos».",
  signedInAs: "Sesión iniciada como",
  signOut: "Cerrar sesión",
  signOutEverywhere: "Cerrar sesión en todos los dispositivos",

  permissions: "Permisos",
  on: "Usted permite",
  off: "Usted no permite",
  own: "Decide el menor",
  barred: "No disponible para este menor",
  consent: "Su consentimiento",
  consented: (product, date) => `${product} tiene su consentimiento desde el ${date}.`,
  consentedBy: (product, date) =>
    `${product} tiene el consentimiento de un responsable desde el ${date}.`,
  withdraw: "Retirar el consentimiento",
};

export const child: Texts["child"] = {
  isAllowed: "Permitido",
  isNotAllowed: "No permitido",
  allow: "Permitir",
  deny: "No permitir",
  save: "Guardar",
  undo: "Deshacer",
  lastChange: (change) => `Último cambio: ${change}`,
  nowAllowed: (title) => `Ahora permite: ${title}.`,
  nowNotAllowed: (title) => `Ya no permite: ${title}.`,
  nowAnswered: (title, value) => `Nuevo valor de ${title}: ${value}.`,
  done: {
    undone: "Ha deshecho su último cambio.",
    "too-late":
      "Ese cambio ya no se puede deshacer, porque desde entonces ha cambiado algo más. No se ha modificado nada.",
    unchanged: "No se ha cambiado nada. Esto ya no lo decide usted.",
    named: "Guardado. Solo los responsables de este menor pueden ver el nombre.",
    unnamed: "Ha quitado el nombre.",
  },

  week: "Los últimos 7 días",
  played: (time) => `Tiempo total de juego: ${time}.`,
  notPlayed: "No ha jugado.",
  none: "0 minutos",
  day: "Día",
  time: "Tiempo de juego",
  daysIn: (city) => `Los días siguen la hora de ${city}.`,

  asked: "Se necesita su decisión",
  asks: (product) => `${product} pide a los responsables de este menor que decidan.`,
  decideBy: (moment) => `Decida antes del ${moment}.`,
  seeRequest: "Ver la solicitud",
  nameIt: "Nombre y color",
  nameTitle: "Un nombre para este menor",
  nameLead:
    "Elija cómo llamar aquí a este menor. Todos sus responsables pueden ver y cambiar el nombre. Los juegos y las aplicaciones, no.",
  name: "Nombre",
  nameHint: "40 caracteres como máximo. Déjelo vacío para quitar el nombre.",
  colour: "Color",
  colours: {
    blue: "Azul",
    orange: "Naranja",
    green: "Verde",
    red: "Rojo",
    purple: "Morado",
    brown: "Marrón",
    pink: "Rosa",
    grey: "Gris",
  },
  inMails: "Usar el nombre en los correos",
  inMailsHint:
    "Los correos a los responsables de este menor dirán entonces el nombre. Otras personas podrían verlos, por ejemplo en una pantalla bloqueada.",
  nameWrong: "Escriba un nombre de 40 caracteres como máximo.",
  cancel: "Volver sin guardar",

  documents: "Lo que ha aceptado",
  noDocuments: "Su consentimiento no incluía documentos.",
  agreedOn: (moment) => `Aceptado el ${moment}`,
  backToChild: "Volver",
};

export const withdrawal: Texts["withdrawal"] = {
  title: "¿Retirar su consentimiento?",
  whatHappens: "Si retira su consentimiento",
  effects: (product) => [
    `El acceso del menor a ${product} termina de inmediato, aunque esté jugando.`,
    "Se cierran las solicitudes que esperan su respuesta y dejan de aplicarse los límites que usted fijó.",
    `Informaremos a ${product}. Para que se eliminen los datos que guardó sobre el menor, pídaselo a ${product}.`,
    "Aquí no se puede deshacer. El menor tendrá que volver a pedírselo.",
  ],
  confirm: "Retirar el consentimiento",
  keep: "Dejar todo como está",
};
