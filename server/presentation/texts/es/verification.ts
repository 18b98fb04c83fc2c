// What a guardian reads who shows that they are an adult.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

export const verification: Texts["verification"] = {
  title: "Demuestre que es mayor de edad",
  lead: (product) =>
    `${product} lo pide a cada responsable una vez al año. Solo sabrá que usted es mayor de edad.`,
  simulated:
    "Este es el modo de prueba. Elija quién quiere ser. Todo lo demás es como sería para una persona real.",
  personas: {
    adult: "Una persona adulta",
    teen: "Un adolescente",
    child: "Un niño o una niña",
    inconclusive: "Alguien cuya edad no se puede determinar",
    fraudulent: "Alguien que hace trampa",
  },
  tryAgain: (left) =>
    plural(left, {
      one: "No se ha podido comprobar su edad. Puede intentarlo una vez más.",
      many: `No se ha podido comprobar su edad. Puede intentarlo ${left} de veces más.`,
      other: `No se ha podido comprobar su edad. Puede intentarlo ${left} veces más.`,
    }),
  kept: "Registramos que usted es mayor de edad, cómo lo demostró y cuándo. No conservamos documentos ni imágenes.",
  passed: "Gracias, ya está hecho",
  passedText:
    "Sabemos que usted es mayor de edad. Su decisión sigue su curso. Puede cerrar esta página.",
  failed: "No ha sido posible",
  failedText: "No hemos podido comprobar que es mayor de edad, así que su decisión no es válida.",
  again: "Abra el enlace de su correo para volver a intentarlo.",
  noneLeft:
    "Ha agotado todas las formas de demostrarlo, así que esta vez no puede decidir. Otra persona adulta puede decidir sobre la misma solicitud.",
};
