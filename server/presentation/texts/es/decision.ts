// What a guardian reads once they have decided: what is still missing, and how it ended.
import type { Texts } from "../types.js";

export const waiting: Texts["waiting"] = {
  confirmation: "Falta un paso: pulse el botón que le hemos enviado por correo",
  confirmationText: (masked) =>
    `Acabamos de enviar un correo a ${masked}. Ábralo y pulse el botón. Solo entonces su decisión será válida.`,
  untilThen:
    "Hasta entonces no se activa nada. Si no la confirma en 24 horas, borramos la decisión.",
  resend: "Enviar el correo otra vez",
  wrongAddress: "¿La dirección no es correcta?",
  newAddress: "Correo electrónico correcto",
  correct: "Enviarlo a esta dirección",
  approval: "Otro responsable tiene que estar de acuerdo",
  approvalText:
    "Este menor ya tiene un responsable. Le hemos preguntado por correo si usted también puede decidir. Su decisión será válida cuando lo apruebe.",
  approvalUntil: (date) =>
    `Si no hay respuesta antes del ${date}, la solicitud se considera rechazada.`,
  verification: "Falta un paso: demuestre que es mayor de edad",
  verificationText: (product) =>
    `${product} pide que se demuestre que quien decide es mayor de edad. Su decisión será válida en cuanto lo haga.`,
  verify: "Continuar",
  verifyUnavailable: (product) =>
    `En este momento no se puede hacer aquí. Contacte con ${product} y pregunte cómo puede demostrarlo. Hasta entonces no se activa nada.`,
  verifyByMail: "Para hacerlo, abra el enlace que recibió por correo.",
  confirmTitle: "Confirme su decisión",
  confirmLead: (product) =>
    `Alguien dio su dirección de correo al permitir que un menor use ${product}. ¿Fue usted?`,
  confirm: "Sí, lo confirmo",
  own: {
    chosen: "Lo que ha decidido",
    allowed: "Usted permite",
    notAllowed: "Usted no permite",
    documents: "Usted acepta",
  },
  theirs: {
    chosen: "Lo que ha decidido esa persona",
    allowed: "Esa persona permite",
    notAllowed: "Esa persona no permite",
    documents: "Esa persona acepta",
  },
  nothingAllowed: "Nada más que usar el producto.",
  approveTitle: "¿Puede esta persona ser también responsable?",
  approveLead: (product) =>
    `Usted es responsable de un menor que usa ${product}. Otra persona ha tomado una decisión sobre el menor y también quiere ser responsable.`,
  who: "Dirección de correo de esa persona",
  approveTitleFormer: "¿Puede esta persona ser responsable del menor?",
  approveLeadFormer: (product) =>
    `Usted era responsable de un menor que usa ${product} y dejó de serlo. Otra persona ha tomado una decisión sobre el menor y quiere ser su responsable.`,
  approveHintFormer:
    "La decisión de esa persona será válida y, a partir de ese momento, decidirá sobre el menor.",
  approvalTextFormer:
    "Un responsable de este menor dejó de serlo. Le hemos preguntado por correo si usted puede decidir. Su decisión será válida cuando lo apruebe.",
  approve: "Aprobar",
  approveHint:
    "La decisión de esa persona será válida. A partir de ese momento decidirán los dos. Más adelante puede quitarla.",
  refuse: "Rechazar",
  refuseHint: "La decisión de esa persona no será válida. No se activa nada.",
};

export const birthDate: Texts["birthDate"] = {
  title: "¿Cuándo nació este menor?",
  lead: (product) =>
    `Un menor quiere usar ${product} y no sabemos con seguridad qué edad tiene. Díganoslo y después podrá decidir.`,
  legend: "Fecha de nacimiento del menor",
  wrong:
    "Escriba una fecha que exista y que no esté en el futuro: el día, el mes y el año con 4 cifras.",
  needsMail: (product) =>
    `A esta edad quizá no haga falta el consentimiento, así que solo admitimos esta fecha de quien recibe nuestro correo. Abra el enlace del correo sobre esta solicitud, o pida a ${product} que se lo envíe.`,
  submit: "Continuar",
};

export const result: Texts["result"] = {
  tooYoung: "Este menor no tiene edad suficiente",
  tooYoungText: (product) => `${product} no es para menores de esta edad. No se ha activado nada.`,
  consent: "Ha dado su consentimiento",
  consentText: (product) =>
    `Gracias. ${product} ya puede ver su decisión y el menor puede continuar.`,
  switchedOn: "Lo que está activado ahora",
  nothingOn: "Todavía no hay nada activado.",
  changeMind: "Puede retirar su consentimiento en cualquier momento.",
  familyPages: "Ir a su espacio familiar",
  changeMindElsewhere: (product) =>
    `Si cambia de opinión, contacte con ${product} y pida que se ponga fin al acceso del menor.`,
  ended: "El acceso del menor ha terminado",
  endedText: (product) =>
    `Un responsable dio su consentimiento aquí, pero el menor ya no tiene acceso a ${product}.`,
  declined: "Ha rechazado la solicitud",
  declinedText: (product) =>
    `No se ha activado nada. ${product} puede ver que un responsable ha rechazado la solicitud.`,
  notMyChild: "Gracias por avisarnos",
  notMyChildText: (product) =>
    `No se ha activado nada. ${product} puede ver que su solicitud llegó a la persona equivocada.`,
  cancelled: "Esta solicitud se ha cancelado",
  cancelledText: (product) => `${product} ya no necesita su decisión. No tiene que hacer nada.`,
  tooLate: "Ya no es posible decidir",
  tooLateText: (product) =>
    `La solicitud ha caducado. No se ha activado nada. Si el menor vuelve a pedirlo, ${product} le enviará una solicitud nueva.`,
  revoked: "Esta solicitud ha terminado",
  revokedText: (product) =>
    `El menor ya no tiene acceso a ${product}, así que no hay nada que decidir.`,
  notNeeded: "Ya no hace falta su consentimiento",
  notNeededText: (product) =>
    `Donde vive, el menor tiene edad suficiente para usar ${product} sin él. No tiene que hacer nada.`,
  otherwise: "Esta solicitud está cerrada",
  otherwiseText: (product) =>
    `No se ha activado nada. ${product} puede ver cómo terminó la solicitud.`,
  decidedOn: (date) => `Decidido el ${date}.`,
  back: (product) => `Volver a ${product}`,
  close: "Puede cerrar esta página.",
};

export const decidedByOther: Texts["decidedByOther"] = {
  title: "Otro responsable ya ha decidido",
  consented: (who, when) =>
    `${who} dio su consentimiento el ${when}. Vale la primera respuesta. En su espacio familiar puede cambiar lo que se permite o retirar el consentimiento.`,
  declined: (who, when) =>
    `${who} rechazó la solicitud el ${when}. Vale la primera respuesta, así que no se ha activado nada. Si no está de acuerdo, hablen entre ustedes. Cuando el menor vuelva a pedirlo, usted podrá decidir.`,
};

export const repeated: Texts["repeated"] = {
  title: "Esta solicitud ya está cerrada",
  text: "Quizá envió el formulario dos veces, o alguien respondió en otra ventana. Esta vez no ha cambiado nada. Esta es la respuesta que tenemos:",
};
