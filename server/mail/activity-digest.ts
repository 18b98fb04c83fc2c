import type { DigestOfSession } from "../actions/digest/read-digest.js";
import type { ProductConfig } from "../domain/product.js";
import { activityTitle } from "../presentation/allowance-text.js";
import type { Row } from "../presentation/decision-text.js";
import { moneyText } from "../presentation/money.js";
import type { Texts } from "../presentation/texts/index.js";
import { dayText, durationText } from "../presentation/times.js";
import { layOutMail } from "./mail-layout.js";

/** What a mail calls a product and its types of activity. */
type Titled = Pick<ProductConfig, "name" | "activityTypes" | "locale">;

interface Summary {
  /** The name of the product that the mail is counted for. */
  product: string;
  products: readonly Readonly<{ of: Titled; digest: DigestOfSession }>[];
  /** The child's nickname, where guardians allow it in mails. */
  child: string | undefined;
  /** What the reader calls the child. */
  about: string | undefined;
  since: string;
  until: string;
  url: string;
  stopUrl: string;
}

/** Summarises a child's week. Identifies the child only as far as guardians allow. */
export function activityDigest(texts: Texts, summary: Summary) {
  const { mail: t } = texts.digest;
  const { product, products, child, url, stopUrl } = summary;
  const [from, until] = [dayText(summary.since, texts), dayText(summary.until, texts)];
  const [first = product] = products.map(({ of }) => of.name);
  return layOutMail(texts, {
    subject: t.subject(first),
    child: summary.about,
    product: first,
    opening: [child === undefined ? t.lead({ from, until }) : t.leadOf({ child, from, until })],
    rows: products.flatMap(({ of, digest }) =>
      rowsOf(texts, of, digest, (term) =>
        products.length > 1 ? t.inProduct({ product: of.name, term }) : term,
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
  product: Titled,
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
          shell.labelled({ term: activityTitle(product, type, texts), text: digest.times(count) }),
        ),
        t.didNothing,
      ),
    ],
  ];
}
