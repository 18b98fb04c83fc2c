// The cookie of the family pages, which holds the token of a browser session.
import { ownCookie } from "../shell/cookie.js";

export const {
  put: browserSessionCookie,
  clear: noCookie,
  read: tokenIn,
} = ownCookie("kinward-family");
