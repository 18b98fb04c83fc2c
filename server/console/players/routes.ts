import { productPage, productRoom } from "../shell/room.js";
import { find, showFind } from "./find.js";
import { showPlayer } from "./player-page.js";

/** Who plays, why something is off for them, and what can be done for their guardians. */
export const players = productRoom({
  id: "players",
  title: "Players",
  sees: "players:see",
  pages: [
    productPage({ path: "", ...{ show: showFind, submit: find, changes: "players:see" } }),
    productPage({ path: "/:kuid", show: showPlayer }),
  ],
});
