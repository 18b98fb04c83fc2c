// What a guardian reads about the guardians of a child.
import type { Texts } from "../types.js";

export const guardians: Texts["guardians"] = {
  title: "Responsables",
  lead: "Estas personas deciden por este menor. Cada una puede cambiar lo que han decidido las demás, y todas reciben un correo cuando eso ocurre.",
  leadAlone: "Usted es la única persona responsable de este menor aquí.",
  you: "Usted",
  since: {
    "mailed-link": (date) => `Responsable desde el ${date}, por un enlace recibido por correo`,
    "handed-link": (date) =>
      `Responsable desde el ${date}, por un enlace o código del juego o la aplicación`,
    invitation: (date) => `Responsable desde el ${date}, por invitación de otro responsable`,
    test: (date) => `Responsable desde el ${date}, añadido en una prueba`,
  },
  assurance: {
    attested: "Ha declarado ser responsable",
    confirmed: "Correo electrónico confirmado",
    verified: "Correo electrónico confirmado y mayoría de edad demostrada",
  },
  see: "Ver todos los responsables",
  consentedOn: (date) => `Dio su consentimiento el ${date}`,
  remove: "Quitar",
  removeWhom: (masked) => `Quitar a ${masked}`,
  leave: "Dejar de ser responsable",

  invite: "Invitar a otro responsable",
  full: "Un menor puede tener 4 responsables como máximo, incluidas las invitaciones pendientes.",
  invitations: "Invitaciones pendientes",
  invitedUntil: (date) => `Se puede aceptar hasta el ${date}`,
  takeBack: "Anular",
  takeBackWhom: (masked) => `Anular la invitación a ${masked}`,
  done: {
    invited: "Hemos enviado la invitación.",
    "taken-back": "Ha anulado la invitación.",
    "too-late": "Esa invitación ya se aceptó o ya no es válida. No se ha cambiado nada.",
    removed: "Esa persona ya no es responsable de este menor. Se lo hemos comunicado por correo.",
    "not-removed":
      "No puede quitar a esta persona. Solo puede quitar a quienes pasaron a ser responsables después de usted.",
  },

  inviting: {
    title: "Invitar a otro responsable",
    lead: "La persona a la que invite será responsable de este menor, con los mismos derechos que usted. Más adelante puede quitarla.",
    whatTheySee: "Como responsable, esa persona podrá",
    rights: [
      "ver lo que el menor puede hacer y cuánto tiempo juega",
      "dar y retirar permisos, fijar el tiempo de pantalla y responder a solicitudes",
      "retirar el consentimiento, también el de usted",
    ],
    email: "Dirección de correo de esa persona",
    emailHint:
      "Le enviamos por correo un enlace válido durante 14 días. Invite solo a una persona adulta de su confianza.",
    submit: "Enviar la invitación",
    cancel: "Volver sin invitar",
    noMail:
      "En este momento no puede invitar a nadie, porque no hay un servidor de correo configurado. Contacte con quienes gestionan este servicio.",
    errors: {
      missing: "Escriba la dirección de correo de esa persona.",
      malformed: "Escriba una dirección de correo como nombre@example.com.",
      ownAddress: "Esa es su propia dirección. Escriba la de otra persona.",
      alreadyGuardian: "La persona con esta dirección ya es responsable de este menor.",
      tooManyGuardians:
        "Este menor ya tiene 4 responsables o invitaciones pendientes. Quite antes a un responsable o anule una invitación.",
      tooManyInvitations: "Hoy ha enviado muchas invitaciones. Vuelva a intentarlo mañana.",
    },
  },

  joining: {
    title: "Ser responsable de un menor",
    lead: (product) =>
      `Un responsable de un menor que usa ${product} le invita a decidir también por el menor.`,
    who: "Le invita",
    child: "Menor",
    address: "Su correo electrónico",
    statement:
      "Al aceptar, confirma que es mayor de edad y que es el padre, la madre o el tutor legal de este menor.",
    join: "Aceptar y ser responsable",
    ignore: "Si no sabe de qué se trata, cierre esta página. No ocurrirá nada.",
    joined: "Ya es responsable",
    joinedText:
      "En su espacio familiar puede ver lo que el menor puede hacer, fijar su tiempo de pantalla y responder a sus solicitudes. Inicie sesión con la dirección a la que llegó la invitación.",
    familyPages: "Ir a su espacio familiar",
    full: "Este menor ya tiene 4 responsables",
    fullText:
      "Un menor no puede tener más de 4. Pregunte a quien le invitó. Si un responsable deja de serlo, este enlace volverá a funcionar.",
  },

  requested: {
    title: (product) => `${product} le pide que sea responsable`,
    lead: (product) =>
      `Una persona joven que usa ${product} ha indicado que usted es su padre, madre o tutor legal. No cambia nada hasta que usted decida. Le llevará alrededor de 1 minuto.`,
    rights: "Como responsable, podrá",
    decideLead:
      "Si acepta, constará como responsable. Lo que el menor puede hacer no cambia hasta que usted lo cambie.",
    accept: "Aceptar y ser responsable",
    confirmLead: (product) =>
      `Alguien dio su dirección de correo para ser responsable de un menor que usa ${product}. ¿Fue usted?`,
    joinedText: (product) =>
      `${product} puede ver que un responsable ha aceptado. En su espacio familiar puede ver lo que el menor puede hacer, fijar su tiempo de pantalla y responder a sus solicitudes. Inicie sesión con la dirección de correo que dio aquí.`,
  },

  leaving: {
    title: "¿Dejar de ser responsable?",
    whatHappens: "Si deja de ser responsable",
    effects: [
      "Ya no podrá ver ni cambiar nada de este menor aquí.",
      "Los demás responsables siguen decidiendo. Lo que usted permitió no cambia.",
      "Informaremos a los demás responsables.",
    ],
    effectsLast: (products) => [
      `No queda ningún otro responsable, así que se retiran todos los consentimientos. Termina de inmediato el acceso del menor a ${products}.`,
      "Para que se eliminen los datos guardados sobre el menor, pídalo a cada juego o aplicación.",
      "Aquí no se puede deshacer. El menor tendrá que volver a pedírselo.",
    ],
    effectsAlone: (products) => [
      "Ya no podrá ver ni cambiar nada de este menor aquí.",
      `No queda ningún otro responsable: dejan de aplicarse los límites que fijaron los responsables en ${products}.`,
      "El menor no necesitaba su consentimiento para jugar y puede continuar.",
    ],
    confirm: "Dejar de ser responsable",
    confirmLast: "Dejar de ser responsable y retirar todo",
    keep: "Seguir siendo responsable",
  },

  removing: {
    title: "¿Quitar a este responsable?",
    whatHappens: (masked) => `Si quita a ${masked}`,
    effects: [
      "Esa persona ya no podrá ver ni cambiar nada de este menor aquí.",
      "Lo que permitió no cambia. Usted puede cambiarlo.",
      "Informaremos a esa persona y a los demás responsables.",
    ],
    confirm: "Quitar al responsable",
    keep: "Dejar todo como está",
  },

  mail: {
    parentInvite: {
      subject: (product) => `${product} le pide que sea responsable de un menor`,
      greeting: "Hola:",
      why: (product) =>
        `Una persona joven que usa ${product} ha indicado que usted es su padre, madre o tutor legal. Nos dieron su dirección de correo para que pudiéramos preguntarle.`,
      ask: "Abra la solicitud y acéptela o rechácela. Le llevará alrededor de 1 minuto. No cambia nada hasta que usted decida.",
      button: "Ver la solicitud",
      life: (date) => `El enlace es válido hasta el ${date}.`,
      stranger:
        "Si este menor no está a su cargo, elija «Este menor no está a mi cargo» en la página o ignore este correo.",
      signature: (product) => `Kinward, en nombre de ${product}`,
    },
    parentInviteConfirmation: {
      subject: (product) => `Falta un paso: confirme que es responsable en ${product}`,
      greeting: "Hola:",
      why: (product) =>
        `Alguien dio esta dirección de correo para ser responsable de un menor que usa ${product}. Necesitamos saber que fue usted.`,
      ask: "Abra la página y confírmelo. No cambia nada hasta que lo haga.",
      button: "Revisar y confirmar",
      life: (_date) => "Si no lo confirma en 24 horas, lo borramos y no cambia nada.",
      stranger: "Si no fue usted, ignore este correo. No volveremos a preguntarle.",
      signature: (product) => `Kinward, en nombre de ${product}`,
    },
    former: {
      subject: (product) => `Otro responsable ha dado su consentimiento en ${product}`,
      why: (product) =>
        `Usted era responsable de un menor que usa ${product}. Otra persona ha dado su consentimiento para este menor como responsable.`,
      expected: "Si ya lo sabía, no tiene que hacer nada.",
      contact: (company, where) => `Si no lo sabía, contacte con ${company}: ${where}`,
      contactProduct: (product) => `Si no lo sabía, contacte con quienes gestionan ${product}.`,
      button: "Ir a su espacio familiar",
    },
    guardianInvitation: {
      subject: (product) => `Invitación para ser responsable de un menor en ${product}`,
      greeting: "Hola:",
      why: (product) =>
        `Un responsable de un menor que usa ${product} nos dio su dirección de correo y le invita a ser también responsable. Los responsables deciden lo que el menor puede hacer y cuánto tiempo juega.`,
      ask: "Abra la página para ver quién le invita y acepte con un solo botón. No ocurre nada hasta que lo haga.",
      button: "Ver la invitación",
      life: (date) => `El enlace es válido hasta el ${date}.`,
      stranger: "Si no sabe de qué se trata, ignore este correo.",
    },
  },
};
