// The age gate, QR codes and the page for codes: read by players too.
import type { Texts } from "../types.js";

export const ageGate: Texts["ageGate"] = {
  title: "Su edad",
  lead: (product) => `Antes de seguir, indique su edad a ${product}.`,
  dateOfBirth: "¿Cuál es su fecha de nacimiento?",
  day: "Día",
  month: "Mes",
  year: "Año",
  age: "¿Cuántos años tiene?",
  years: "Edad en años",
  submit: "Continuar",
  dateWrong: "Escriba una fecha real: el día, el mes y el año con 4 cifras.",
  ageWrong: "Escriba su edad en números.",
  use: (product) =>
    `${product} usa su respuesta para cumplir las normas que se aplican a su edad donde vive. Solo se puede responder una vez.`,
  passed: "Gracias",
  passedText: (product) => `Puede continuar a ${product}.`,
  notNow: (product) => `En este momento no puede usar ${product}`,
  notNowText: "Gracias por su respuesta. Aquí no hay nada más que hacer.",
  ask: "Pregunte a su padre, madre o tutor",
  askText: (product) =>
    `Su padre, madre o tutor legal decide lo que usted puede hacer en ${product}.`,
  handOver:
    "Entréguele este dispositivo, o pídale que apunte a este código con la cámara de su teléfono.",
  qrLabel: "Código QR que abre la página para el padre, la madre o el tutor legal",
  adultIsHere: "Soy el padre, la madre o el tutor",
  byEmail: "Preguntar por correo",
  email: "Correo de su padre, madre o tutor",
  emailHint: "Le enviamos un enlace a la solicitud.",
  emailMissing: "Escriba su dirección de correo.",
  emailMalformed: "Escriba una dirección de correo como nombre@example.com.",
  send: "Enviar",
  otherWay: "Preguntar de otra forma",
  sent: "Hemos enviado el correo. Pídale que lo busque, también en la carpeta de spam.",
  goesOn: "Esta página sigue sola en cuanto se decida.",
  exit: "Cerrar",
};

export const qr: Texts["qr"] = {
  title: "Continuar en otro dispositivo",
  lead: "Apunte a este código con la cámara de un teléfono. Se abrirá allí esta misma página.",
};

export const code: Texts["code"] = {
  title: "Escriba su código",
  lead: "El juego o la aplicación muestra al menor un código de 8 letras y números. Escríbalo para ver la solicitud.",
  label: "Código",
  hint: "Por ejemplo, ABCD-1234. No importan las mayúsculas, los espacios ni los guiones.",
  submit: "Continuar",
  missing: "Escriba el código de 8 letras y números.",
  wrong:
    "Este código no funciona. Compruebe que lo ha escrito bien. Los códigos cambian cada 10 minutos, así que use el más reciente.",
  noCode: "¿No tiene un código? Abra el enlace del correo que le enviamos.",
};
