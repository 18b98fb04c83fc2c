// Signing in to the family pages, and confirming a protected step.
import type { Texts } from "../types.js";

export const signIn: Texts["signIn"] = {
  title: "Inicie sesión en su espacio familiar",
  lead: "Vea lo que pueden hacer sus hijos, fije su tiempo de pantalla, responda a sus solicitudes o retire su consentimiento.",
  email: "Su correo electrónico",
  emailHint:
    "Use la dirección que dio con su consentimiento. Le enviamos un enlace por correo, así que no necesita contraseña.",
  submit: "Enviarme un enlace",
  errors: {
    missing: "Escriba su correo electrónico.",
    malformed: "Escriba una dirección de correo como nombre@example.com.",
  },
  noMail:
    "Aquí no puede iniciar sesión. No hay un servidor de correo configurado, así que no podemos enviarle un enlace. Contacte con quienes gestionan este servicio.",
  testOnly:
    "No hay un servidor de correo configurado, así que solo pueden iniciar sesión los responsables en modo de prueba.",
  sent: "Revise su correo",
  sentText:
    "Si la dirección es de un responsable, le hemos enviado un enlace. El enlace vale una sola vez y caduca a los 15 minutos.",
  sentNothing:
    "¿No ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado (spam) y compruebe que usó la dirección que dio con su consentimiento.",
  another: "Pedir otro enlace",
  enter: "Iniciar sesión",
  enterText: "Continúe a su espacio familiar.",
  enterButton: "Iniciar sesión",
  enterHint: "Si no ha pedido este enlace, cierre la página. No ocurrirá nada.",
  remember: "Recordar este dispositivo durante 60 días",
  rememberHint:
    "Elija esta opción solo en un dispositivo suyo. Nunca recordamos un dispositivo si usted no lo pide.",
  done: {
    "signed-out": "Ha cerrado la sesión.",
    kept: "Su sesión se cerró tras 30 minutos sin actividad. Hemos conservado lo que escribió. Inicie sesión para continuar.",
    ended: "Su sesión se cerró. No se ha cambiado nada. Inicie sesión y vuelva a intentarlo.",
  },
};

export const confirmation: Texts["confirmation"] = {
  title: "Confirme que es usted",
  lead: "Este paso está protegido. Le enviamos por correo un enlace para continuar. Así, ninguna otra persona que use este dispositivo puede hacerlo por usted.",
  submit: "Enviarme un enlace",
  sent: "Le hemos enviado un enlace para confirmar que es usted",
  sentText: (masked) =>
    `Abra el correo que enviamos a ${masked} y pulse el botón. El enlace vale una sola vez y caduca a los 15 minutos.`,
  cannotMail:
    "En este momento no podemos enviarle un correo, así que este paso no es posible aquí. Contacte con quienes gestionan este servicio.",
  again: "Enviar otro enlace",
  back: "Volver a su familia",
  enter: "Confirme que es usted",
  enterText: "Continúe con lo que estaba haciendo.",
  enterButton: "Continuar",
};
