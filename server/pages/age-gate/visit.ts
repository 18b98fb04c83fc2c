import { findAgeWidget } from "../../actions/widget/age-widget.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { Widget } from "../../store/verifications/table.js";
import { sourceOf } from "../shell/headers.js";
import type { PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { textsOf } from "../shell/language.js";

/** A player who came by the link of a widget that asks their age. */
export interface AgeGateVisit {
  token: string;
  context: Context;
  widget: Widget;
  texts: Texts;
}

export const ageGatePath = (site: Pick<ServiceContext, "publicUrl">, token: string): string =>
  pathTo(site, `/widgets/age/${token}`);

/** The widget that the link in the path leads to. Refuses a link that is unknown or has expired. */
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
    throw new Refusal("expiredWidget", { locale, framedBy: context.product.origins });
  return { token, context, widget, texts: textsOf(request, locale) };
}

/** What all pages of a visit have in common. */
export const pageOf = ({ context, texts, widget }: AgeGateVisit) => ({
  texts,
  isForPlayer: true,
  isTestMode: context.mode === "test",
  framedBy: context.product.origins,
  ...(widget.redirectUrl !== null && { formEndsAt: sourceOf(widget.redirectUrl) }),
});
