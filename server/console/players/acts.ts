// What an operator does about a player: each act has a page that says what it does, and a form.
import { mailChallenge } from "../../actions/challenge/mail-challenge.js";
import { erasePlayer } from "../../actions/erasure/erase-player.js";
import { unlinkGuardians } from "../../actions/guardian/unlink-guardians.js";
import { resendMail } from "../../actions/mail/resend-mail.js";
import { readPlayer, type PlayerSeen, type SessionSeen } from "../../actions/player/read-player.js";
import { revokeForOperator } from "../../actions/session/revoke-session.js";
import type { Context } from "../../context.js";
import { maskAddress } from "../../domain/guardian/email.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { sendConsolePage } from "../shell/layout.js";
import { keepReason, recordAct } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, productPath, type ProductVisit } from "../shell/visit.js";
import { sendConfirmation } from "../shell/confirm.js";
import { playerPath } from "./find.js";

type OfPlayer = PageRequest<"kuid">;
type OfSession = PageRequest<"kuid" | "sessionId">;

/** Returns the player in the path. Those of other organisations and modes do not exist. */
export async function requirePlayer(
  db: Db,
  { services, context }: ProductVisit,
  { params }: OfPlayer,
): Promise<PlayerSeen> {
  const found = await readPlayer(db, services, context, params.kuid);
  if (!found) throw new Refusal("unknownPage");
  return found;
}

/** Returns one of the things of a player that the path names. What is not theirs does not exist. */
function required<T>(all: readonly T[], isWanted: (one: T) => boolean): T {
  const found = all.find(isWanted);
  if (found === undefined) throw new Refusal("unknownPage");
  return found;
}

const requireSession = async (
  db: Db,
  visit: ProductVisit,
  request: OfSession,
): Promise<SessionSeen> =>
  required(
    (await requirePlayer(db, visit, request)).sessions,
    ({ session, revoked }) => session.sessionId === request.params.sessionId && revoked === null,
  );

/** Returns the context of a session's product, in a transaction. */
export const contextIn = (tx: Db, visit: ProductVisit, context: Context): Context => ({
  ...context,
  db: tx,
  requestId: visit.requestId,
});

/** Mails an open request to a guardian once more, to the address that it went to, else to the guardians on file. */
export const resendChallenge: Submit<"kuid" | "challengeId"> = async (tx, visit, request) => {
  const { kuid, challengeId } = request.params;
  const seen = await requirePlayer(tx, visit, request);
  const challenge = required(seen.challenges, (one) => one.challengeId === challengeId);
  const context = seen.contextOf(challenge.productId);
  const email = challenge.mailedTo ?? undefined;
  await mailChallenge(tx, contextIn(tx, visit, context), { challengeId, email });
  await recordAct(tx, visit, { action: "request-resent", target: `player:${kuid}`, kuid });
  return playerPath(visit, kuid, "?done=resent");
};

/** Queues an email again that was given up. */
export const resend: Submit<"kuid" | "mailId"> = async (tx, visit, request) => {
  const { kuid, mailId } = request.params;
  const { mails } = await requirePlayer(tx, visit, request);
  const mail = required(mails, (one) => one.mailId === mailId);
  await resendMail(tx, visit, mail);
  await recordAct(tx, visit, { action: "mail-resent", target: `mail:${mailId}`, kuid });
  return playerPath(visit, kuid, "?done=resent");
};

export const showRevocation: Show<"kuid" | "sessionId"> = async (visit, request, response) => {
  const { product } = await requireSession(visit.services.store, visit, request);
  sendConfirmation(visit, response, {
    title: `Revoke the session in ${product.name}?`,
    effect: `The player's access to ${product.name} ends at once. The product hears of it, and the guardians are mailed. It cannot be undone: a guardian has to consent anew.`,
    button: "Revoke",
    isDangerous: true,
    back: playerPath(visit, request.params.kuid),
  });
};

export const revoke: Submit<"kuid" | "sessionId"> = async (tx, visit, request) => {
  const { kuid, sessionId } = request.params;
  const { context } = await requireSession(tx, visit, request);
  const author = authorOf(visit);
  await revokeForOperator(
    tx,
    contextIn(tx, visit, context),
    sessionId,
    author.ledger,
    author.audit,
  );
  const target = `session:${sessionId}` as const;
  await keepReason(tx, visit, { action: "session-revoked", target, kuid });
  return playerPath(visit, kuid, "?done=revoked");
};

export const showUnlinking: Show<"kuid" | "sessionId"> = async (visit, request, response) => {
  const { product } = await requireSession(visit.services.store, visit, request);
  sendConfirmation(visit, response, {
    title: `Unlink the guardians in ${product.name}?`,
    effect: `The session goes on with the permissions it has. Schedule, extra time and settings of the guardians end, and they are mailed.`,
    button: "Unlink",
    isDangerous: true,
    back: playerPath(visit, request.params.kuid),
  });
};

export const unlink: Submit<"kuid" | "sessionId"> = async (tx, visit, request) => {
  const { kuid, sessionId } = request.params;
  const { context } = await requireSession(tx, visit, request);
  await unlinkGuardians(tx, contextIn(tx, visit, context), sessionId, authorOf(visit).ledger);
  const target = `session:${sessionId}` as const;
  await recordAct(tx, visit, { action: "guardians-unlinked", target, kuid });
  return playerPath(visit, kuid, "?done=unlinked");
};

type OfGuardian = PageRequest<"kuid" | "guardianId">;

const requireGuardian = async (db: Db, visit: ProductVisit, request: OfGuardian) =>
  required(
    (await requirePlayer(db, visit, request)).guardians,
    ({ guardianId }) => guardianId === request.params.guardianId,
  );

export const showReveal: Show<"kuid" | "guardianId"> = async (visit, request, response) => {
  const { address } = await requireGuardian(visit.services.store, visit, request);
  sendConfirmation(visit, response, {
    title: `Show the address of ${maskAddress(address)}?`,
    effect:
      visit.mode === "live"
        ? "You see the email address once. The guardian can read on their own page that support looked at it, when, and the reason that you give."
        : "You see the email address once. In test mode no reason is kept, and the guardian’s page does not say that you looked.",
    button: "Show the address",
    back: playerPath(visit, request.params.kuid),
  });
};

/** Shows the address in the response to the form, so that no page's address leads to it. */
export const reveal: Submit<"kuid" | "guardianId"> = async (tx, visit, request) => {
  const { kuid, guardianId } = request.params;
  const { address, addressHash } = await requireGuardian(tx, visit, request);
  const target = `guardian:${addressHash}` as const;
  await recordAct(tx, visit, { action: "address-revealed", target, kuid, guardianId });
  return (response) =>
    sendConsolePage(visit, response, {
      title: "Address of a guardian",
      body: html`<h1>Address of a guardian</h1>
        <p class="lead"><strong>${address === "" ? "It cannot be read." : address}</strong></p>
        <p>It is shown once. That you looked at it stands in the audit log.</p>
        <p><a class="button second" href="${playerPath(visit, kuid)}">Back to the player</a></p>`,
    });
};

export const showErasure: Show<"kuid"> = async (visit, request, response) => {
  const { sessions } = await requirePlayer(visit.services.store, visit, request);
  const names = sessions.map(({ product }) => product.name);
  sendConfirmation(visit, response, {
    title: "Erase the player?",
    effect: html`Everything that is stored of this player in all products of ${visit.organisation}
    is deleted${names.length > 0 && `: ${[...new Set(names)].join(", ")}`}. Sessions end and
    products hear of it. What the ledger holds of the player is erased too; the proofs of others
    stay. It cannot be undone.`,
    button: "Erase",
    isDangerous: true,
    back: playerPath(visit, request.params.kuid),
  });
};

export const erase: Submit<"kuid"> = async (tx, visit, request) => {
  await erasePlayer(tx, contextIn(tx, visit, visit.context), request.params.kuid, authorOf(visit));
  // The reason names no player: it would bring the id back.
  await keepReason(tx, visit, { action: "player-erased", target: null });
  return productPath(visit, "/players?done=erased");
};
