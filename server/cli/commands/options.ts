// Readers of values, and options that several commands share.
import { InvalidArgumentError, Option } from "commander";

import { MODES } from "../../domain/product.js";

export function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

/** Reads a timestamp as milliseconds. */
export function instant(text: string): number {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError("Expected a timestamp such as 2026-01-31T12:00:00Z.");
  return at;
}

/** Reads a list separated by commas. */
export function listOf(text: string): string[] {
  const list = text.split(",").map((item) => item.trim());
  if (list.includes("")) throw new InvalidArgumentError("Expected a list such as a,b.");
  return list;
}

export const modeOption = (description = "test or live") =>
  new Option("--mode <mode>", description).choices(MODES);

export const yesOption = () => new Option("--yes", "do not ask, for scripts");

export const jsonOption = () => new Option("--json", "print JSON, for scripts");

export const productOption = (description = "id of the product") =>
  new Option("--product <id>", description).argParser(wholeNumber);
