import { ownCookie } from "../../pages/shell/cookie.js";

/** The cookie of the console, which holds the token of an operator's session. */
export const sessionCookie = ownCookie("kinward-console");
