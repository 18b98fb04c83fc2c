// Emails, receipts excepted.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const mail: Texts["mail"] = {
  signIn: {
    subject: "Inicie sesión en su espacio familiar",
    subjectInTest: "Inicie sesión en su espacio familiar (modo de prueba)",
    greeting: "Hola:",
    why: "Ha pedido un enlace para ver lo que los menores a su cargo pueden hacer en juegos y aplicaciones.",
    button: "Iniciar sesión",
    life: "El enlace vale una sola vez y caduca a los 15 minutos.",
    stranger:
      "Si no lo ha pedido usted, ignore este correo. Nadie puede iniciar sesión sin el enlace.",
    signature: "Kinward, seguridad familiar para juegos y aplicaciones",
  },
  confirmIdentity: {
    subject: "Confirme que es usted",
    subjectInTest: "Confirme que es usted (modo de prueba)",
    greeting: "Hola:",
    why: "Está a punto de dar un paso protegido en su espacio familiar: retirar un consentimiento, invitar a un responsable, quitar a uno o dejar de serlo.",
    button: "Confirmar que soy yo",
    life: "El enlace le devuelve a ese paso. Vale una sola vez y caduca a los 15 minutos.",
    stranger:
      "Si no fue usted, no abra el enlace. Quizá otra persona esté usando un dispositivo en el que usted tiene la sesión abierta: inicie sesión y elija «Cerrar sesión en todos los dispositivos».",
    signature: "Kinward, seguridad familiar para juegos y aplicaciones",
  },
  ageChanged: {
    subject: (product) => `Un cumpleaños cambia lo que está permitido en ${product}`,
    greeting: "Hola:",
    why: (product, child) =>
      `${child ?? "Un menor a su cargo"}, que usa ${product}, ha cumplido una edad a la que se aplican normas distintas. Puede que ahora decida algunas cosas por su cuenta y que otros permisos hayan cambiado.`,
    ask: "Vea en su espacio familiar lo que está permitido ahora.",
    available: "Disponible desde ahora, y no antes de este cumpleaños",
    button: "Ver lo que está permitido",
    stranger: "Si no sabe de qué se trata, ignore este correo.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  spendingLimit: {
    subject: (product) => `Se ha alcanzado un límite de gasto en ${product}`,
    why: (product, child = "Un menor a su cargo") =>
      `${child} ha alcanzado o superado el gasto permitido en ${product}.`,
    told: (product) =>
      `Hemos avisado a ${product}, que gestiona las compras. Puede cambiar el límite en su espacio familiar.`,
    button: "Ver los gastos y los límites",
  },
  overrideRequest: {
    subject: (product, child = "Un menor") => `${child} le pide tiempo de pantalla en ${product}`,
    greeting: "Hola:",
    why: {
      "extra-time": (product, minutes, child) => {
        const who = child ?? `Un menor a su cargo que usa ${product}`;
        return minutes === null
          ? `${who} pide más tiempo para hoy.`
          : plural(minutes, {
              one: `${who} pide ${minutes} minuto más para hoy.`,
              many: `${who} pide ${minutes} de minutos más para hoy.`,
              other: `${who} pide ${minutes} minutos más para hoy.`,
            });
      },
      "bypass-quiet-hours": (product, minutes, child) => {
        const who = child ?? `Un menor a su cargo que usa ${product}`;
        return minutes === null
          ? `${who} pide jugar durante el horario de descanso de hoy.`
          : plural(minutes, {
              one: `${who} pide jugar ${minutes} minuto durante el horario de descanso de hoy.`,
              many: `${who} pide jugar ${minutes} de minutos durante el horario de descanso de hoy.`,
              other: `${who} pide jugar ${minutes} minutos durante el horario de descanso de hoy.`,
            });
      },
    },
    ask: "Elija una respuesta. Se abrirá una página donde la confirma con un solo botón. No cambia nada hasta que lo haga.",
    button: "Ver la solicitud y otras respuestas",
    life: "Si no responde, la solicitud caduca a las 24 horas.",
    stranger: "Si no sabe de qué se trata, ignore este correo.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  consentConfirmation: {
    subject: (product) => `Falta un paso: confirme su decisión sobre ${product}`,
    greeting: "Hola:",
    why: (product) =>
      `Alguien dio esta dirección de correo al permitir que un menor use ${product}. Necesitamos saber que fue usted.`,
    ask: "Abra la página, revise lo que se decidió y confírmelo. No se activa nada hasta que lo haga.",
    button: "Revisar y confirmar",
    life: (_date) => "Si no lo confirma en 24 horas, la decisión se descarta y no cambia nada.",
    stranger:
      "Si no fue usted, ignore este correo. No se activará nada y no volveremos a preguntarle.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  guardianApproval: {
    subject: (product) => `Otra persona quiere ser responsable del mismo menor en ${product}`,
    greeting: "Hola:",
    why: (product) =>
      `Usted es responsable de un menor que usa ${product}. Alguien con otra dirección de correo ha tomado una decisión sobre este menor y también quiere ser responsable.`,
    ask: "Abra la página, vea quién es y qué ha decidido, y apruébelo o rechácelo. No cambia nada hasta que lo haga.",
    button: "Ver quién es",
    life: (date) => `Si no hay respuesta antes del ${date}, la solicitud se considera rechazada.`,
    stranger: "Si no conoce a esta persona, rechace la petición.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  formerApproval: {
    subject: (product) => `Otra persona quiere ser responsable de un menor en ${product}`,
    greeting: "Hola:",
    why: (product) =>
      `Usted era responsable de un menor que usa ${product} y dejó de serlo. Alguien con otra dirección de correo ha tomado una decisión sobre este menor y quiere ser su responsable.`,
    ask: "Abra la página, vea quién es y qué ha decidido, y apruébelo o rechácelo. No cambia nada hasta que lo haga.",
    button: "Ver quién es",
    life: (date) => `Si no hay respuesta antes del ${date}, la solicitud se considera rechazada.`,
    stranger: "Si no conoce a esta persona, rechace la petición.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  noticeRequest: {
    subject: (product) => `${product} ha modificado sus documentos`,
    greeting: "Hola:",
    why: (product) =>
      `Un menor a su cargo usa ${product}. Han cambiado documentos que usted aceptó para el menor.`,
    ask: (deadline) =>
      deadline === undefined
        ? "Abra la solicitud, lea los documentos nuevos y decida. Le llevará unos 2 minutos."
        : `Abra la solicitud, lea los documentos nuevos y decida antes del ${deadline}. Si para entonces ningún responsable los acepta, se desactiva todo lo que usted decide, hasta que uno lo haga.`,
    button: "Ver la solicitud",
    life: (date) => `El enlace es válido hasta el ${date}.`,
    stranger:
      "Si no sabe de qué se trata, abra el enlace y elija «Este menor no está a mi cargo», o ignore este correo.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
  deadlineReminder: {
    subject: (product) => `Decida sobre ${product} antes de que venza el plazo`,
    why: (product) =>
      `Un menor a su cargo usa ${product}. Le pedimos que aceptara documentos nuevos y todavía no ha decidido ningún responsable.`,
  },
  consentRequest: {
    subject: (product) => `${product} solicita su consentimiento`,
    greeting: "Hola:",
    why: (product) =>
      `Un menor que usa ${product} necesita el consentimiento de su padre, madre o tutor legal. Nos dieron su dirección de correo para que pudiéramos preguntarle.`,
    ask: "Abra la solicitud, vea de qué se trata y decida. Le llevará unos 2 minutos. No se activa nada hasta que usted decida.",
    button: "Ver la solicitud",
    life: (date) => `El enlace es válido hasta el ${date}.`,
    stranger:
      "Si no sabe de qué se trata, abra el enlace y elija «Este menor no está a mi cargo», o ignore este correo.",
    signature: (product) => `Kinward, en nombre de ${product}`,
  },
};
