import { normalizeXsolla } from "../../domain/payment/xsolla.js";
import type { Handle } from "../handle.js";

export const lookupProviderPayment: Handle<"lookupProviderPayment"> = async (
  context,
  { body },
  reply,
) => {
  const { bin, ...payment } = normalizeXsolla(body.data, context.product.lookup?.binPath);
  const funding = bin === undefined ? "unknown" : await context.binTable.fundingOf(bin);
  return reply(200, { ...payment, funding });
};
