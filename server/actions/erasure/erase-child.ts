// A guardian or a product erases a child's data, or a product exports it. The guardians are mailed.
import type { Context } from "../../context.js";
import { isSameAddress, maskAddress } from "../../domain/guardian/email.js";
import type { MailContent } from "../../domain/mail-content.js";
import type { Db } from "../../store/engine/db.js";
import { readPerson } from "../../store/erasure/rows-of-person.js";
import { findGuardian } from "../../store/guardians/queries.js";
import type { Guardian } from "../../store/guardians/table.js";
import { isMailStopped } from "../../store/mail/queries.js";
import { listProducts } from "../../store/products/queries.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { zoneOf } from "../../domain/zones.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { settleFoldedAddress } from "../guardian/settle-address.js";
import { languageOfReader } from "../guardian/language.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueMail } from "../mail/queue-mail.js";
import { erasePlayer, personOf } from "./erase-player.js";
import { exportPlayer, type PlayerExport } from "./export-player.js";

/** Returns the products of the organisation in which a player has a session. */
export async function productsOfPlayer(
  db: Db,
  { mode, tenancy }: Pick<Context, "mode" | "tenancy">,
  kuid: string,
): Promise<{ productId: number; name: string }[]> {
  const found: { productId: number; name: string }[] = [];
  for (const { productId, organisation, name } of await listProducts(db))
    if (
      organisation === tenancy.organisation &&
      (await findSessionOfPlayer(db, { productId, mode, kuid }))
    )
      found.push({ productId, name });
  return found;
}

/**
 * Erases a child's data for a guardian, and mails the other guardians what was erased, by whom and when. `by`: the keyed hash of
 * the guardian's address; `zone`: the family's clock. The mails do not name the child.
 */
export async function eraseChild(
  tx: Db,
  context: Context,
  { kuid, by, zone }: Readonly<{ kuid: string; by: string; zone: string }>,
): Promise<void> {
  const self = await findGuardian(tx, { ...context.tenancy, addressHash: by });
  const readers = self ? await readersOf(tx, context, kuid, self) : [];
  const products = await productsOfPlayer(tx, context, kuid);
  await erasePlayer(tx, context, kuid, {
    ledger: { by: "family-pages" },
    audit: `guardian:${by}`,
  });
  if (self)
    await mailErased(tx, context, readers, { by: maskAddress(self.address), products, zone });
}

/**
 * Erases the data of a product, or the whole player if the key is the organisation's, as `erasePlayer` does, and mails the
 * guardians on file.
 */
export async function eraseForProduct(tx: Db, context: Context, kuid: string): Promise<number> {
  const { keyId, product } = context;
  const extent = extentOf(context);
  const person = await personOf(tx, context, kuid, extent);
  const isKnown = (await readPerson(tx, person)).found.length > 0;
  const readers = isKnown ? await readersOf(tx, context, kuid) : [];
  const zone = await findZone(tx, context, kuid);
  const products = extent.isOfProduct ? [product] : await productsOfPlayer(tx, context, kuid);
  const by = { ledger: { by: "product", keyId }, audit: `key:${keyId}` } as const;
  const erasedAt = await erasePlayer(tx, context, kuid, by, extent);
  await mailErased(tx, context, readers, { by: null, products, zone });
  return erasedAt;
}

/**
 * Exports the data that `eraseForProduct` would erase, and mails the guardians on file. Nicknames belong to the guardians and are
 * left out.
 */
export async function exportForProduct(
  tx: Db,
  context: Context,
  kuid: string,
): Promise<PlayerExport> {
  const by = `key:${context.keyId}` as const;
  const file = await exportPlayer(tx, context, kuid, by, extentOf(context));
  const zone = await findZone(tx, context, kuid);
  const content = { template: "child-exported", exportedAt: context.now, zone } as const;
  for (const reader of await readersOf(tx, context, kuid))
    if ((await spendMailBudget(tx, context, reader.to, "exports")) === undefined)
      await queueMail(tx, context, { ...content, ...reader }, kuid);
  const records = Object.entries(file.records).filter(([name]) => name !== "nicknames");
  return { ...file, records: Object.fromEntries(records) };
}

/** Returns whether the key of a request stands for its product, or for the whole organisation. */
const extentOf = ({ catalogue, keyId }: Context) => ({
  isOfProduct: catalogue.key(keyId)?.scope !== "organisation",
});

type Reader = Pick<MailContent, "to" | "locale">;

/**
 * Returns the recipients of a mail about the data of a child, each with their language, without `self` and without people who
 * said that this is not their child. To be called before the child is erased.
 */
async function readersOf(
  tx: Db,
  context: Context,
  kuid: string,
  self?: Guardian,
): Promise<Reader[]> {
  const { keyring, mode, tenancy } = context;
  if (!context.maySendMail(mode)) return [];
  const readers: Reader[] = [];
  for (const { address: to } of await guardiansOfPlayer(tx, context, kuid)) {
    if (self && isSameAddress(to, self.address)) continue;
    const foldedHash = await settleFoldedAddress(tx, context, to);
    if (await isMailStopped(tx, tenancy, { kuid, foldedHash })) continue;
    const locale = (await languageOfReader({ store: tx, keyring }, mode, to)) ?? null;
    readers.push({ to, locale });
  }
  return readers;
}

/** Returns the family's zone, or UTC where this product has no session of the child. */
async function findZone(tx: Db, { scope }: Context, kuid: string): Promise<string> {
  const session = await findSessionOfPlayer(tx, { ...scope, kuid });
  return session ? zoneOf(session) : "UTC";
}

async function mailErased(
  tx: Db,
  context: Context,
  readers: readonly Reader[],
  {
    by,
    products,
    zone,
  }: Readonly<{
    by: string | null;
    products: readonly Readonly<{ productId: number }>[];
    zone: string;
  }>,
): Promise<void> {
  const productIds = products.map(({ productId }) => productId);
  const content = {
    template: "child-erased",
    by,
    productIds,
    erasedAt: context.now,
    zone,
  } as const;
  for (const reader of readers) await queueMail(tx, context, { ...content, ...reader }, null);
}
