import type { ServiceContext } from "../../context.js";

/** A law changes at midnight of its place: what is shown may be older by these seconds. */
export const LAW_MAX_AGE_SECONDS = 300;

/** Whether this installation shows the law to everyone. */
export const hasLawPages = ({ config }: Pick<ServiceContext, "config">): boolean =>
  config.hasLawPages;
