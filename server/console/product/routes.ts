import { productPage, productRoom } from "../shell/room.js";
import { applyEdited, check, showEditor, showReview } from "./editor.js";
import { showPermissions } from "./permissions.js";
import { showProduct } from "./product-page.js";
import { countPromotion, promote, showPromotion } from "./promote.js";

/** The file of a product in a mode, what was applied, and what it lets players do. */
export const product = productRoom({
  id: "product",
  title: "Product",
  sees: "product:see",
  pages: [
    productPage({ path: "", show: showProduct }),
    productPage({ path: "/permissions", show: showPermissions }),
    productPage({
      path: "/edit",
      show: showEditor,
      submit: check,
      changes: "product:change",
      takesFile: true,
    }),
    productPage({ path: "/review", show: showReview, sees: "product:change" }),
    productPage({
      path: "/apply",
      submit: applyEdited,
      changes: "product:change",
      takesFile: true,
      asksAgain: true,
    }),
    productPage({ path: "/promote/count", submit: countPromotion, changes: "product:change" }),
    productPage({
      path: "/promote",
      show: showPromotion,
      submit: promote,
      changes: "product:change",
      asksAgain: true,
    }),
  ],
});
