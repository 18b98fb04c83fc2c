import { isolated } from "./isolate.js";
import type { Texts } from "./texts/index.js";

/** Returns the name of a law in the reader's language, else in English; its id where no file has it any more. */
export const lawTitle = (
  law: Readonly<{ name: string; names?: Readonly<Record<string, string>> }> | undefined,
  id: string,
  { language, direction }: Pick<Texts, "language" | "direction">,
): string => isolated(law?.names?.[language] ?? law?.name ?? id, direction);
