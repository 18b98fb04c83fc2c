// Answers "Why can't this child chat?": one sentence for each permission that is off. The command line asks here too.
import type { PlayerSeen, SessionSeen } from "../../actions/player/read-player.js";
import type { Context } from "../../context.js";
import { isAboutAge, isUnfinished } from "../../domain/challenge/challenge.js";
import type { Entry } from "../../domain/ledger/entry.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { html, type Html } from "../../presentation/html.js";
import { describePermission } from "../../presentation/permission-text.js";
import { placeText } from "../../presentation/place-text.js";
import { textsIn } from "../../presentation/texts/index.js";
import { progressOf, whyOff, type LastChoice } from "../../presentation/why-off.js";
import type { Db } from "../../store/engine/db.js";
import { listEntriesBefore } from "../../store/players/history.js";

const REVOKED_BY = {
  guardian: "a guardian withdrew the consent",
  operator: "an operator revoked it",
  "guardian-repudiation": "a guardian said that the consent was not theirs",
  erasure: "the player was erased",
} as const;

/** Returns what ended a session. */
export const endOf = ({ revoked }: SessionSeen): string | undefined =>
  revoked === null
    ? undefined
    : `Ended on ${new Date(revoked.at).toISOString().slice(0, 10)}: ${REVOKED_BY[revoked.by]}.`;

/** Returns what guardians chose last about a permission of a session, by the newest entries of the ledger. */
async function readChoices(db: Db, { tenancy }: Pick<Context, "tenancy">, { player }: PlayerSeen) {
  const entries = (
    await listEntriesBefore(db, {
      ...tenancy,
      kuid: player.kuid,
      before: Number.MAX_SAFE_INTEGER,
    })
  ).map(({ entry }) => JSON.parse(entry) as Entry);
  return (sessionId: string, name: string): LastChoice | undefined => {
    for (const entry of entries) {
      if (!("sessionId" in entry) || entry.sessionId !== sessionId) continue;
      const at = Date.parse(entry.at);
      const [on, off] =
        entry.kind === "consent"
          ? [entry.enabled, entry.offered]
          : entry.kind === "permissions"
            ? [entry.enabled, entry.disabled]
            : [[], []];
      if (entry.kind === "consent" && entry.waiting?.includes(name))
        return { at, chose: "waiting" };
      if (on.includes(name)) return { at, chose: "on" };
      if (off.includes(name)) return { at, chose: "off" };
    }
    return undefined;
  };
}

type Answers = Readonly<{
  /** Why the player cannot play at all; undefined for one who has a session. */
  without: string | undefined;
  /** For each product in which the player has a session, what is off there. */
  products: readonly Readonly<{
    product: SessionSeen["product"];
    off: readonly Readonly<{ name: string; title: string; why: string }>[];
  }>[];
}>;

/** Returns the sentences for each running session; where there is none, what the player waits for. */
export async function readAnswers(
  db: Db,
  context: Pick<Context, "tenancy">,
  seen: PlayerSeen,
): Promise<Answers> {
  const running = seen.sessions.filter(({ revoked }) => revoked === null);
  const lastChoice = await readChoices(db, context, seen);
  return {
    without: running.length === 0 ? withoutSession(seen) : undefined,
    products: running.map((session) => ({
      product: session.product,
      off: offIn(seen, session, lastChoice),
    })),
  };
}

function withoutSession({ sessions, challenges }: PlayerSeen): string {
  const asked = challenges.find(isUnfinished);
  if (asked) {
    const on = new Date(asked.createdAt).toISOString().slice(0, 10);
    return isAboutAge(asked)
      ? `The player cannot play yet: they were asked for a proof of age on ${on} and have not shown one.`
      : `The player cannot play yet: a guardian was asked on ${on} and ${progressOf(asked)}.`;
  }
  const [last] = sessions;
  if (last) return `The player cannot play. ${endOf(last)}`;
  const failed = challenges.find(({ status }) => status === "FAIL");
  return failed
    ? `The player cannot play: the request to a guardian failed (${failed.failureReason ?? "unknown"}).`
    : "The player cannot play: there is no session and no open request.";
}

function offIn(
  { challenges, guardians }: PlayerSeen,
  { session, view, product, context }: SessionSeen,
  lastChoice: Awaited<ReturnType<typeof readChoices>>,
) {
  const texts = textsIn("en");
  const situation = {
    view,
    challenges: challenges.filter(({ productId }) => productId === product.productId),
    guardians: guardians.length,
    lastChoiceOf: (name: string) => lastChoice(session.sessionId, name),
    lawName: (id: string) => context.policy.laws[id]?.name ?? id,
    place: placeText(findJurisdiction(context.policy, session.jurisdiction), texts),
  };
  return view.states
    .filter(({ enabled }) => !enabled)
    .map((state) => ({
      name: state.name,
      title: describePermission({ product }, state.name, texts).title,
      why: whyOff(state, situation),
    }));
}

/** Returns the sentences as a part of the player's page. */
export const answers = ({ without, products }: Answers): Html =>
  html`<h2>Why something is off</h2>
    ${without !== undefined && html`<p class="notice">${without}</p>`}
    ${products.map(({ product, off }) =>
      off.length === 0
        ? html`<p>In ${product.name} nothing is off.</p>`
        : html`<section aria-label="${product.name}">
            <h3>${product.name}</h3>
            <dl class="answers">
              ${off.map(
                ({ title, why }) =>
                  html`<div>
                    <dt>${title}</dt>
                    <dd>${why}</dd>
                  </div>`,
              )}
            </dl>
          </section>`,
    )}`;
