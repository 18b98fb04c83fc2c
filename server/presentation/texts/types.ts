import type { en } from "./en/index.js";
import type { Language } from "../../domain/language.js";

/** A text of any wording, and a sentence of any wording that takes the same values. */
type AnyWording<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => AnyWording<Text>
    : T extends readonly (infer Item)[]
      ? readonly AnyWording<Item>[]
      : { readonly [Name in keyof T]: AnyWording<T[Name]> };

/** What every language provides: a catalogue that lacks a text, or takes other values, does not compile. */
export type Texts = Readonly<{ language: Language; direction: "ltr" | "rtl" }> &
  AnyWording<Omit<typeof en, "language" | "direction">>;
