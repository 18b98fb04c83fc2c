import { productPage, productRoom } from "../shell/room.js";
import { showOverview } from "./overview-page.js";

/** How far players and guardians of a product come, and what needs attention. */
export const overview = productRoom({
  id: "",
  title: "Overview",
  sees: "product:see",
  pages: [productPage({ path: "", show: showOverview })],
});
