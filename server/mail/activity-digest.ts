import type { DigestOfSession } from "../actions/digest/read-digest.js";
import { nameText } from "../presentation/allowance-text.js";
import type { Row } from "../presentation/decision-text.js";
import { moneyText } from "../presentation/money.js";
import type { Texts } from "../presentation/texts/index.js";
import { dayText, durationText } from "../presentation/times.js";
import { layOutMail } from "./mail-layout.js";

interface Summary {
  /** The product that the mail counts for. */
  product: string;
  /** What the child did in each product. */
  products: readonly Readonly<{ name: string; digest: DigestOfSession }>[];
  /** The name that guardians gave the child, where they want it in mails. */
  child: string | undefined;
  since: string;
  until: string;
  url: string;
  stopUrl: string;
}

/** What a child did in a week. Says nothing of who the child is but what the guardians allowed. */
export function activityDigest(texts: Texts, summary: Summary) {
  const { mail: t } = texts.digest;
  const { product, products, child, url, stopUrl } = summary;
  const [from, until] = [dayText(summary.since, texts), dayText(summary.until, texts)];
  const [first = product] = products.map(({ name }) => name);
  return layOutMail(texts, {
    subject: t.subject(first),
    product: first,
    opening: [child === undefined ? t.lead({ from, until }) : t.leadOf({ child, from, until })],
    rows: products.flatMap(({ name, digest }) =>
      rowsOf(texts, digest, (term) =>
        products.length > 1 ? t.inProduct({ product: name, term }) : term,
      ),
    ),
    button: t.button,
    url,
    closing: [],
    links: [{ why: t.stopWhy, name: t.stop, url: stopUrl }],
  });
}

function rowsOf(
  texts: Texts,
  { days, spent, activity }: DigestOfSession,
  termOf: (term: string) => string,
): Row[] {
  const { digest, shell } = texts;
  const { mail: t } = digest;
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const played = days
    .filter(({ minutes }) => minutes > 0)
    .map(({ date, minutes }) =>
      shell.labelled({ term: dayText(date, texts), text: durationText(minutes, texts) }),
    );
  const orNone = (lines: readonly string[], none: string) => (lines.length > 0 ? lines : [none]);
  return [
    [
      termOf(t.played),
      total === 0 ? [t.notPlayed] : [t.total(durationText(total, texts)), ...played],
    ],
    [
      termOf(t.spent),
      orNone(
        spent.map(({ currency, minor }) => moneyText(minor, currency, texts)),
        t.notSpent,
      ),
    ],
    [
      termOf(t.did),
      orNone(
        activity.map(({ type, count }) =>
          shell.labelled({ term: nameText(type), text: digest.times(count) }),
        ),
        t.didNothing,
      ),
    ],
  ];
}
