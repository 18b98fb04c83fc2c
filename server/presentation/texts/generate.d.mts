/** Compares the files of the languages, named by their codes, with the English one. */
export function compare(catalogues: Readonly<Record<string, object>>): { faults: string[] };
