// Paths of pages as a browser sees them. The public address may have a path of its own.
import type { ServiceContext } from "../../context.js";

type Site = Pick<ServiceContext, "publicUrl">;

/** Returns the path of a page on the public address. */
export const pathTo = ({ publicUrl }: Site, path: string): string =>
  new URL(publicUrl).pathname.replace(/\/+$/, "") + path;

export const consentPath = (site: Site, token: string): string =>
  pathTo(site, `/widgets/consent/${token}`);
