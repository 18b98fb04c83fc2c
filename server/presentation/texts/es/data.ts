import type { Texts } from "../types.js";

export const data: Texts["data"] = {
  title: "Datos del menor",
  lead: "Puede descargar todo lo que guardamos sobre el menor o pedir que se borre.",
  show: "Descargar o borrar los datos",
  contents: [
    "Lo que sabemos de la edad del menor y del lugar donde vive.",
    "Lo que usted y otros responsables decidieron, y cuándo.",
    "El tiempo de pantalla, las compras y la actividad que los juegos nos comunicaron.",
  ],
  download: "Descargar los datos",
  downloadHint:
    "Un archivo en formato JSON. Contiene lo que nos comunican todos los juegos de esta empresa.",
  erase: "Borrar los datos",
  erased: {
    subject: (product) => `Se han borrado los datos de un menor en ${product}`,
    what: (products) =>
      `Hemos borrado todo lo que guardábamos sobre un menor a su cargo que usaba ${products}. Su acceso ha terminado.`,
    who: (guardian) => `Lo pidió otra persona responsable del menor: ${guardian}.`,
    whoProduct: (product) => `Lo pidió ${product}.`,
    when: (at) => `Momento: ${at}.`,
    noUndo:
      "No se puede deshacer. Para volver a jugar, el menor tiene que pedir permiso de nuevo a una persona responsable.",
    button: "Ir a su espacio familiar",
  },
  exported: {
    subject: (product) => `Se han descargado los datos de un menor en ${product}`,
    what: (products) =>
      `${products} ha descargado los datos que guardamos sobre un menor a su cargo. No ha cambiado nada.`,
    expected: "Puede hacerlo cuando usted o el menor piden una copia de los datos.",
  },
};

export const erasure: Texts["erasure"] = {
  title: "¿Borrar los datos del menor?",
  whatHappens: "Si borra los datos",
  effects: (products) => [
    `El acceso del menor a ${products} termina de inmediato, aunque esté jugando.`,
    "Se elimina todo lo que guardamos sobre el menor, también los correos que le enviamos a usted sobre él.",
    `Informaremos a ${products}. Para que se eliminen también los datos guardados por el juego o la aplicación, pídalo directamente a su empresa.`,
    "No se puede deshacer. El menor tendrá que volver a pedírselo.",
  ],
  confirm: "Borrar los datos",
  keep: "Dejar todo como está",
};
