// Writes generated/world.json: the outlines of countries by their codes of ISO 3166, and a point for each that is too small to
// have one. Land that has no code is drawn under an empty one.
import { readFileSync, writeFileSync } from "node:fs";

import { geoCentroid, geoEqualEarth, geoPath } from "d3-geo";
import { feature } from "topojson-client";

const WIDTH = 1000;
/** Antarctica, where no child lives, would take a fifth of the picture. */
const LEFT_OUT = "AQ";

const read = (path) => JSON.parse(readFileSync(`node_modules/${path}`, "utf8"));

// CLDR also has codes that were withdrawn, with the numbers of their successors.
const inUse = new Set(readFileSync("server/policy/iso3166.csv", "utf8").match(/^[A-Z]{2}(?=,)/gm));
const { codeMappings } = read("cldr-core/supplemental/codeMappings.json").supplemental;
const codes = new Map(
  Object.entries(codeMappings)
    .filter(([code]) => inUse.has(code))
    .map(([code, { _numeric }]) => [_numeric, code]),
);

function countriesIn(file) {
  const atlas = read(`world-atlas/${file}`);
  return feature(atlas, atlas.objects.countries)
    .features.map((shape) => ({ code: codes.get(shape.id) ?? "", shape }))
    .filter(({ code }) => code !== LEFT_OUT);
}

const large = countriesIn("countries-110m.json");
const known = new Set(large.map(({ code }) => code));
const small = countriesIn("countries-50m.json").filter(({ code }) => !known.has(code));

const land = { type: "FeatureCollection", features: large.map(({ shape }) => shape) };
const projection = geoEqualEarth().fitWidth(WIDTH, land);
const [, [, height]] = geoPath(projection).bounds(land);

/** Whole numbers and relative steps make the outline shorter than d3 does. */
function outlineOf(shape) {
  const rings = geoPath(projection).digits(0)(shape).split("M").slice(1);
  return rings
    .map((ring) => {
      const points = ring
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number));
      const steps = points
        .slice(1)
        .map(([x, y], place) => [x - points[place][0], y - points[place][1]])
        .filter(([x, y]) => x !== 0 || y !== 0)
        .map(([x, y]) => `${x}${y < 0 ? "" : " "}${y}`);
      return steps.length < 2
        ? ""
        : `M${points[0].join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

const byCode = (a, b) => (a.code < b.code ? -1 : 1);
const world = {
  source: "Natural Earth, in world-atlas",
  width: WIDTH,
  height: Math.ceil(height),
  outlines: large.map(({ code, shape }) => ({ code, path: outlineOf(shape) })).sort(byCode),
  points: small
    .map(({ code, shape }) => {
      const [x, y] = projection(geoCentroid(shape)).map(Math.round);
      return { code, x, y };
    })
    .sort(byCode),
};
writeFileSync("generated/world.json", `${JSON.stringify(world, null, 1)}\n`);
