// The cities and clocks of time zones, in the words of a reader.
import { readFileSync } from "node:fs";

import { formerName } from "../domain/zones.js";
import { serverFile } from "../lib/files.js";
import type { Texts } from "./texts/index.js";

type Cities = Readonly<Record<string, Readonly<Record<string, string>>>>;

let cities: Cities | undefined;

/** Returns the names of cities by language and zone. */
const allCities = (): Cities =>
  (cities ??= (
    JSON.parse(readFileSync(serverFile("../generated/cities.json"), "utf8")) as {
      cities: Cities;
    }
  ).cities);

/** Returns the city of a zone as the reader's language calls it: "Los Angeles", "Knox, Indiana". */
export const cityOf = (zone: string, { language }: Pick<Texts, "language">): string =>
  allCities()[language]?.[formerName(zone)] ??
  (zone.split("/").slice(1).reverse().join(", ").replaceAll("_", " ") || zone);

/** Returns the time of day in a zone, as the reader writes it. */
export const timeIn = (zone: string, at: number, { language }: Pick<Texts, "language">): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: zone }).format(at);
