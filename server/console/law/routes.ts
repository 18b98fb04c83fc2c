import { productPage, productRoom } from "../shell/room.js";
import { countImpact, showImpact } from "./impact.js";
import { showLawRoom } from "./law-page.js";
import { showLaws } from "./laws.js";
import { showNotice } from "./notice.js";
import { decide, showOneLaw } from "./one-law.js";
import { accept, showRelease } from "./release.js";

/** The laws that reach a product, what it decided about them, and the releases of the law that it keeps. */
export const law = productRoom({
  id: "law",
  title: "Law",
  sees: "law:see",
  pages: [
    productPage({ path: "", show: showLawRoom }),
    productPage({ path: "/laws", show: showLaws }),
    productPage({ path: "/laws/:law", show: showOneLaw }),
    productPage({
      path: "/laws/:law/decide",
      submit: decide,
      changes: "law:decide",
      asksAgain: true,
    }),
    productPage({
      path: "/impact",
      show: showImpact,
      sees: "law:see",
      submit: countImpact,
      changes: "law:decide",
    }),
    productPage({ path: "/notice", show: showNotice }),
    productPage({ path: "/releases/:release", show: showRelease }),
    productPage({
      path: "/releases/:release/accept",
      submit: accept,
      changes: "law:decide",
      asksAgain: true,
    }),
  ],
});
