// Serves the short address of a widget and its QR code, so that the visitor can continue on another device.
import { findAgeWidget } from "../../actions/widget/age-widget.js";
import { findVerification } from "../../actions/verification/links.js";
import type { ServiceContext } from "../../context.js";
import { html } from "../../presentation/html.js";
import { findLongPath } from "../../actions/widget/short-url.js";
import { pathTo } from "../shell/paths.js";
import { showConsent } from "../consent/routes.js";
import { findConsentVisit, pageOf } from "../consent/visit.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { findVerificationVisit, verificationPath } from "../verification/visit.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { qrCode } from "../shell/qr-code.js";
import { Refusal } from "../shell/refusal.js";
import { ageGatePath, findAgeGateVisit } from "./visit.js";

export const showShort: PageHandler<"token"> = async (services, request, response) => {
  const { token } = request.params;
  if (await findAgeWidget(services, token))
    return redirectTo(response, ageGatePath(services, token));
  if (await findVerification(services, token))
    return redirectTo(response, verificationPath(services, token));
  await showConsent(services, request, response);
};

/** Returns the path of the page that a short address leads to. */
async function findPath(services: ServiceContext, request: PageRequest<"short">): Promise<string> {
  const path = await findLongPath(services, request.params.short);
  if (path === undefined) throw new Refusal("unknownLink");
  return path;
}

export const leadOn: PageHandler<"short"> = async (services, request, response) =>
  redirectTo(response, pathTo(services, await findPath(services, request)));

export const showShortQrCode: PageHandler<"short"> = async (services, request, response) => {
  const token = (await findPath(services, request)).split("/").at(-1) ?? "";
  const params = { ...request.params, token };
  await showQrCode(services, Object.assign(request, { params }), response);
};

async function findVisit(services: ServiceContext, request: PageRequest<"token">) {
  const { token } = request.params;
  if (await findAgeWidget(services, token)) return findAgeGateVisit(services, request);
  if (await findVerification(services, token)) return findVerificationVisit(services, request);
  return findConsentVisit(services, request);
}

/** Refuses mailed links, which are for the reader of the mail alone. */
export const showQrCode: PageHandler<"token"> = async (services, request, response) => {
  const { token } = request.params;
  const visit = await findVisit(services, request);
  if ("mailed" in visit && visit.mailed) throw new Refusal("unknownLink");
  const { qr: t } = visit.texts;
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.title,
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${qrCode(`${services.publicUrl}/widgets/${token}`, t.title)}`,
  });
};
