// The way to a provider and back. Providers are talked to outside of transactions; the state of a flow works once, and in the
// window that left: else an adult who opens a provider's link that a child sent them would prove the age of the child.
import { createHash } from "node:crypto";

import type { Context } from "../../context.js";
import { flowCode, isSameText, randomToken } from "../../domain/keyring.js";
import {
  ProviderError,
  type FlowHint,
  type FlowState,
  type FlowStep,
  type MethodOutcome,
  type VerificationMethod,
} from "../../domain/verification/method.js";
import { isOpen } from "../../domain/verification/verification.js";
import type { Db } from "../../store/engine/db.js";
import { changeVerification, lockVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { findChallenge } from "../../store/challenges/queries.js";
import { findGuardian } from "../../store/guardians/queries.js";
import { findNewestReceipt } from "../../store/receipts/queries.js";
import { readTelephone } from "../../domain/text-message.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueText } from "../mail/queue-mail.js";
import { flowHashOf } from "./links.js";
import { takeOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";

/** The keys of a flow's own entries, beside those of its method: the next step, and the hash of the window's key. */
const STEP = "step";
const WINDOW = "window";

const WINDOW_HASH = /^[0-9a-f]{64}$/;
const windowHashOf = (windowKey: string): string =>
  createHash("sha256").update(windowKey).digest("hex");

const returnUrlOf = ({ publicUrl }: Context) => `${publicUrl}/widgets/verify/return`;
const answerUrlOf = ({ publicUrl }: Context, state: string) =>
  `${publicUrl}/widgets/verify/answer/${state}`;

/**
 * Begins a flow with a provider; an earlier one of the same verification ends. Returns where the person goes, or `unavailable`
 * where the provider does not respond. `windowHash`: the hash of the window's key, in hexadecimal; any other text where the
 * window has no key.
 */
export async function beginFlow(
  context: Context,
  verification: Verification,
  method: VerificationMethod,
  { language, reason, windowHash, text }: FlowChoice,
): Promise<FlowStep | "unavailable" | FlowHint> {
  const { keyring, random, db } = context;
  if (method.texts && (await isOverTexts(context, verification, text))) return "tooManyTexts";
  let hint: FlowHint | undefined;
  const state = randomToken(keyring, random.bytes(16));
  const begun = await attempt(
    context,
    method,
    () =>
      method.begin?.({
        ...textingOf(context, verification, language, text),
        state,
        returnUrl: returnUrlOf(context),
        answerUrl: answerUrlOf(context, state),
        requiredAge: requiredAgeOf(context, verification),
        language,
        reason,
        nonce: random.bytes(24).toString("base64url"),
      }),
    (known) => (hint = known),
  );
  if (begun === undefined || begun === "unavailable" || begun === "refused") {
    await db.write((tx) => noteMethod(tx, context, verification, method));
    return hint ?? "unavailable";
  }
  const { step, flow } = begun;
  await db.write(async (tx) => {
    const current = await noteMethod(tx, context, verification, method);
    if (!current) return;
    await changeVerification(tx, current, {
      flow: {
        ...flow,
        [STEP]: JSON.stringify(step),
        ...(WINDOW_HASH.test(windowHash) && { [WINDOW]: windowHash }),
      },
      flowHash: flowHashOf(keyring, state),
    });
  });
  return step;
}

/** `telephone`: the typed number. `of`: returns the text that contains a code. */
type FlowText = Readonly<{ telephone: string; of: (code: string) => string }>;

type FlowChoice = Readonly<{
  language: string;
  reason: string;
  windowHash: string;
  /** Where the method texts a telephone. */
  text?: FlowText;
}>;

/** Counts a text to a number, and one of this verification. Returns whether there were too many before. */
async function isOverTexts(
  context: Context,
  { verificationId }: Verification,
  text: FlowText | undefined,
): Promise<boolean> {
  const telephone = readTelephone(text?.telephone ?? "");
  if (telephone === undefined) return false;
  return context.db.write(
    async (tx) =>
      (await spendMailBudget(tx, context, verificationId)) !== undefined ||
      (await spendMailBudget(tx, context, telephone)) !== undefined,
  );
}

/** Returns what texts a code: at once, because the person waits for it, or to the mailbox. */
function textingOf(
  context: Context,
  { kuid }: Verification,
  locale: string,
  text: FlowText | undefined,
) {
  if (!text) return {};
  const code = sixDigits(context.random.bytes(4));
  const send = async (to: string): Promise<void> => {
    const message = { to, text: text.of(code) };
    if (context.sendText) return context.sendText(message);
    const content = { template: "text-code", ...message, locale } as const;
    return context.db.write((tx) => queueText(tx, context, content, kuid));
  };
  return { texting: { telephone: text.telephone, code, send } };
}

const sixDigits = (bytes: Buffer): string =>
  String(bytes.readUInt32BE() % 1_000_000).padStart(6, "0");

/** Texts how to withdraw to the telephone by which a person has proven to be an adult. */
async function textWayBack(
  tx: Db,
  context: Context,
  { challengeId, addressHash, flow }: Verification,
): Promise<void> {
  const { telephone: to, language: locale = null } = flow ?? {};
  if (to === undefined) return;
  const { scope, tenancy } = context;
  const challenge = challengeId === null ? undefined : await findChallenge(tx, scope, challengeId);
  const guardian =
    addressHash === null ? undefined : await findGuardian(tx, { ...tenancy, addressHash });
  const kuid = challenge?.kuid ?? null;
  const receipt =
    kuid !== null && guardian
      ? await findNewestReceipt(tx, { ...scope, kuid, guardianId: guardian.guardianId })
      : undefined;
  const link = receipt ? { receiptId: receipt.receiptId } : {};
  await queueText(tx, context, { template: "text-withdraw", to, locale, ...link }, kuid);
}

async function noteMethod(
  tx: Db,
  { now }: Context,
  { verificationId }: Verification,
  { name }: VerificationMethod,
): Promise<Verification | undefined> {
  const current = await lockVerification(tx, { verificationId });
  if (!current || !isOpen(current, now)) return undefined;
  // The new method must not read what comes back from an earlier flow.
  return changeVerification(tx, current, {
    method: name,
    status: "IN_PROGRESS",
    flow: null,
    flowHash: null,
  });
}

/** Returns where the person of a flow went, or undefined where none was begun. */
export const stepOf = ({ flow }: Verification): FlowStep | undefined =>
  flow?.[STEP] === undefined ? undefined : (JSON.parse(flow[STEP]) as FlowStep);

/** Returns the code that the person of a flow types when they come back, or undefined where their window has a key. */
export const windowCodeOf = (
  { keyring }: Pick<Context, "keyring">,
  { flow, flowHash }: Verification,
): string | undefined =>
  flowHash === null || flow?.[WINDOW] !== undefined ? undefined : flowCode(keyring, flowHash);

/** The key under which a flow keeps that its provider has finished. */
const ARRIVED = "arrived";

/**
 * Notes that a provider has finished, so that the page of the verification leads to the end of the flow. Only the window that
 * left can end it.
 */
export const noteArrival = (
  { db, keyring, now }: Context,
  { verificationId }: Verification,
  state: string,
): Promise<void> =>
  db.write(async (tx) => {
    const current = await lockVerification(tx, { verificationId });
    if (!current?.flow || current.flowHash !== flowHashOf(keyring, state)) return;
    if (isOpen(current, now))
      await changeVerification(tx, current, { flow: { ...current.flow, [ARRIVED]: state } });
  });

/** Returns the query with which a flow can be finished; undefined while its provider has not done its part. */
export const arrivalOf = ({ flow }: Verification): string | undefined =>
  flow?.[ARRIVED] === undefined
    ? undefined
    : new URLSearchParams({ state: flow[ARRIVED] }).toString();

/** What the person is shown next. `elsewhere`: they did not begin the flow, or not in this window. */
type FlowEnd =
  | ("taken" | "cancelled" | "unavailable" | "unknown" | "fault" | "elsewhere")
  | FlowHint;

type FlowReturn = Readonly<{
  state: string;
  parameters: Readonly<Record<string, string>>;
  /** The key of the window, or the code that was typed. Undefined where a wallet answers by itself. */
  windowKey?: string;
}>;

/** Returns whether an answer ends this flow. A wallet answers at an address of its own, where no other flow ends. */
function isOwn(context: Context, current: Verification, windowKey: string | undefined): boolean {
  const at = stepOf(current)?.at;
  if (at === "wallet" || at === "code") return windowKey === undefined;
  if (windowKey === undefined) return false;
  const code = windowCodeOf(context, current);
  return code === undefined
    ? isSameText(windowHashOf(windowKey), current.flow?.[WINDOW] ?? "")
    : isSameText(windowKey, code);
}

/**
 * Takes what came back from a provider. It uses the flow up first, so that nothing can be sent twice. An answer that cannot be
 * believed counts as an attempt that shows nothing. Where a fault of this service keeps it from judging an answer, the flow can
 * be used again. An answer in another window changes nothing.
 */
export async function finishFlow(
  context: Context,
  found: Verification,
  { state, parameters, windowKey }: FlowReturn,
): Promise<FlowEnd> {
  const { db, keyring, now } = context;
  const flowHash = flowHashOf(keyring, state);
  const taken = await db.write(async (tx) => {
    const current = await lockVerification(tx, { verificationId: found.verificationId });
    if (current?.flowHash !== flowHash || !isOpen(current, now)) return "unknown";
    if (!isOwn(context, current, windowKey)) return "elsewhere";
    await changeVerification(tx, current, { flow: null, flowHash: null });
    return current;
  });
  if (typeof taken === "string") return taken;
  const method =
    taken.method === null ? undefined : context.verificationMethods.find(context, taken.method);
  if (!taken.flow || !method) return "unknown";
  try {
    const outcome = await read(context, method, taken.flow, state, parameters);
    if (outcome === "unavailable") {
      // The provider is asked about the payment again, so that no one pays twice.
      if (method.receive) await db.write((tx) => giveBack(tx, context, taken));
      return outcome;
    }
    if (outcome.status === "cancelled") return outcome.hint ?? "cancelled";
    await db.write(async (tx) => {
      await takeOutcome(tx, context, taken, { method, outcome });
      if (method.texts && outcome.status === "shown") await textWayBack(tx, context, taken);
    });
    return (outcome.status === "inconclusive" ? outcome.hint : undefined) ?? "taken";
  } catch (error) {
    const { name: provider, kind } = method;
    context.log.error(
      { provider, kind, requestId: context.requestId, err: error },
      "a verification failed",
    );
    await db.write((tx) => giveBack(tx, context, taken));
    return "fault";
  }
}

/** Lets a flow that was used up be used again, unless the person has begun another or the verification has ended. */
async function giveBack(
  tx: Db,
  { now }: Context,
  { verificationId, method, flow, flowHash }: Verification,
): Promise<void> {
  const current = await lockVerification(tx, { verificationId });
  if (!current || current.flowHash !== null || current.method !== method) return;
  if (isOpen(current, now)) await changeVerification(tx, current, { flow, flowHash });
}

async function read(
  context: Context,
  method: VerificationMethod,
  flow: FlowState,
  state: string,
  parameters: Readonly<Record<string, string>>,
): Promise<MethodOutcome | "unavailable"> {
  const outcome = await attempt(context, method, () =>
    method.finish(flow, {
      parameters,
      returnUrl: returnUrlOf(context),
      answerUrl: answerUrlOf(context, state),
      realNow: context.clock.realNow(),
    }),
  );
  if (outcome === undefined || outcome === "refused") return { status: "inconclusive" };
  return outcome;
}

/** Catches only what a provider did wrong: a fault of this service has to surface. */
async function attempt<T>(
  { log, requestId }: Context,
  { name, kind }: VerificationMethod,
  work: () => Promise<T> | undefined,
  onHint: (hint: FlowHint | undefined) => void = () => {},
): Promise<T | undefined | ProviderError["failure"]> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, detail, hint, cause } = error;
    onHint(hint);
    log.warn(
      { provider: name, kind, failure, detail, requestId, err: cause },
      "a verification provider failed",
    );
    return failure;
  }
}
