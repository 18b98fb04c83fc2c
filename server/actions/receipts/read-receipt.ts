import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { maskAddress } from "../../domain/guardian/email.js";
import type { ProductDocument } from "../../domain/product.js";
import type { Decider, Decision, ShownDecision } from "../../domain/receipts/decision.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardianById } from "../../store/guardians/queries.js";
import type { Guardian } from "../../store/guardians/table.js";
import {
  findDecisionById,
  findReceipt,
  findReceiptByLink,
  listDecisionsShownTo,
} from "../../store/receipts/queries.js";
import type { Receipt } from "../../store/receipts/table.js";
import { receiptHash } from "./receipt-link.js";

/** A receipt with all that its mail and its page say. */
export type ReceiptView = ShownDecision &
  Readonly<{
    context: Context;
    receipt: Receipt;
    reader: Guardian;
    /** The documents as they were shown; empty where there were none. */
    documents: readonly ProductDocument[];
  }>;

export const readReceiptByToken = async (
  services: ServiceContext,
  token: string,
): Promise<ReceiptView | undefined> =>
  read(services, await findReceiptByLink(services.store, { linkHash: receiptHash(token) }));

export const readReceipt = async (
  services: ServiceContext,
  receiptId: string,
): Promise<ReceiptView | undefined> =>
  read(services, await findReceipt(services.store, { receiptId }));

async function read(
  services: ServiceContext,
  receipt: Receipt | undefined,
): Promise<ReceiptView | undefined> {
  if (!receipt) return undefined;
  const { store: db } = services;
  const decision = await findDecisionById(db, { decisionId: receipt.decisionId });
  const reader = await findGuardianById(db, { guardianId: receipt.guardianId });
  if (!decision || !reader) return undefined;
  const context = contextFor(services, decision.productId, decision.mode);
  return {
    context,
    receipt,
    reader,
    ...(await show(db, decision, reader)),
    documents: await documentsOf(db, context, decision),
  };
}

/** Returns the decisions about this player in this product that its reader has receipts of, newest first. */
export async function readHistory({
  context,
  decision,
  reader,
}: ReceiptView): Promise<ShownDecision[]> {
  const shown: ShownDecision[] = [];
  for (const one of await listDecisionsShownTo(context.db, {
    ...decision,
    guardianId: reader.guardianId,
  }))
    shown.push(await show(context.db, one, reader));
  return shown;
}

async function show(db: Db, decision: Decision, reader: Guardian): Promise<ShownDecision> {
  const { details } = decision;
  const about =
    "guardianId" in details
      ? await findGuardianById(db, { guardianId: details.guardianId })
      : undefined;
  const decider = await findDecider(db, decision, reader);
  return {
    decision,
    decider,
    about: about && maskAddress(about.address),
    isOwn: isOwn(decision, reader, decider),
  };
}

function isOwn({ details }: Decision, { guardianId }: Guardian, { who }: Decider): boolean {
  if (details.kind === "association") return details.waiting.includes(guardianId);
  if (details.kind === "repudiation") return who === "you";
  return "guardianId" in details && details.guardianId === guardianId;
}

async function findDecider(
  db: Db,
  { decidedBy, guardianId }: Decision,
  reader: Guardian,
): Promise<Decider> {
  if (decidedBy !== "guardian") return { who: decidedBy };
  if (guardianId === reader.guardianId) return { who: "you" };
  const guardian = guardianId === null ? undefined : await findGuardianById(db, { guardianId });
  if (!guardian) return { who: "unknown-guardian" };
  return { who: "guardian", masked: maskAddress(guardian.address) };
}

async function documentsOf(
  db: Db,
  { scope }: Context,
  { challengeId, details }: Decision,
): Promise<readonly ProductDocument[]> {
  if (challengeId === null || details.kind === "refusal") return [];
  return (await requireChallenge(db, scope, challengeId)).documents;
}
