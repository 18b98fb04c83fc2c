/** Returns a style sheet without comments, indentation and the zeros before points. */
export const minified = (sheet: string): string =>
  sheet
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/([:,]) /g, "$1")
    .replace(/ > /g, ">")
    .replace(/(?<![\d.])0\./g, ".")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");
