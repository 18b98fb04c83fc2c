// Pages that say why something did not work, and what to do instead.
import type { Texts } from "../types.js";

export const refusals: Texts["refusals"] = {
  endedSignIn: {
    title: "Este enlace ya no funciona",
    text: "Un enlace para iniciar sesión vale una sola vez y caduca a los 15 minutos. También deja de funcionar cuando usted usa uno más reciente. Pida un enlace nuevo.",
  },
  tooManySignIns: {
    title: "Ha pedido demasiados enlaces",
    text: "Solo enviamos unos pocos enlaces por hora y por día. Use el más reciente que tenga, o espere y vuelva a pedirlo.",
  },
  unknownLink: {
    title: "Este enlace no funciona",
    text: "Quizá esté incompleto o haya uno más reciente. Abra el enlace del último correo, o pida al juego o a la aplicación que le envíe uno nuevo.",
  },
  replacedLink: {
    title: "Hay un enlace más reciente",
    text: "Después de enviar este enlace, la solicitud continuó con otra dirección de correo, así que el enlace ya no funciona. Si usted cambió la dirección, use el enlace del correo que enviamos allí.",
  },
  nothingToApprove: {
    title: "No hay nada que aprobar",
    text: "La solicitud se anuló o su plazo ha terminado. No se ha cambiado nada.",
  },
  expiredLink: {
    title: "Este enlace ha caducado",
    text: "Los enlaces valen 14 días. Pida al juego o a la aplicación que le envíe uno nuevo. No se ha activado nada.",
  },
  expiredWidget: {
    title: "Este enlace ha caducado",
    text: "El enlace valía 24 horas. Pida uno nuevo al juego o a la aplicación.",
  },
  oldLink: {
    title: "Este enlace ha caducado",
    text: "Los enlaces de los correos valen 14 días. No se ha activado nada.",
  },
  tooManyMails: {
    title: "Ya hemos enviado varios correos",
    text: "Busque nuestro último correo, también en la carpeta de correo no deseado (spam). Más tarde podrá pedir otro.",
  },
  endedInvitation: {
    title: "Esta invitación ya no es válida",
    text: "Ha caducado, se anuló o hay una más reciente. Pida a quien le invitó que le envíe otra. No se ha cambiado nada.",
  },
  unknownPage: {
    title: "Página no encontrada",
    text: "Compruebe la dirección. Si siguió un enlace de un correo, asegúrese de haberlo copiado entero. Puede que la solicitud a la que llevaba la página ya haya terminado.",
  },
  unknownMethod: {
    title: "Esta página no puede hacer eso",
    text: "Vuelva a abrir la página con el enlace del correo, o con el código que muestra el juego o la aplicación.",
  },
  startAgain: {
    title: "Este formulario ya no funciona",
    text: "Estuvo abierto demasiado tiempo, se envió dos veces o venía de otro sitio web. Por seguridad, no se ha cambiado nada.",
  },
  otherWindow: {
    title: "Esta comprobación se inició en otro navegador",
    text: "Vuelva a la ventana del navegador en la que empezó o comience de nuevo aquí. Si alguien le envió un enlace, cierre esta página. No se ha registrado nada.",
  },
  wrongFlowCode: {
    title: "Este código no es correcto",
    text: "Escriba los 6 dígitos de la página en la que inició la comprobación. Si alguien le envió un código, cierre esta página. No se ha registrado nada.",
  },
  tooManyEntries: {
    title: "Demasiados códigos incorrectos",
    text: "Para proteger al menor, no se puede introducir ningún código durante 10 minutos. Espere, consulte el código más reciente y vuelva a intentarlo.",
  },
  codesPaused: {
    title: "Los códigos están en pausa",
    text: "Se han introducido demasiados códigos incorrectos desde su red, y no solo por su parte. Para proteger a los menores, no se acepta ningún código desde ella durante un máximo de 10 minutos. Use el enlace de su correo, o espere y vuelva a intentarlo.",
  },
  tooManyRequests: {
    title: "Demasiadas solicitudes",
    text: "Desde su red se han pedido demasiadas páginas a la vez. Espere unos segundos y vuelva a intentarlo.",
  },
  tooLarge: {
    title: "Su formulario es demasiado largo",
    text: "Supera lo que admite esta página. No se ha cambiado nada. Acorte sus respuestas y vuelva a intentarlo.",
  },
  unreadable: {
    title: "No hemos podido leer su formulario",
    text: "No llegó correctamente. No se ha cambiado nada. Empiece de nuevo.",
  },
  unavailable: {
    title: "Vuelva a intentarlo en unos minutos",
    text: "Lo sentimos, este servicio no está disponible en este momento. No se ha cambiado nada.",
  },
  failed: {
    title: "Lo sentimos, algo ha fallado",
    text: "El problema es nuestro. Vuelva a abrir la página para ver qué se ha guardado y pruebe otra vez.",
  },
};
