// A guardian erases a child's data on the family pages.
import type { Context, ServiceContext } from "../../context.js";
import { isSameAddress, maskAddress } from "../../domain/guardian/email.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardian, type Guardian } from "../../store/guardians.js";
import { isMailStopped } from "../../store/mail-stops.js";
import { listProducts } from "../../store/products.js";
import { findSessionOfPlayer } from "../../store/sessions.js";
import { languageOfReader } from "../guardian/language.js";
import { hashFolded } from "../guardian/hash-address.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { queueMail } from "../mail/queue-mail.js";
import { erasePlayer } from "./erase-player.js";

/** The products of the organisation in which a player has a session. */
export async function productsOfPlayer(
  db: Db,
  { mode, tenancy }: Pick<Context, "mode" | "tenancy">,
  kuid: string,
): Promise<{ productId: number; name: string }[]> {
  const found: { productId: number; name: string }[] = [];
  for (const { productId, organisation, name } of await listProducts(db))
    if (
      organisation === tenancy.organisation &&
      (await findSessionOfPlayer(db, { productId, mode }, kuid))
    )
      found.push({ productId, name });
  return found;
}

/**
 * Erases a child's data for a guardian, and mails the other guardians what was erased, by whom and when. `by`: the keyed
 * hash of the guardian's address; `zone`: the family's clock. The mails name the child in no way.
 */
export async function eraseChild(
  tx: Db,
  services: Pick<ServiceContext, "store" | "keyring">,
  context: Context,
  { kuid, by, zone }: Readonly<{ kuid: string; by: string; zone: string }>,
): Promise<void> {
  const { mode, now, tenancy } = context;
  // Erased with the child: who else has to know of it, in which language, and of which products.
  const self = await findGuardian(tx, tenancy, by);
  const others = self ? await otherGuardians(tx, context, kuid, self) : [];
  const languages = await Promise.all(
    others.map(({ address }) => languageOfReader(services, mode, address)),
  );
  const products = await productsOfPlayer(tx, context, kuid);
  await erasePlayer(tx, context, kuid, {
    ledger: { by: "family-pages" },
    audit: `guardian:${by}`,
  });
  if (!self || !context.maySendMail(mode)) return;
  const content = {
    template: "child-erased",
    by: maskAddress(self.address),
    productIds: products.map(({ productId }) => productId),
    erasedAt: now,
    zone,
  } as const;
  for (const [nth, { address: to }] of others.entries())
    await queueMail(tx, context, { ...content, to, locale: languages[nth] ?? null }, null);
}

/** Without those who said that this is not their child. */
async function otherGuardians(
  tx: Db,
  context: Context,
  kuid: string,
  self: Guardian,
): Promise<Guardian[]> {
  const others: Guardian[] = [];
  for (const guardian of await guardiansOfPlayer(tx, context, kuid)) {
    const { address } = guardian;
    if (isSameAddress(address, self.address)) continue;
    const foldedHash = await hashFolded(tx, context, address);
    if (!(await isMailStopped(tx, context.tenancy, { kuid, foldedHash }))) others.push(guardian);
  }
  return others;
}
