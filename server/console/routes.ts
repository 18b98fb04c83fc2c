// Every page of the console.
import type { Router } from "express";

import type { ServiceContext } from "../context.js";
import type { ClientLimit } from "../lib/clients/limit.js";
import { page } from "../pages/shell/page.js";
import { routePages } from "../pages/shell/route-pages.js";
import { leadHome, showOrganisation } from "./home.js";
import { jobScript } from "./jobs/job-part.js";
import { passkeyScript } from "./passkeys/passkey-part.js";
import { add, removePasskey, showPasskeys } from "./passkeys/passkeys-page.js";
import { prove, showProof } from "./passkeys/prove.js";
import { ROOMS } from "./rooms.js";
import { renderConsoleRefusals } from "./shell/refusals.js";
import { forOperator, routesOf } from "./shell/route-room.js";
import { style } from "./shell/style.js";
import { hasProvider, leadToProvider, takeReturnOfProvider } from "./sign-in/identity-provider.js";
import { showLink, useLink } from "./sign-in/link.js";
import { askForLink, showSent, showSignIn } from "./sign-in/request.js";
import { signOut } from "./sign-in/sign-out.js";

/** The pages outside of rooms. No organisation is called "-". */
const PAGES = [
  page({ path: style.path, show: style.send, isUnlimited: true }),
  page({ path: "/console/-/sign-in", show: showSignIn, submit: askForLink }),
  page({ path: "/console/-/sent", show: showSent }),
  page({ path: "/console/-/oidc", show: leadToProvider, isServed: hasProvider }),
  page({ path: "/console/-/oidc/return", show: takeReturnOfProvider, isServed: hasProvider }),
  page({ path: "/console/-/link/:token", show: showLink, submit: useLink }),
  page({
    path: "/console/-/passkeys",
    show: forOperator(ROOMS, showPasskeys),
    submit: forOperator(ROOMS, add),
  }),
  page({ path: "/console/-/passkeys/remove", submit: forOperator(ROOMS, removePasskey) }),
  page({
    path: "/console/-/passkey",
    show: forOperator(ROOMS, showProof),
    submit: forOperator(ROOMS, prove),
  }),
  page({ path: passkeyScript.path, show: passkeyScript.send, isUnlimited: true }),
  page({ path: jobScript.path, show: jobScript.send, isUnlimited: true }),
  page({ path: "/console/-/sign-out", submit: forOperator(ROOMS, signOut) }),
  page({ path: "/console", show: forOperator(ROOMS, leadHome) }),
  page({ path: "/console/:organisation", show: forOperator(ROOMS, showOrganisation) }),
];

/** A path of an organisation's room would do for a product and mode, too. */
const BY_PATH = [
  ...ROOMS.filter(({ of }) => of === "organisation"),
  ...ROOMS.filter(({ of }) => of === "product"),
];

export const createRoutes = (services: ServiceContext, limit: ClientLimit): Router =>
  routePages(services, [...PAGES, ...BY_PATH.flatMap((room) => routesOf(room, ROOMS))], {
    limit,
    refusals: renderConsoleRefusals(services),
    hasLanguages: false,
  });
