// What frames every page, and the pages around those for guardians.
import type { Texts } from "../types.js";

export const shell: Texts["shell"] = {
  serviceName: "Kinward",
  serviceClaim: "Seguridad familiar",
  skipToContent: "Ir al contenido",
  testMode: "Modo de prueba: no se trata de un menor real.",
  errorTitle: (title) => `Error: ${title}`,
  labelled: (term, text) => `${term}: ${text}`,
  term: (term) => `${term}:`,
  placeIn: (part, country) => `${part}, ${country}`,
  newTab: (document) => `(${document}, se abre en una pestaña nueva)`,
  startAgain: "Empezar de nuevo",
  footer:
    "Los juegos y aplicaciones usan Kinward para pedir el consentimiento de padres, madres y tutores legales. Comunicamos al juego o a la aplicación lo que usted decide.",
  footerForPlayers:
    "Los juegos y aplicaciones usan Kinward para cumplir las normas que se aplican a cada edad. Comunicamos el resultado al juego o a la aplicación.",
  chooseLanguage: "Idioma",
};

export const home: Texts["home"] = {
  title: "Kinward",
  lead: "Seguridad familiar para juegos y aplicaciones: edad, consentimiento y permisos.",
  code: "Tengo un código",
  codeHint: "Para padres, madres y tutores legales",
  family: "Su espacio familiar",
  familyHint: "Tiempo de pantalla, solicitudes y consentimiento",
  docs: "Documentación de la API",
  mailbox: "Buzón de prueba",
};

export const mailbox: Texts["mailbox"] = {
  title: "Buzón de prueba",
  lead: "Correos enviados en modo de prueba, del más reciente al más antiguo. Se guardan aquí porque no hay un servidor de correo configurado.",
  empty: "Todavía no hay correos.",
  to: "Para",
  from: "Producto",
  at: "Hora",
};
