import { documentHash } from "../domain/consent/document-hash.js";
import { documentsIn } from "../domain/product-text.js";
import type { ReceiptView } from "../actions/receipts/read-receipt.js";
import {
  dataLines,
  describeDecision,
  endsForReader,
  endsAccess,
  groundRows,
  type DecisionText,
  type Row,
} from "../presentation/decision-text.js";
import { listText, shortList } from "../presentation/lists.js";
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

type Links = Readonly<{
  /** What the reader calls the child. */
  child: string;
  url: string;
  familyUrl: string;
  mayRepudiate: boolean;
  mayWithdraw: boolean;
  checkpoint?: string | undefined;
}>;

/** Names each change once; another decision has its title. */
function subjectOf(decisions: readonly DecisionText[], product: string, texts: Texts): string {
  const changed = [...new Set(decisions.flatMap((decision) => decision.changed))];
  return changed.length === 0
    ? (decisions[0]?.title ?? "")
    : texts.receipts.changed({ product, what: shortList(changed, texts) });
}

/** States the decision, who made it, when, under which law, and how to reverse it. */
export function receipt(
  texts: Texts,
  view: ReceiptView,
  { child, url, familyUrl, mayRepudiate, mayWithdraw, checkpoint }: Links,
) {
  const { receipts: t } = texts;
  const { product } = view.context;
  const decision = describeDecision(view, product, texts);
  const byAnother = view.decider.who === "guardian";
  const hasEnded = endsForReader(view);
  const hasJoined = view.decision.details.kind === "guardian-joined";
  return layOutMail(texts, {
    subject: subjectOf([decision], product.name, texts),
    child,
    opening: [decision.about, (hasEnded ? t.whyLast : t.why)(product.name)].filter(
      (text) => text !== "",
    ),
    rows: [
      [t.who, [decision.who]],
      [t.when, [decision.when]],
      ...switchRows(decision.switches, texts),
      ...decision.rows,
      ...documentRows(view, texts),
      ...groundRows(view, { laws: view.context.policy.laws, product: product.name }, texts),
      ...referenceRows(view, texts),
    ],
    button: t.button,
    url,
    closing: endsAccess(view.decision.details)
      ? [texts.shell.term(t.data.title), ...dataLines(product, view.decision, texts)]
      : [],
    links: [
      ...(mayRepudiate
        ? [
            {
              why: byAnother ? t.notAGuardianWhy : t.wasNotMeWhy,
              name: t.wasNotMe,
              url: `${url}/undo`,
            },
          ]
        : []),
      ...(mayWithdraw
        ? [{ why: t.withdrawWhy, name: texts.family.withdraw, url: `${url}/withdraw` }]
        : []),
      ...(hasEnded
        ? []
        : [
            {
              why: hasJoined && byAnother ? t.removeThem : t.change,
              name: texts.result.familyPages,
              url: familyUrl,
            },
          ]),
    ],
    product: product.name,
    appendix: checkpoint === undefined ? undefined : { why: t.keep, text: checkpoint },
  });
}

/**
 * Lists several decisions about a child in a product, each with a link to its receipt, and the checkpoint of the last. `isCut`
 * means that there were more.
 */
export function collectedReceipts(
  texts: Texts,
  listed: readonly Readonly<{ view: ReceiptView; url: string }>[],
  {
    child,
    familyUrl,
    isCut,
    checkpoint,
  }: Omit<Links, "url" | "mayWithdraw" | "mayRepudiate"> & { isCut: boolean },
) {
  const { receipts: t } = texts;
  const described = listed.map(({ view, url }) => ({
    ...describeDecision(view, view.context.product, texts),
    url,
  }));
  const name = listed[0]?.view.context.product.name ?? "";
  return layOutMail(texts, {
    subject: subjectOf(described, name, texts),
    child,
    opening: [t.collected.why(name), ...(isCut ? [t.collected.isCut] : [])],
    button: texts.result.familyPages,
    url: familyUrl,
    closing: [],
    links: described.map(({ title, who, when, switches, rows, url }) => ({
      why: texts.shell.labelled({ term: when, text: title }),
      details: [[t.who, [who]] as const, ...switchRows(switches, texts), ...rows].map(
        ([term, lines]) => texts.shell.labelled({ term, text: listText(lines, texts) }),
      ),
      name: t.button,
      url,
    })),
    product: name,
    appendix: checkpoint === undefined ? undefined : { why: t.keep, text: checkpoint },
  });
}

function switchRows(
  switches: readonly Readonly<{ title: string; isOn: boolean }>[],
  { receipts: t }: Texts,
): Row[] {
  const named = (wanted: boolean) =>
    switches.filter(({ isOn }) => isOn === wanted).map(({ title }) => title);
  const rows = [
    [t.allowed, named(true)],
    [t.notAllowed, named(false)],
  ] as const;
  return rows.filter(([, titles]) => titles.length > 0);
}

const documentRows = (view: ReceiptView, { language, receipts: t }: Texts): Row[] =>
  view.documents.length === 0
    ? []
    : [
        [
          t.documents,
          documentsIn(view, language).flatMap((document) => [
            t.documentVersion({ document: document.name, version: document.version }),
            `${t.digest} ${documentHash(document).sha256}`,
          ]),
        ],
      ];

/** Returns the entry in the ledger, or the number of the decision where there is none. */
const referenceRows = ({ decision }: ReceiptView, { receipts: t }: Texts): Row[] => [
  [
    t.reference,
    [
      decision.ledgerIndex === null
        ? decision.decisionId
        : t.referenceText({
            ledger: `${decision.organisation}/${decision.mode}`,
            index: decision.ledgerIndex,
          }),
    ],
  ],
];
