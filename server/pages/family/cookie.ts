import { ownCookie } from "../shell/cookie.js";

/** The cookie of the family pages, which holds the token of a browser session. */
export const familyCookie = ownCookie("kinward-family");
