// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("es");

/** How long something is kept: "90 días". */
const daysText = (days: number) =>
  plural(days, { one: `${days} día`, many: `${days} de días`, other: `${days} días` });

export const receipts: Texts["receipts"] = {
  titles: {
    consent: (product) => `Consentimiento dado para ${product}`,
    upgrade: (product) => `Decisión sobre nuevos permisos en ${product}`,
    pending: (product) => `Consentimiento para ${product} que todavía no es válido`,
    refusal: (product) => `Consentimiento rechazado para ${product}`,
    notMyChild: (product) => `«Este menor no está a mi cargo»: ${product}`,
    permissions: (product) => `Cambio de permisos en ${product}`,
    allowances: (product) => `Cambio de los límites de uso en ${product}`,
    schedule: (product) => `Cambio de los límites de tiempo en ${product}`,
    granted: (product) => `Tiempo de juego extra permitido en ${product}`,
    denied: (product) => `Tiempo de juego extra no permitido en ${product}`,
    withdrawn: (product) => `Tiempo de juego extra anulado en ${product}`,
    withdrawal: (product) => `Consentimiento retirado para ${product}`,
    revocation: (product) => `Fin del acceso a ${product}`,
    moved: (product) => `Cambio de lugar de un menor en ${product}`,
    unlink: (product) => `Fin de su vínculo con un menor en ${product}`,
    association: (product) => `Una cuenta de ${product} se ha vinculado a un menor`,
    "no-longer-needed": (product) => `${product} ya no necesita su consentimiento`,
    joined: (product) => `Nuevo responsable en ${product}`,
    left: (product) => `Un responsable ha dejado de serlo en ${product}`,
    removed: (product) => `Se ha quitado a un responsable en ${product}`,
    refused: (product) => `Se ha rechazado a un nuevo responsable en ${product}`,
    repudiation: (product) => `«No fui yo»: ${product}`,
    notices: (product) => `Documentos nuevos aceptados para ${product}`,
    hold: (product) => `Ha vencido un plazo en ${product}`,
  },
  about: {
    consent: "El menor puede continuar, con los permisos que aparecen a continuación.",
    notices: "El menor puede continuar. Los permisos no cambian.",
    hold: "Los documentos nuevos no se aceptaron a tiempo. Se ha desactivado todo lo que usted decide, hasta que un responsable los acepte. Sus ajustes se conservan. El menor puede volver a pedírselo en el juego o la aplicación.",
    pending:
      "Será válido cuando otro responsable lo apruebe, o cuando usted haya demostrado que es mayor de edad.",
    refusal: "No se ha activado nada.",
    permissions: "Estos permisos han cambiado.",
    allowances: "Estos límites de uso han cambiado.",
    schedule: "Estos límites se aplican a partir de ahora.",
    override: "Vale solo para hoy. Los límites no cambian.",
    withdrawal:
      "El acceso del menor ha terminado. Para volver, el menor tendrá que pedirlo de nuevo.",
    revocation:
      "Quienes gestionan este servicio han puesto fin al acceso del menor. No tiene que hacer nada.",
    moved:
      "A partir de ahora se aplican las normas del nuevo lugar. Lo que permitieron los responsables sigue permitido. Si allí un responsable tiene que decidir sobre algo más, estará desactivado hasta que usted decida. Si el menor no se ha trasladado, pida que lo corrijan en el producto.",
    unlink:
      "El menor puede seguir usando lo que estaba permitido. Los límites de tiempo, los límites de uso y el tiempo extra que fijaron los responsables ya no se aplican. Los responsables ya no ven nada del menor en este producto. No tiene que hacer nada.",
    association:
      "El juego o la aplicación ha vinculado una cuenta a un menor. A partir de ahora deciden sobre la cuenta los responsables de ese menor. Si es un error, contacte con el juego o la aplicación.",
    "no-longer-needed":
      "Donde vive, el menor tiene edad suficiente para decidir. La solicitud ha terminado. No tiene que hacer nada.",
    "guardian-joined":
      "Cada responsable puede decidir sobre el menor y recibe aviso de lo que deciden los demás.",
    "guardian-left": "Esa persona ya no decide sobre el menor.",
    "guardian-removed": "Esa persona ya no decide sobre el menor.",
    "guardian-refused": "Esa persona no decide sobre el menor.",
    repudiation: "",
  },
  own: {
    association:
      "Según el juego o la aplicación, esta cuenta es de un menor que tiene otros responsables. A partir de ahora deciden ellos sobre la cuenta. Les hemos preguntado si usted también puede decidir. Si no responden en 14 días, se considera rechazado. Para poner fin usted al acceso del menor, abra el comprobante de su consentimiento y elija «No fui yo».",
    "guardian-joined":
      "A partir de ahora usted puede decidir sobre el menor. Cada responsable recibe aviso de lo que deciden los demás.",
    "guardian-left": "Usted ya no decide sobre el menor.",
    "guardian-removed":
      "Otro responsable ha puesto fin a su función. Usted ya no decide sobre el menor.",
    "guardian-refused": "Usted no decide sobre el menor.",
  },
  repudiatedOwn: {
    ended:
      "Usted nos ha dicho que no tomó una decisión que constaba a su nombre. El acceso del menor ha terminado.",
    stays:
      "Usted nos ha dicho que no tomó una decisión que constaba a su nombre. Ya no decide sobre el menor. No ha cambiado nada más.",
  },
  repudiated: {
    ended:
      "Un responsable nos ha dicho que no tomó una decisión que constaba a su nombre. El acceso del menor ha terminado.",
    stays:
      "Un responsable nos ha dicho que no tomó una decisión que constaba a su nombre. Ya no decide sobre el menor. No ha cambiado nada más.",
  },

  who: "Quién decidió",
  you: "Usted",
  anotherGuardian: (masked) => `${masked}, otro responsable`,
  unknownGuardian: "Una persona con el enlace de la solicitud",
  by: {
    product: (product) => `El propio producto: ${product}`,
    operator: () => "Quienes gestionan este servicio",
    test: () => "Una prueba, en lugar de un responsable",
    service: () => "No hubo respuesta a tiempo",
  },
  noDecision: "No hizo falta ninguna decisión",
  about_: "De quién se trata",
  when: "Cuándo",
  child: "Qué menor",
  childMark: (place, mark) =>
    `Un menor en ${place}, con un identificador de jugador que termina en ${mark}`,
  law: "Ley aplicable",
  lawSource: "Fuente",
  lawVersion: (version) => `Norma ${version}`,
  reference: "Referencia",
  referenceText: (ledger, index) => `Entrada ${index} del registro ${ledger}`,
  permissions: "Permisos",
  allowed: "Permitido",
  notAllowed: "No permitido",
  allowanceList: "Límites de uso",
  limits: "Tiempo de pantalla",
  limitsOff: "Los límites están desactivados.",
  placeBefore: "Lugar anterior",
  placeNow: "Lugar actual",
  limitsZone: "Zona horaria",
  noLimit: "Sin límite",
  extra: "Tiempo extra",
  untilQuietHoursEnd: "Hasta que termine el horario de descanso",
  documents: "Documentos",
  documentsLead: "Tal como se mostraron al tomar la decisión.",
  version: (version) => `Versión ${version}`,
  documentVersion: (document, version) => `${document}, versión ${version}`,
  digest: "SHA-256",
  readHere: "Leer el texto tal como se mostró",
  back: "Volver al comprobante",

  collected: {
    why: (product) =>
      `${product} ha cambiado varias cosas para un menor a su cargo. Cada cambio tiene un comprobante que dice qué es diferente.`,
    isCut:
      "Hubo más cambios de los que se indican en este correo. Su espacio familiar muestra lo que el menor puede hacer ahora.",
  },
  greeting: "Hola:",
  whyLast: (product) =>
    `Este es su comprobante. Usted ya no decide sobre este menor que usa ${product}.`,
  why: (product) =>
    `Este es su comprobante. Recibe uno por cada decisión sobre un menor a su cargo que usa ${product}.`,
  button: "Ver el comprobante",
  wasNotMe: "No fui yo",
  wasNotMeWhy: "Si usted no lo decidió, o si no es responsable de este menor:",
  notAGuardianWhy: "Si no es responsable de este menor:",
  change: "Para cambiar lo que el menor puede hacer, vaya a su espacio familiar:",
  removeThem: "Si no conoce a esta persona, quítela en su espacio familiar:",
  keep: "Conserve este correo. Las líneas siguientes prueban que esta decisión consta en el registro tal como se tomó:",
  signature: (product) => `Kinward, en nombre de ${product}`,

  page: {
    title: "Comprobante",
    evidence: "Pruebas",
    download: "Descargar las pruebas (JSON)",
    downloadHint:
      "Un archivo que prueba esta decisión. Cualquiera puede comprobarlo sin nosotros: la documentación explica cómo.",
    history: "Lo que se decidió antes y después",
    historyLead:
      "Las últimas decisiones sobre este menor en este producto que le hemos enviado por correo.",
    more: (titles, count) => `${titles.join(", ")} y ${count} más`,
    permanent:
      "Esta página no caduca. Conserve el correo: su enlace es la única forma de llegar a ella.",
    family: "Ir a su espacio familiar",
    repudiatedOn: (when) => `Usted indicó el ${when} que no lo había decidido.`,
    undoTitle: "¿No fue usted?",
    undoText:
      "Si usted no lo decidió, o si no es responsable de este menor, díganoslo. No cambia nada hasta que pulse un botón en la página siguiente.",
    notAGuardianTitle: "Si usted no es responsable",
    notAGuardianText:
      "Esto lo decidió otro responsable. Si usted no es responsable de este menor, díganoslo. No cambia nada hasta que pulse un botón en la página siguiente.",
  },

  undo: {
    title: "No fui yo",
    lead: (product) => `Indíquenos que no fue usted quien tomó esta decisión sobre ${product}.`,
    notAGuardianLead: (product) =>
      `Indíquenos que no es responsable de este menor que usa ${product}.`,
    happens: "Qué ocurre al pulsar el botón",
    failsRequest: "La solicitud termina. Lo que se decidió en su nombre no vale.",
    endsAccess: (product) => `El acceso del menor a ${product} termina de inmediato.`,
    stays: (product) =>
      `El menor puede seguir usando ${product}, porque otro responsable también dio su consentimiento. Se lo comunicamos.`,
    endsSettings: (product) =>
      `Solo dejan de aplicarse los límites que fijaron los responsables en ${product}.`,
    nothingElse: (product) => `No cambia nada para el menor en ${product}.`,
    isOver: (product) => `No cambia nada en ${product}: el menor ya no tiene acceso.`,
    endsLink:
      "Usted deja de constar como responsable de este menor en todos los productos de esta empresa.",
    signsOut: "Se cierra su sesión del espacio familiar en todos los dispositivos.",
    tells: (product) => `Informamos a ${product} y a los demás responsables del menor.`,
    change: "¿Solo quiere cambiar lo que el menor puede hacer? En ese caso, no use este botón.",
    confirm: "No fui yo",
    keep: "Volver sin cambiar nada",
    tooLate: "Ya no se puede usar este botón",
    tooLateText:
      "Funciona durante los 400 días siguientes a una decisión. Todavía puede retirar su consentimiento en su espacio familiar o contactar con la empresa.",
    contact: (company, product) => `${company}, ${product}`,
    notYours: "Aquí no hay nada que anular",
    notYoursText:
      "Esto no lo decidió ningún responsable. En su espacio familiar puede cambiar lo que el menor puede hacer.",
  },

  data: {
    title: "Qué ocurre con los datos",
    company: (product, company) =>
      `La empresa responsable de ${product} es ${company}. Pídale que elimine lo que guardó sobre el menor:`,
    product: (product) =>
      `Para que se elimine lo que se guardó sobre el menor, diríjase a ${product}.`,
    screentime: ({ days, until }) =>
      `El tiempo de juego que contamos se elimina a los ${daysText(days)}, a más tardar el ${until}.`,
    webhooks: ({ days, until }) =>
      `Nuestra copia de los mensajes enviados al producto se elimina a los ${daysText(days)}, a más tardar el ${until}.`,
    activity: ({ days, until }) =>
      `Los registros de actividad se conservan ${daysText(days)}, hasta el ${until}.`,
    transactions: ({ days, until }) =>
      `Los registros de compras se conservan ${daysText(days)}, hasta el ${until}.`,
    document: (name, retention) => `${name}: ${retention}`,
    ledger:
      "Conservamos la constancia de la decisión para que usted y el producto puedan probarla más adelante. En ella figura un código en lugar de su dirección.",
    address: "Ya no usamos su dirección de correo para este menor, salvo para este comprobante.",
  },

  notMyChild: {
    subject: (product) => `Usted indicó que un menor en ${product} no está a su cargo`,
    why: (product) =>
      `Ante una solicitud de ${product}, usted eligió «Este menor no está a mi cargo». La solicitud ha terminado y no se ha activado nada.`,
    stops:
      "No volveremos a escribirle sobre este menor, sea cual sea el producto de esta empresa que lo pida.",
    button: "Sobre su espacio familiar",
    stranger:
      "Si pulsó el botón por error, pida al menor que vuelva a enviarle la solicitud, a otra dirección de usted.",
  },
};
