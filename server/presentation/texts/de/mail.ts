// Emails, receipts excepted. After the greeting a sentence continues in lower case, as German letters do.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const mail: Texts["mail"] = {
  signIn: {
    subject: "Bei Ihren Familienseiten anmelden",
    subjectInTest: "Bei Ihren Familienseiten anmelden (Testmodus)",
    greeting: "Guten Tag,",
    why: "Sie haben einen Link angefordert, um zu sehen, was die Kinder in Ihrer Obhut in Spielen und Apps dürfen.",
    button: "Anmelden",
    life: "Der Link gilt einmal und läuft nach 15 Minuten ab.",
    stranger:
      "Wenn Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht. Ohne den Link ist keine Anmeldung möglich.",
    signature: "Kinward, Familiensicherheit für Spiele und Apps",
  },
  confirmIdentity: {
    subject: "Bestätigen Sie, dass Sie es sind",
    subjectInTest: "Bestätigen Sie, dass Sie es sind (Testmodus)",
    greeting: "Guten Tag,",
    why: "Sie sind dabei, auf Ihren Familienseiten einen geschützten Schritt zu tun: eine Einwilligung zu widerrufen, eine sorgeberechtigte Person einzuladen oder zu entfernen oder selbst auszuscheiden.",
    button: "Bestätigen, dass ich es bin",
    life: "Der Link führt zu diesem Schritt zurück. Er gilt einmal und läuft nach 15 Minuten ab.",
    stranger:
      "Wenn Sie das nicht waren, öffnen Sie den Link nicht. Vielleicht benutzt eine andere Person ein Gerät, auf dem Sie angemeldet sind: Melden Sie sich an und wählen Sie „Auf allen Geräten abmelden“.",
    signature: "Kinward, Familiensicherheit für Spiele und Apps",
  },
  ageChanged: {
    subject: (product) => `Ein Geburtstag ändert, was in ${product} erlaubt ist`,
    greeting: "Guten Tag,",
    why: (product, child) =>
      child === undefined
        ? `ein Kind in Ihrer Obhut, das ${product} nutzt, hat ein Alter erreicht, in dem andere Regeln gelten. Manches darf es jetzt vielleicht selbst entscheiden, und andere Berechtigungen können sich geändert haben.`
        : `das Kind „${child}“, das ${product} nutzt, hat ein Alter erreicht, in dem andere Regeln gelten. Manches darf es jetzt vielleicht selbst entscheiden, und andere Berechtigungen können sich geändert haben.`,
    ask: "Auf Ihren Familienseiten sehen Sie, was jetzt erlaubt ist.",
    available: "Von jetzt an verfügbar und vor diesem Geburtstag nicht",
    button: "Ansehen, was erlaubt ist",
    stranger: "Wenn Sie nicht wissen, worum es geht, beachten Sie diese E-Mail nicht.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  spendingLimit: {
    subject: (product) => `Ein Ausgabenlimit in ${product} ist erreicht`,
    why: (product, child) =>
      child === undefined
        ? `ein Kind in Ihrer Obhut hat in ${product} so viel ausgegeben, wie erlaubt ist, oder mehr.`
        : `das Kind „${child}“ hat in ${product} so viel ausgegeben, wie erlaubt ist, oder mehr.`,
    told: (product) =>
      `Wir haben ${product} Bescheid gegeben. Käufe wickelt ${product} selbst ab. Auf Ihren Familienseiten können Sie das Limit ändern.`,
    button: "Ausgaben und Limits ansehen",
  },
  overrideRequest: {
    subject: (product, child = "Ein Kind") =>
      `${child} fragt Sie nach Bildschirmzeit in ${product}`,
    greeting: "Guten Tag,",
    why: {
      "extra-time": (product, minutes, child) =>
        `${child === undefined ? `ein Kind in Ihrer Obhut, das ${product} nutzt,` : `${child}`} bittet für heute um ${minutes === null ? "mehr Zeit" : plural(minutes, { one: `${minutes} Minute mehr`, other: `${minutes} Minuten mehr` })}.`,
      "bypass-quiet-hours": (product, minutes, child) =>
        `${child === undefined ? `ein Kind in Ihrer Obhut, das ${product} nutzt,` : `${child}`} möchte heute während der Ruhezeiten ${minutes === null ? "" : plural(minutes, { one: `${minutes} Minute `, other: `${minutes} Minuten ` })}spielen.`,
    },
    ask: "Wählen Sie eine Antwort. Es öffnet sich eine Seite, auf der Sie sie mit einer Schaltfläche bestätigen. Bis dahin ändert sich nichts.",
    button: "Anfrage und weitere Antworten ansehen",
    life: "Wenn Sie nicht antworten, läuft die Anfrage 24 Stunden nach der Frage des Kindes ab.",
    stranger: "Wenn Sie nicht wissen, worum es geht, beachten Sie diese E-Mail nicht.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  consentConfirmation: {
    subject: (product) => `Noch ein Schritt: Bestätigen Sie Ihre Entscheidung über ${product}`,
    greeting: "Guten Tag,",
    why: (product) =>
      `jemand hat einem Kind die Nutzung von ${product} erlaubt und dabei diese E-Mail-Adresse angegeben. Wir müssen wissen, ob Sie das waren.`,
    ask: "Öffnen Sie die Seite, prüfen Sie, was entschieden wurde, und bestätigen Sie es. Bis dahin wird nichts eingeschaltet.",
    button: "Prüfen und bestätigen",
    life: (_date) =>
      "Wenn Sie nicht innerhalb von 24 Stunden bestätigen, wird die Entscheidung verworfen, und es ändert sich nichts.",
    stranger:
      "Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht. Es wird nichts eingeschaltet, und wir fragen nicht noch einmal.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  guardianApproval: {
    subject: (product) => `Noch jemand möchte in ${product} für Ihr Kind entscheiden`,
    greeting: "Guten Tag,",
    why: (product) =>
      `Sie sind für ein Kind eingetragen, das ${product} nutzt. Eine Person mit einer anderen E-Mail-Adresse hat über das Kind entschieden und möchte ebenfalls als sorgeberechtigt eingetragen werden.`,
    ask: "Öffnen Sie die Seite, sehen Sie, wer es ist und was entschieden wurde, und stimmen Sie zu oder lehnen Sie ab. Bis dahin ändert sich nichts.",
    button: "Ansehen, wer es ist",
    life: (date) => `Kommt bis ${date} keine Antwort, gilt das als Ablehnung.`,
    stranger: "Wenn Sie diese Person nicht kennen, lehnen Sie ab.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  formerApproval: {
    subject: (product) => `Jemand möchte in ${product} für ein Kind entscheiden`,
    greeting: "Guten Tag,",
    why: (product) =>
      `Sie waren für ein Kind eingetragen, das ${product} nutzt, und sind ausgeschieden. Eine Person mit einer anderen E-Mail-Adresse hat über das Kind entschieden und möchte als sorgeberechtigt eingetragen werden.`,
    ask: "Öffnen Sie die Seite, sehen Sie, wer es ist und was entschieden wurde, und stimmen Sie zu oder lehnen Sie ab. Bis dahin ändert sich nichts.",
    button: "Ansehen, wer es ist",
    life: (date) => `Kommt bis ${date} keine Antwort, gilt das als Ablehnung.`,
    stranger: "Wenn Sie diese Person nicht kennen, lehnen Sie ab.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  noticeRequest: {
    subject: (product) => `${product} hat seine Dokumente geändert`,
    greeting: "Guten Tag,",
    why: (product) =>
      `ein Kind in Ihrer Obhut nutzt ${product}. Dokumente, die Sie für das Kind akzeptiert haben, wurden geändert.`,
    ask: (deadline) =>
      deadline === undefined
        ? "Öffnen Sie die Anfrage, lesen Sie die neuen Dokumente und entscheiden Sie. Es dauert etwa 2 Minuten."
        : `Öffnen Sie die Anfrage, lesen Sie die neuen Dokumente und entscheiden Sie bis ${deadline}. Hat bis dahin keine sorgeberechtigte Person sie akzeptiert, wird alles, worüber Sie entscheiden, ausgeschaltet, bis eine sie akzeptiert.`,
    button: "Anfrage ansehen",
    life: (date) => `Der Link gilt bis ${date}.`,
    stranger:
      "Wenn Sie nicht wissen, worum es geht, öffnen Sie den Link und wählen Sie „Das ist nicht mein Kind“ oder beachten Sie diese E-Mail nicht.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
  deadlineReminder: {
    subject: (product) => `Entscheiden Sie über ${product}, bevor die Frist abläuft`,
    why: (product) =>
      `ein Kind in Ihrer Obhut nutzt ${product}. Wir haben Sie gebeten, neue Dokumente zu akzeptieren, und noch hat keine sorgeberechtigte Person entschieden.`,
  },
  consentRequest: {
    subject: (product) => `${product} bittet um Ihre Einwilligung`,
    greeting: "Guten Tag,",
    why: (product) =>
      `ein Kind, das ${product} nutzt, braucht die Einwilligung eines Elternteils oder einer anderen sorgeberechtigten Person. Wir haben Ihre E-Mail-Adresse erhalten, um Sie zu fragen.`,
    ask: "Öffnen Sie die Anfrage, sehen Sie, worum es geht, und entscheiden Sie. Es dauert etwa 2 Minuten. Bis Sie entscheiden, wird nichts eingeschaltet.",
    button: "Anfrage ansehen",
    life: (date) => `Der Link gilt bis ${date}.`,
    stranger:
      "Wenn Sie nicht wissen, worum es geht, öffnen Sie den Link und wählen Sie „Das ist nicht mein Kind“ oder beachten Sie diese E-Mail nicht.",
    signature: (product) => `Kinward, im Auftrag von ${product}`,
  },
};
