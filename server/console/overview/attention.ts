// Lists what needs someone's attention in a product now.
import type { Product } from "../../domain/product.js";
import type { Sums } from "../../domain/counters.js";
import { BoundedCache } from "../../lib/bounded-cache.js";
import { addDays, dateIn, type LocalDate } from "../../lib/dates.js";
import { remember } from "../../lib/remember.js";
import { changesOffered } from "../../policy/changes.js";
import { lawsOffered } from "../../policy/laws.js";
import { releaseOf } from "../../policy/release.js";
import type { Policy } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import { noticeGaps } from "../../products/notice-gaps.js";
import { unacceptedReleases } from "../../products/releases.js";
import { listEndpoints } from "../../store/events/endpoints.js";
import { productPath, type ProductVisit } from "../shell/visit.js";

/** Changes of the law are announced so many days before. */
const AHEAD_DAYS = 60;

const several = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Returns a sentence for each. `total` is what was counted everywhere in the range. */
export async function attentionOf(
  visit: ProductVisit,
  total: Sums,
): Promise<readonly (string | Html)[]> {
  return [...(await failingEndpoints(visit)), ...failedMail(total), ...law(visit)];
}

async function failingEndpoints({ services, product, mode }: ProductVisit) {
  const endpoints = await listEndpoints(services.store, product.productId);
  return endpoints
    .filter((endpoint) => endpoint.mode === mode)
    .flatMap(({ url, failingSince, disabledAt, disabledReason }) => {
      const host = new URL(url).host;
      if (disabledReason === "gone" || disabledReason === "failing")
        return [`The webhook endpoint at ${host} was disabled because it failed.`];
      return disabledAt === null && failingSince !== null
        ? [`The webhook endpoint at ${host} has failed since ${dateIn("UTC", failingSince)}.`]
        : [];
    });
}

function failedMail(total: Sums): string[] {
  const failed = ["refused", "undeliverable", "expired"].reduce(
    (sum, outcome) => sum + (total[`mail:${outcome}`] ?? 0),
    0,
  );
  return failed === 0
    ? []
    : [`${several(failed, "email", "emails")} of this period did not arrive.`];
}

/** What the law asks for, by release and day. Remembered, because it takes each place and law. */
const ofLaw = remember((_product: Product) => new BoundedCache<string, readonly string[]>(4));

function law(visit: ProductVisit): (string | Html)[] {
  const { services, mode, context } = visit;
  const { policy, product, now } = context;
  const today = dateIn("UTC", now);
  const key = `${releaseOf(policy)} ${today}`;
  let sentences = ofLaw(product).get(key);
  if (!sentences) ofLaw(product).set(key, (sentences = sentencesOfLaw(policy, product, today)));
  const isWaiting = unacceptedReleases(services.catalogue, services.policy).some(
    (one) => one.mode === mode && one.productId === product.productId,
  );
  return [
    ...(isWaiting
      ? [
          html`A release of the law waits to be accepted.
            <a href="${productPath(visit, "/law")}">See what it changes</a>`,
        ]
      : []),
    ...sentences,
  ];
}

/** Returns a sentence for what the law asks of a product on a day. */
export function sentencesOfLaw(
  policy: Policy,
  product: Product,
  today: LocalDate,
): readonly string[] {
  const until = addDays(today, AHEAD_DAYS);
  // The laws of today either reach the product on that day, too, or have ended by then.
  const offered = new Set(lawsOffered(policy, product, until).map(({ law: found }) => found));
  const changes = changesOffered(policy, product, today, until);
  const due = [...offered].filter(({ review }) => review.next <= today);
  const gaps = new Set(noticeGaps(policy, product, today).map(({ law: asking }) => asking.id));
  return [
    ...[...new Set(changes.map(({ on }) => on))].map((on) => changesOn(on, changes)),
    ...(due.length > 0
      ? [`${several(due.length, "law", "laws")} on file should have been reviewed by now.`]
      : []),
    ...(gaps.size > 0
      ? [
          `The notice to guardians lacks what ${several(gaps.size, "law asks", "laws ask")} for. kinward product check names it.`,
        ]
      : []),
  ];
}

/** How many laws are named that change on one day. */
const MOST_NAMES = 3;

function changesOn(on: LocalDate, changes: ReturnType<typeof changesOffered>): string {
  const names = [
    ...new Set(
      changes
        .filter((change) => change.on === on)
        .map(({ law: { name, place } }) => `${name} (${place})`),
    ),
  ];
  const others = names.slice(MOST_NAMES).length;
  const named = names.slice(0, MOST_NAMES).join("; ");
  return `${several(names.length, "law changes", "laws change")} on ${on}: ${named}${
    others > 0 ? `; and ${several(others, "other", "others")}` : ""
  }.`;
}
