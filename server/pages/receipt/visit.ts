import { readReceiptByToken, type ReceiptView } from "../../actions/receipts/read-receipt.js";
import { findWhichChild } from "../../actions/guardian/which-child.js";
import { childInMail } from "../../presentation/child-text.js";
import type { ServiceContext } from "../../context.js";
import { isToken } from "../../domain/keyring.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { textsOf } from "../shell/language.js";

/** A visitor with the link of a receipt, which only one guardian was mailed. */
export interface ReceiptVisit {
  token: string;
  view: ReceiptView;
  texts: Texts;
  /** What the page calls the child. */
  child: string;
}

/** Returns the receipt of the link in the path. Refuses a link that is unknown. */
export async function findReceiptVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<ReceiptVisit> {
  const { token } = request.params;
  const view = isToken(token) ? await readReceiptByToken(services, token) : undefined;
  if (!view) throw new Refusal("unknownLink");
  const texts = textsOf(request);
  const { context, decision } = view;
  // The page is reached from a mail, so it uses the nickname only where mails may.
  const child = childInMail(await findWhichChild(context, decision.kuid), texts);
  return { token, view, texts, child };
}

export const pathInReceipt = (
  { token, view }: Pick<ReceiptVisit, "token" | "view">,
  rest = "",
): string => pathTo(view.context, `/widgets/receipt/${token}${rest}`);

export const pageOf = ({ view, texts }: ReceiptVisit) => ({
  texts,
  isTestMode: view.context.mode === "test",
  product: view.context.product,
});
