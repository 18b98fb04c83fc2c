import { productPage, productRoom } from "../shell/room.js";
import { showDelivery } from "./delivery.js";
import { showDevelopers } from "./developers-page.js";
import { addEndpoint, showNewEndpoint } from "./new-endpoint.js";
import {
  disable,
  enable,
  replayMissing,
  replayOne,
  rotate,
  sendTest,
  showEndpoint,
} from "./endpoint.js";
import { showErrors } from "./errors.js";
import { listEndpointsOf, listKeys } from "./lists.js";
import { createKey, revoke, showKeyRevocation, showNewKey } from "./keys.js";

/** The keys of a product, and where its events go. */
export const developers = productRoom({
  id: "developers",
  title: "Developers",
  sees: "keys:see",
  pages: [
    productPage({ path: "", show: showDevelopers }),
    productPage({ path: "/errors", show: showErrors }),
    productPage({ path: "/keys", show: listKeys }),
    productPage({ path: "/endpoints", show: listEndpointsOf }),
    productPage({
      path: "/keys/new",
      show: showNewKey,
      submit: createKey,
      changes: "keys:change",
      asksAgain: true,
    }),
    productPage({
      path: "/keys/:keyId/revoke",
      show: showKeyRevocation,
      submit: revoke,
      changes: "keys:change",
      asksAgain: true,
    }),
    productPage({
      path: "/endpoints/new",
      show: showNewEndpoint,
      submit: addEndpoint,
      changes: "keys:change",
    }),
    productPage({ path: "/endpoints/:endpointId", show: showEndpoint }),
    productPage({ path: "/endpoints/:endpointId/deliveries/:eventId", show: showDelivery }),
    productPage({ path: "/endpoints/:endpointId/rotate", submit: rotate, changes: "keys:change" }),
    productPage({
      path: "/endpoints/:endpointId/disable",
      submit: disable,
      changes: "keys:change",
    }),
    productPage({ path: "/endpoints/:endpointId/enable", submit: enable, changes: "keys:change" }),
    productPage({ path: "/endpoints/:endpointId/test", submit: sendTest, changes: "keys:change" }),
    productPage({
      path: "/endpoints/:endpointId/replay",
      submit: replayMissing,
      changes: "keys:change",
    }),
    productPage({
      path: "/endpoints/:endpointId/replay/:eventId",
      submit: replayOne,
      changes: "keys:change",
    }),
  ],
});
