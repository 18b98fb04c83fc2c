// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const consent: Texts["consent"] = {
  title: (product) => `${product} solicita su consentimiento`,
  firstLead: (product) =>
    `Un menor que usa ${product} necesita el consentimiento de su padre, madre o tutor legal. No se activa nada hasta que usted decida.`,
  movedLead: (product, place) =>
    `Un menor a su cargo que usa ${product} se ha mudado a ${place}. Allí, un padre, una madre o un tutor legal debe decidir sobre lo que aparece a continuación. Todo ello permanece desactivado hasta que usted decida.`,
  laterLead: (product) =>
    `Un menor a su cargo quiere usar más funciones de ${product}. No cambia nada hasta que usted decida.`,
  noticeLead: (product) =>
    `${product} ha modificado documentos que se aplican a un menor a su cargo. Léalos y decida. Los permisos no cambian.`,
  onHold:
    "En pausa: los documentos nuevos no se aceptaron a tiempo. Lo que usted permitió vuelve a activarse en cuanto un responsable dé su consentimiento.",
  duration: "Le llevará unos 2 minutos.",
  step: (step, steps) => `Paso ${step} de ${steps}`,
  stepYou: "Sobre usted",
  stepRead: "Documentos",
  stepChoose: "Permisos",
  stepDecide: "Su decisión",

  childUnder: (age, place) => `Un menor de ${age} años que vive en ${place}`,
  childFromTo: (from, to, place) => `Un adolescente de ${from} a ${to} años que vive en ${place}`,
  adultIn: (place) => `Una persona adulta que vive en ${place}`,
  whyConsentAge: (age) =>
    `Donde vive este menor, quien no ha cumplido ${age} años necesita el consentimiento de su padre, madre o tutor legal.`,
  whyRequest: "Esta solicitud requiere el consentimiento del padre, la madre o el tutor legal.",

  email: "Su correo electrónico",
  emailHint: "Lo usamos para escribirle sobre este menor. También lo necesita para iniciar sesión.",
  yourAddress: (address) => `Ha llegado aquí desde el correo que enviamos a ${address}`,
  whichAddress: "¿Cuál es su dirección de correo?",
  otherAddress: "Otra dirección",
  forwarded: "Esa dirección no es la mía",
  attestation:
    "Declaro que soy mayor de edad y que soy el padre, la madre o el tutor legal de este menor.",

  readLead: (product) =>
    `Lea estos documentos de ${product}. Su consentimiento abarca las versiones que se muestran aquí.`,
  dataNotice: "Sobre los datos personales",
  version: (version) => `Versión ${version}`,
  readHere: "Leer aquí",
  readAt: (host) => `Abrir en ${host}`,

  chooseLead: (product) => `Active lo que quiera permitir. ${product} respetará lo que elija.`,
  askedFor: (product) =>
    `${product} ha solicitado estos permisos. Elija una respuesta para cada uno.`,
  allow: "Permitir",
  deny: "No permitir",
  otherPermissions: (product) =>
    `${product} no ha solicitado estos permisos. Siguen desactivados si usted no los activa.`,
  nothingToChoose: "No hay nada que elegir. Ningún permiso requiere su decisión.",
  ownPermissions: (product) => `Solo en ${product}`,
  aboutOthers: "Lo que usted no puede cambiar",
  childDecides: (permissions) => `Lo decide el menor: ${permissions}.`,
  notAvailable: (permissions) => `No disponible para este menor: ${permissions}.`,

  decideLead: "Si da su consentimiento, permite lo que ha elegido arriba y nada más.",
  decideWithDocuments:
    "Si da su consentimiento, permite lo que ha elegido arriba y se aplican los documentos anteriores.",
  decideNotices:
    "Si da su consentimiento, se aplican los documentos anteriores. Los permisos no cambian.",
  deadline: (when) =>
    `Decida antes del ${when}. Si para entonces ningún responsable ha dado su consentimiento, se desactiva todo lo que usted decide, hasta que uno lo dé.`,
  noHurry: "Tómese el tiempo que necesite. El mismo enlace le devuelve a esta página.",
  consent: "Doy mi consentimiento",
  decline: "Rechazo la solicitud",
  notMyChild: "Este menor no está a mi cargo",
  declineHint: (product) =>
    `No cambia nada. ${product} podrá ver que un responsable ha rechazado la solicitud.`,
  notMyChildHint: "Elija esta opción si la solicitud le ha llegado por error. No cambia nada.",

  errorsTitle: "Hay un problema",
  emailMissing: "Escriba su correo electrónico.",
  emailMalformed: "Escriba una dirección de correo como nombre@example.com.",
  attestationMissing:
    "Confirme que es mayor de edad y que es el padre, la madre o el tutor legal de este menor. Si no lo es, elija «Este menor no está a mi cargo».",
  changed:
    "Esta solicitud ha cambiado desde que abrió la página. Revísela de nuevo antes de decidir.",
  allowanceWrong: "Elija uno de los valores que admite esta pregunta.",
  choiceMissing: "Elija «Permitir» o «No permitir».",
  tooManyGuardians:
    "Este menor ya tiene 4 responsables, que es el máximo. Puede decidir uno de ellos, o alguno tiene que dejar de serlo antes.",
  tooManyConfirmations:
    "Ya hemos enviado varios correos para confirmarlo. Busque el más reciente o vuelva a intentarlo dentro de una hora.",
  noDecision: "Elija uno de los botones que hay al final de la página.",
};

export const together: Texts["together"] = {
  title: (count) =>
    plural(count, {
      one: "Un producto solicita su consentimiento",
      many: `${count} de productos solicitan su consentimiento`,
      other: `${count} productos solicitan su consentimiento`,
    }),
  lead: "Todos preguntan por el mismo menor. Decida a continuación sobre todos a la vez, o sobre cada uno en su propia página. No se activa nada hasta que usted decida.",
  alone: (product) => `Elegir permisos y decidir solo sobre ${product}`,
  waiting: (product) => `Ver en qué punto está su decisión sobre ${product}`,
  decideTitle: "Decida sobre todos",
  decideLead:
    "Si da su consentimiento a todos, se aplican los documentos anteriores y el menor puede usar los productos con todo lo demás desactivado y con los límites más estrictos. Puede permitir más en la página de cada producto, ahora o más adelante.",
  consent: (count) =>
    plural(count, {
      one: "Doy mi consentimiento",
      many: `Doy mi consentimiento a los ${count}`,
      other: `Doy mi consentimiento a los ${count}`,
    }),
  decline: "Rechazo todas las solicitudes",
  doneTitle: "Lo que se ha decidido",
  all: "Ver todos los productos que preguntan",
};

export const allowances: Texts["allowances"] = {
  title: "Límites de uso",
  lead: (product) =>
    `${product} pregunta también qué límites fija usted. Ya aparece la respuesta más estricta. Cámbiela si lo desea.`,
  range: (min, max) => `Un número entero de ${min} a ${max}`,
  outOfRange: (min, max) => `Escriba un número entero de ${min} a ${max}.`,
  notAnOption: "Elija una de las respuestas.",
};

export const trust: Texts["trust"] = {
  label: "Sobre esta solicitud",
  labelOf: (product) => `Sobre esta solicitud: ${product}`,
  who: "Quién pregunta",
  asker: (product, company) => `${product}, de ${company}`,
  askerAt: (product, company, address) => `${product}, de ${company}, ${address}`,
  child: "Para quién es",
  purpose: "Para qué",
  why: "Por qué usted",
  law: (source) => `La ley: ${source}.`,
  no: "Si rechaza la solicitud",
  noAtFirst: (product) =>
    `No se activa nada. ${product} podrá ver que un responsable ha rechazado la solicitud.`,
  noLater: (product) => `No cambia nada. El menor sigue usando ${product} como hasta ahora.`,
  noOnHold: (product) =>
    `En ${product} sigue desactivado todo lo que usted decide, hasta que un responsable dé su consentimiento.`,
  noUntilDeadline: (product, when) =>
    `El menor puede usar ${product} como hasta ahora, pero solo hasta el ${when}. Después se desactiva todo lo que usted decide, hasta que un responsable dé su consentimiento.`,
  questions: "¿Tiene preguntas?",
  contact: (company) => `Contacte con ${company}`,
  privacy: "Cómo se usan sus datos",
};

export const sendAgain: Texts["sendAgain"] = {
  offer: (masked) => `Podemos enviar un enlace nuevo a ${masked}.`,
  submit: "Enviarme un enlace nuevo",
  sent: "Revise su correo",
  sentText: (masked) => `Hemos enviado un enlace nuevo a ${masked}. Es válido durante 14 días.`,
  sentNothing:
    "¿No ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado (spam).",
};

export const document: Texts["document"] = {
  back: "Volver a abrir la solicitud",
  closeHint:
    "Cierre esta pestaña para volver a las respuestas que ya ha rellenado. Si abre la solicitud de nuevo, estará vacía.",
  part: (part, parts) => `Parte ${part} de ${parts}`,
  previous: "Parte anterior",
  next: "Parte siguiente",
};
