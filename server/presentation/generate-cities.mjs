// Writes generated/cities.json: the names that CLDR has for the cities of time zones, by language. English readers see the
// names in the identifiers of the zones.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const CLDR = "node_modules/cldr-dates-full";
const LANGUAGES = readdirSync("server/presentation/texts")
  .filter((name) => name.endsWith(".json") && name !== "en.json")
  .map((name) => name.replace(".json", ""));

const read = (path) => JSON.parse(readFileSync(`${CLDR}/${path}`, "utf8"));

/** Zones are nested by the parts of their names: America, Indiana, Knox. */
const citiesIn = (zones, path = []) =>
  Object.entries(zones).flatMap(([part, { exemplarCity, ...rest }]) => {
    const name = [...path, part];
    return typeof exemplarCity === "string"
      ? [[name.join("/"), exemplarCity]]
      : citiesIn(Object.fromEntries(Object.entries(rest).filter(isObject)), name);
  });
const isObject = ([, value]) => typeof value === "object";

const { version, license } = read("package.json");
const cities = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { main } = read(`main/${language}/timeZoneNames.json`);
    return [language, Object.fromEntries(citiesIn(main[language].dates.timeZoneNames.zone))];
  }),
);
writeFileSync(
  "generated/cities.json",
  `${JSON.stringify({ source: `CLDR ${version}, ${license}`, cities }, null, 2)}\n`,
);
