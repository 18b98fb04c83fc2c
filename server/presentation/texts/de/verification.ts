// What a guardian reads who shows that they are an adult.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("de");

export const verification: Texts["verification"] = {
  title: "Weisen Sie nach, dass Sie erwachsen sind",
  lead: (product) =>
    `${product} verlangt das einmal im Jahr von allen Sorgeberechtigten. Mitgeteilt wird nur, dass Sie erwachsen sind.`,
  simulated:
    "Dies ist der Testmodus. Wählen Sie, wer Sie sein möchten; alles andere ist wie bei einer wirklichen Person.",
  personas: {
    adult: "Eine erwachsene Person",
    teen: "Eine jugendliche Person",
    child: "Ein Kind",
    inconclusive: "Eine Person, deren Alter nicht erkennbar ist",
    fraudulent: "Eine Person, die betrügt",
  },
  tryAgain: (left) =>
    plural(left, {
      one: "Ihr Alter war nicht zu erkennen. Sie können es noch einmal versuchen.",
      other: `Ihr Alter war nicht zu erkennen. Sie können es noch ${left}-mal versuchen.`,
    }),
  kept: "Wir halten fest, dass Sie erwachsen sind, wie Sie es nachgewiesen haben und wann. Dokumente oder Bilder bewahren wir nicht auf.",
  passed: "Vielen Dank, das ist erledigt",
  passedText:
    "Wir wissen, dass Sie erwachsen sind. Ihre Entscheidung wird jetzt bearbeitet; Sie können diese Seite schließen.",
  failed: "Das hat nicht geklappt",
  failedText:
    "Es war nicht zu erkennen, dass Sie erwachsen sind. Deshalb zählt Ihre Entscheidung nicht.",
  again: "Öffnen Sie den Link in Ihrer E-Mail, um es wieder zu versuchen.",
  noneLeft:
    "Sie haben alle Möglichkeiten genutzt und können diesmal nicht entscheiden. Eine andere erwachsene Person kann über dieselbe Anfrage entscheiden.",
};
