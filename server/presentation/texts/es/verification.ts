// What a person reads who shows how old they are: a guardian, a player, or an adult who is to act for a child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const verification: Texts["verification"] = {
  title: "Demuestre que es mayor de edad",
  titleAge: (age) => `Demuestre que tiene ${age} años o más`,
  lead: (product) =>
    `${product} lo pide a cada responsable una vez al año. Solo sabrá que usted es mayor de edad.`,
  leadAdult: (product) =>
    `${product} lo pide antes de que usted pueda actuar en nombre de un menor. Solo sabrá si es mayor de edad.`,
  leadAge: (product, age) =>
    `${product} lo pide. Solo sabrá si usted tiene ${age} años o más, y no quién es.`,
  otherWays: "Otras formas",
  goOn: (vendor) => `Continuar con ${vendor}`,
  learns: {
    oidc: (vendor) => `Inicie sesión en ${vendor}. Solo nos comunicará lo que sabe de su edad.`,
    "oidc-agekey": (vendor) =>
      `Confirme con ${vendor}, en su dispositivo, que usted ya pasó antes una comprobación de edad. No se revela quién es usted.`,
    "openid4vp-mdoc": (vendor) =>
      `${vendor} muestra desde su teléfono una sola cosa: que usted tiene la edad necesaria. Su nombre y su fecha de nacimiento no salen de ahí.`,
    redirect: (vendor) =>
      `${vendor} lo comprueba en sus propias páginas y puede pedirle allí un documento, una tarjeta o una imagen. A nosotros solo nos envía una edad.`,
    simulated: () =>
      "Este es el modo de prueba. Elija quién quiere ser. Todo lo demás es como sería para una persona real.",
  },
  privacy: (vendor) => `Cómo trata ${vendor} sus datos (se abre en una pestaña nueva)`,
  personas: {
    adult: "Una persona adulta",
    teen: "Un adolescente",
    child: "Un niño o una niña",
    inconclusive: "Alguien cuya edad no se puede determinar",
    fraudulent: "Alguien que hace trampa",
  },
  attemptsLeft: (left) =>
    plural(left, {
      one: "Puede intentarlo de esta forma una vez más.",
      many: `Puede intentarlo de esta forma ${left} de veces más.`,
      other: `Puede intentarlo de esta forma ${left} veces más.`,
    }),
  tryAgain: (left) =>
    plural(left, {
      one: "No se ha podido comprobar su edad. Puede intentarlo una vez más.",
      many: `No se ha podido comprobar su edad. Puede intentarlo ${left} de veces más.`,
      other: `No se ha podido comprobar su edad. Puede intentarlo ${left} veces más.`,
    }),
  tryAnother: "No se ha podido comprobar su edad. Pruebe otra de las formas siguientes.",
  leaving: (vendor) => `Continúe en ${vendor}`,
  leavingText: (vendor) => `${vendor} se abre en su propia página y después le devuelve aquí.`,
  leavingNewTab: (vendor) =>
    `${vendor} se abre en una pestaña nueva. Esta página continuará sola cuando haya terminado allí.`,
  leavingCode: (vendor) =>
    `Le pediremos este código cuando vuelva de ${vendor}. Anótelo y no lo comparta.`,
  goTo: (vendor) => `Ir a ${vendor}`,
  returning: "Termine la comprobación",
  returningText: "Esta página continúa sola. Si no lo hace, pulse Continuar.",
  returningCode:
    "Escriba los 6 dígitos de la página en la que empezó. No escriba un código que le haya enviado otra persona.",
  wallet: "Abra la aplicación que conoce su edad",
  walletText:
    "Pulse el botón en el teléfono que tiene la aplicación. Si está en otro dispositivo, escanee el código con ese teléfono.",
  walletOpen: "Abrir la aplicación",
  walletCode: "Un código que abre la aplicación en su teléfono",
  walletWaiting: "Esta página continuará sola cuando la aplicación haya respondido.",
  chooseAnother: "Elegir otra forma",
  unavailable: (vendor) =>
    `${vendor} no responde en este momento. Esto no cuenta como intento. Vuelva a intentarlo más tarde o elija otra forma.`,
  cancelled: (vendor) => `Ha vuelto de ${vendor} sin terminar. Esto no cuenta como intento.`,
  keptTitle: "Lo que conservamos",
  kept: "Registramos que usted es mayor de edad, cómo lo demostró y cuándo. No conservamos documentos ni imágenes.",
  keptAge:
    "Conservamos lo que se mostró sobre su edad, de qué forma, cuándo y por cuánto tiempo vale. No conservamos documentos, imágenes, nombres ni su fecha de nacimiento.",
  otherDevice: "Continuar en otro dispositivo",
  passed: "Gracias, ya está hecho",
  passedText:
    "Sabemos que usted es mayor de edad. Su decisión sigue su curso. Puede cerrar esta página.",
  passedAge: (product) =>
    `${product} sabe que usted tiene la edad necesaria. Puede cerrar esta página.`,
  failed: "No ha sido posible",
  failedText: "No hemos podido comprobar que es mayor de edad, así que su decisión no es válida.",
  failures: {
    "age-criteria-not-met": (age) => `Según lo que se mostró, usted tiene menos de ${age} años.`,
    "max-attempts-exceeded": () => "Ha agotado todos los intentos y ninguno ha mostrado su edad.",
    "fraudulent-activity-detected": () =>
      "La comprobación encontró algo que no era auténtico y por eso ha terminado.",
    expired: () => "El plazo de 14 días ha terminado.",
    revoked: () => "Había funcionado, pero después se anuló.",
  },
  back: (product) => `Volver a ${product}`,
  again: "Abra el enlace de su correo para volver a intentarlo.",
  noneLeft:
    "Ha agotado todas las formas de demostrarlo, así que esta vez no puede decidir. Otra persona adulta puede decidir sobre la misma solicitud.",
  appeal: {
    title: "¿Cree que hay un error?",
    lead: (product) =>
      `Pida a ${product} que lo revise. Decide una persona. No tiene que enviar documentos ni imágenes.`,
    legend: "¿Qué ha pasado?",
    reasons: {
      "old-enough": "Tengo la edad necesaria y el resultado es incorrecto",
      "did-not-work": "La comprobación no funcionó en mi dispositivo",
      "no-way-fits": "No puedo usar ninguna de estas formas",
      other: "Otra cosa",
    },
    missing: "Elija qué ha pasado",
    submit: "Pedir otra revisión",
    sent: "Ha pedido otra revisión",
    sentText: (product) =>
      `Una persona de ${product} decidirá. Puede volver a esta página para ver el resultado.`,
    contact: (product) => `Contactar con ${product}`,
  },
  proof: {
    title: "Comprobación de edad",
    guardian: "Usted ha demostrado que es mayor de edad.",
    child: "Se ha comprobado la edad de este menor.",
    how: "Cómo",
    when: "Cuándo",
    until: "Válida hasta",
    methods: {
      simulated: "En modo de prueba",
      platform: "Por una señal de edad del dispositivo o de la cuenta",
      appeal: "Por una persona, tras una reclamación",
    },
    withdraw: "Retirar esta comprobación de edad",
    done: { "age-check": "Ha retirado la comprobación de edad. Ya no cuenta." },
    withdrawing: {
      title: "¿Retirar esta comprobación de edad?",
      whatHappens: "Si la retira",
      effects: {
        guardian: [
          "Ya no cuenta en ningún juego ni aplicación de esta empresa.",
          "Lo que usted ha decidido no cambia.",
          "La próxima vez que decida, un juego o una aplicación puede pedirle que vuelva a demostrar que es mayor de edad.",
        ],
        child: [
          "Ya no cuenta en ningún juego ni aplicación de esta empresa.",
          "Lo que exige una edad comprobada puede desactivarse de inmediato.",
          "Informamos a los juegos y aplicaciones que la usaban.",
          "La edad que se mostró puede seguir limitando lo que este menor puede hacer.",
        ],
      },
      confirm: "Retirar la comprobación de edad",
      keep: "Conservarla",
    },
  },
};
