/** Packages with native code or files of their own, and large ones that are rarely used: loaded from where npm puts them. */
export const UNBUNDLED =
  /^(better-sqlite3|@temporalio\/.*|@opentelemetry\/.*|@fontsource\/.*|pg-native|pdfkit)$/;
