// What a guardian reads about the guardians of a child.
import type { Texts } from "../types.js";

export const guardians: Texts["guardians"] = {
  title: "Sorgeberechtigte",
  lead: "Diese Personen entscheiden für das Kind. Jede kann ändern, was die anderen entschieden haben, und jede erhält dazu eine E-Mail.",
  leadAlone: "Sie sind hier als einzige sorgeberechtigte Person dieses Kindes eingetragen.",
  you: "Sie",
  since: {
    "mailed-link": (date) => `Eingetragen seit ${date}, über einen Link in einer E-Mail`,
    "handed-link": (date) =>
      `Eingetragen seit ${date}, über einen Link oder Code aus dem Spiel oder der App`,
    invitation: (date) =>
      `Eingetragen seit ${date}, von einer anderen sorgeberechtigten Person eingeladen`,
    test: (date) => `Eingetragen seit ${date}, in einem Test angelegt`,
  },
  assurance: {
    attested: "Hat angegeben, sorgeberechtigt zu sein",
    confirmed: "E-Mail-Adresse bestätigt",
    verified: "E-Mail-Adresse bestätigt und als erwachsen nachgewiesen",
  },
  see: "Alle Sorgeberechtigten ansehen",
  consentedOn: (date) => `Eingewilligt am ${date}`,
  remove: "Entfernen",
  removeWhom: (masked) => `${masked} entfernen`,
  leave: "Nicht mehr für das Kind entscheiden",

  invite: "Weitere sorgeberechtigte Person einladen",
  full: "Ein Kind kann höchstens 4 Sorgeberechtigte haben, offene Einladungen mitgezählt.",
  invitations: "Offene Einladungen",
  invitedUntil: (date) => `Kann bis ${date} angenommen werden`,
  takeBack: "Zurücknehmen",
  takeBackWhom: (masked) => `Einladung an ${masked} zurücknehmen`,
  done: {
    invited: "Wir haben die Einladung gesendet.",
    "taken-back": "Sie haben die Einladung zurückgenommen.",
    "too-late":
      "Diese Einladung wurde schon angenommen oder ist beendet. Es wurde nichts geändert.",
    removed:
      "Diese Person ist für das Kind nicht mehr eingetragen. Wir haben sie per E-Mail informiert.",
    "not-removed":
      "Sie können diese Person nicht entfernen. Das geht nur bei Personen, die nach Ihnen eingetragen wurden.",
  },

  inviting: {
    title: "Weitere sorgeberechtigte Person einladen",
    lead: "Die eingeladene Person wird für dieses Kind als sorgeberechtigt eingetragen und hat dieselben Rechte wie Sie. Sie können sie später wieder entfernen.",
    whatTheySee: "Sorgeberechtigte können",
    rights: [
      "sehen, was das Kind darf und wie lange es spielt",
      "Dinge erlauben und verbieten, die Bildschirmzeit festlegen und Anfragen beantworten",
      "Einwilligungen widerrufen, auch Ihre",
    ],
    email: "E-Mail-Adresse der Person",
    emailHint:
      "Wir senden dorthin einen Link, der 14 Tage gilt. Laden Sie nur Erwachsene ein, denen Sie vertrauen.",
    submit: "Einladung senden",
    cancel: "Zurück, ohne einzuladen",
    noMail:
      "Zurzeit können Sie keine Einladung senden, weil kein Mailserver eingerichtet ist. Wenden Sie sich an den Betreiber dieses Dienstes.",
    errors: {
      missing: "Geben Sie die E-Mail-Adresse der Person ein.",
      malformed: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
      ownAddress: "Das ist Ihre eigene E-Mail-Adresse. Geben Sie die einer anderen Person ein.",
      alreadyGuardian:
        "Die Person mit dieser Adresse ist für das Kind schon als sorgeberechtigt eingetragen.",
      tooManyGuardians:
        "Dieses Kind hat schon 4 Sorgeberechtigte oder offene Einladungen. Entfernen Sie zuerst eine Person oder nehmen Sie eine Einladung zurück.",
      tooManyInvitations:
        "Sie haben heute viele Einladungen gesendet. Versuchen Sie es morgen wieder.",
    },
  },

  joining: {
    title: "Mit für das Kind entscheiden",
    lead: (product) =>
      `Eine sorgeberechtigte Person eines Kindes, das ${product} nutzt, lädt Sie ein, ebenfalls für das Kind zu entscheiden.`,
    who: "Eingeladen von",
    child: "Kind",
    address: "Ihre E-Mail-Adresse",
    statement:
      "Wenn Sie annehmen, bestätigen Sie, dass Sie erwachsen und Elternteil oder sorgeberechtigte Person dieses Kindes sind.",
    join: "Annehmen",
    ignore:
      "Wenn Sie nicht wissen, worum es geht, schließen Sie diese Seite. Dann geschieht nichts.",
    joined: "Sie sind jetzt als sorgeberechtigt eingetragen",
    joinedText:
      "Auf Ihren Familienseiten sehen Sie, was das Kind darf, legen die Bildschirmzeit fest und beantworten Anfragen. Melden Sie sich mit der Adresse an, an die die Einladung ging.",
    familyPages: "Zu Ihren Familienseiten",
    full: "Dieses Kind hat schon 4 Sorgeberechtigte",
    fullText:
      "Mehr als 4 sind nicht möglich. Fragen Sie die Person, die Sie eingeladen hat. Wenn jemand ausscheidet, gilt dieser Link wieder.",
  },

  requested: {
    title: (product) => `${product} fragt, ob Sie für ein Kind sorgeberechtigt sind`,
    lead: (product) =>
      `Ein junger Mensch, der ${product} nutzt, hat Sie als Elternteil oder sorgeberechtigte Person angegeben. Bis Sie entscheiden, ändert sich nichts. Es dauert etwa 1 Minute.`,
    rights: "Sorgeberechtigte können",
    decideLead:
      "Wenn Sie annehmen, werden Sie als sorgeberechtigte Person eingetragen. Was das Kind darf, bleibt so, bis Sie es ändern.",
    accept: "Annehmen",
    confirmLead: (product) =>
      `Jemand hat Ihre E-Mail-Adresse angegeben, um für ein Kind, das ${product} nutzt, als sorgeberechtigt eingetragen zu werden. Waren Sie das?`,
    joinedText: (product) =>
      `${product} sieht, dass eine sorgeberechtigte Person angenommen hat. Auf Ihren Familienseiten sehen Sie, was das Kind darf, legen die Bildschirmzeit fest und beantworten Anfragen. Melden Sie sich mit der E-Mail-Adresse an, die Sie hier angegeben haben.`,
  },

  leaving: {
    title: "Nicht mehr für das Kind entscheiden?",
    whatHappens: "Wenn Sie ausscheiden",
    effects: [
      "Sie können hier über dieses Kind nichts mehr sehen oder ändern.",
      "Die anderen Sorgeberechtigten entscheiden weiter. Was Sie erlaubt haben, bleibt so.",
      "Wir informieren die anderen Sorgeberechtigten.",
    ],
    effectsLast: (products) => [
      `Sonst ist keine sorgeberechtigte Person eingetragen. Deshalb werden alle Einwilligungen widerrufen: Der Zugang des Kindes zu ${products} endet sofort.`,
      "Wenn gespeicherte Daten über das Kind gelöscht werden sollen, wenden Sie sich an jedes Spiel und jede App.",
      "Hier können Sie das nicht rückgängig machen. Das Kind muss Sie neu fragen.",
    ],
    effectsAlone: (products) => [
      "Sie können hier über dieses Kind nichts mehr sehen oder ändern.",
      `Sonst ist keine sorgeberechtigte Person eingetragen: Die Grenzen, die Sorgeberechtigte in ${products} festgelegt haben, gelten nicht mehr.`,
      "Das Kind brauchte Ihre Einwilligung nicht und kann weitermachen.",
    ],
    confirm: "Ausscheiden",
    confirmLast: "Ausscheiden und alle Einwilligungen widerrufen",
    keep: "Weiter für das Kind entscheiden",
  },

  removing: {
    title: "Diese Person entfernen?",
    whatHappens: (masked) => `Wenn Sie ${masked} entfernen`,
    effects: [
      "Die Person kann hier über dieses Kind nichts mehr sehen oder ändern.",
      "Was sie erlaubt hat, bleibt so. Sie können es ändern.",
      "Wir informieren die Person und die anderen Sorgeberechtigten.",
    ],
    confirm: "Person entfernen",
    keep: "Alles lassen, wie es ist",
  },

  mail: {
    parentInvite: {
      subject: (product) => `${product} fragt, ob Sie für ein Kind sorgeberechtigt sind`,
      greeting: "Guten Tag,",
      why: (product) =>
        `ein junger Mensch, der ${product} nutzt, hat Sie als Elternteil oder sorgeberechtigte Person angegeben. Wir haben Ihre E-Mail-Adresse erhalten, um Sie zu fragen.`,
      ask: "Öffnen Sie die Anfrage und nehmen Sie sie an oder lehnen Sie sie ab. Es dauert etwa 1 Minute. Bis Sie entscheiden, ändert sich nichts.",
      button: "Anfrage ansehen",
      life: (date) => `Der Link gilt bis ${date}.`,
      stranger:
        "Wenn das nicht Ihr Kind ist, wählen Sie auf der Seite „Das ist nicht mein Kind“ oder beachten Sie diese E-Mail nicht.",
      signature: (product) => `Kinward, im Auftrag von ${product}`,
    },
    parentInviteConfirmation: {
      subject: (product) =>
        `Noch ein Schritt: Bestätigen Sie, dass Sie in ${product} für ein Kind sorgeberechtigt sind`,
      greeting: "Guten Tag,",
      why: (product) =>
        `jemand hat diese E-Mail-Adresse angegeben, um für ein Kind, das ${product} nutzt, als sorgeberechtigt eingetragen zu werden. Wir müssen wissen, ob Sie das waren.`,
      ask: "Öffnen Sie die Seite und bestätigen Sie es. Bis dahin ändert sich nichts.",
      button: "Prüfen und bestätigen",
      life: (_date) =>
        "Wenn Sie nicht innerhalb von 24 Stunden bestätigen, verwerfen wir es, und es ändert sich nichts.",
      stranger:
        "Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht. Wir fragen nicht noch einmal.",
      signature: (product) => `Kinward, im Auftrag von ${product}`,
    },
    former: {
      subject: (product) => `Eine andere Person hat in ${product} eingewilligt`,
      why: (product) =>
        `Sie waren für ein Kind eingetragen, das ${product} nutzt. Eine andere Person hat als sorgeberechtigte Person für dieses Kind eingewilligt.`,
      expected: "Wenn Sie davon wissen, müssen Sie nichts tun.",
      contact: (company, where) => `Wenn nicht, wenden Sie sich an ${company}: ${where}`,
      contactProduct: (product) => `Wenn nicht, wenden Sie sich an den Betreiber von ${product}.`,
      button: "Zu Ihren Familienseiten",
    },
    guardianInvitation: {
      subject: (product) => `Einladung: In ${product} mit für ein Kind entscheiden`,
      greeting: "Guten Tag,",
      why: (product) =>
        `eine sorgeberechtigte Person eines Kindes, das ${product} nutzt, hat uns Ihre E-Mail-Adresse gegeben und lädt Sie ein, ebenfalls als sorgeberechtigt eingetragen zu werden. Sorgeberechtigte entscheiden, was das Kind darf und wie lange es spielt.`,
      ask: "Öffnen Sie die Seite, um zu sehen, wer Sie einlädt, und nehmen Sie mit einer Schaltfläche an. Bis dahin geschieht nichts.",
      button: "Einladung ansehen",
      life: (date) => `Der Link gilt bis ${date}.`,
      stranger: "Wenn Sie nicht wissen, worum es geht, beachten Sie diese E-Mail nicht.",
    },
  },
};
