import { findAgeWidget } from "../../actions/widget/age-widget.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { textsForPlayer, type Texts } from "../../presentation/texts/index.js";
import type { Widget } from "../../store/verifications/table.js";
import { sourceOf } from "../shell/headers.js";
import type { PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { textsOf } from "../shell/language.js";

/** A player who opened the link of an age widget. */
export interface AgeGateVisit {
  token: string;
  context: Context;
  widget: Widget;
  texts: Texts;
}

export const ageGatePath = (site: Pick<ServiceContext, "publicUrl">, token: string): string =>
  pathTo(site, `/widgets/age/${token}`);

/** Returns the visit for the link in the path. Refuses a link that is unknown or has expired. */
export async function findAgeGateVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<AgeGateVisit> {
  const { token } = request.params;
  const widget = await findAgeWidget(services, token);
  if (!widget) throw new Refusal("unknownLink");
  const context = contextFor(services, widget.productId, widget.mode);
  const { locale } = widget;
  if (widget.expiresAt <= context.now)
    throw new Refusal("expiredWidget", {
      locale,
      framedBy: context.product.origins,
      isForPlayer: true,
    });
  return { token, context, widget, texts: textsForPlayer(textsOf(request, locale)) };
}

export const pageOf = ({ context, texts, widget }: AgeGateVisit) => ({
  texts,
  isForPlayer: true,
  isTestMode: context.mode === "test",
  product: context.product,
  framedBy: context.product.origins,
  ...(widget.redirectUrl !== null && { formEndsAt: sourceOf(widget.redirectUrl) }),
});
