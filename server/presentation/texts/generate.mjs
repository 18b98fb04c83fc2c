// Writes generated/texts.ts, the types of the messages, from en.json. Refuses files that do not say the same in every
// language.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  parse,
} from "@formatjs/icu-messageformat-parser";

const FOLDER = "server/presentation/texts";

const isMessage = (node) => typeof node === "string" || Array.isArray(node);

/** The messages of a file by their paths. A list is one message of several lines. */
const messagesIn = (node, path = "") =>
  isMessage(node)
    ? [[path, [node].flat()]]
    : Object.entries(node).flatMap(([name, inner]) =>
        messagesIn(inner, path === "" ? name : `${path}.${name}`),
      );

/** The arguments of a message by name: "text", "number" for a count, or the keys of a select. */
function argumentsOf(lines, language, report) {
  const found = new Map();
  const { pluralCategories } = new Intl.PluralRules(
    language.replace("players/", ""),
  ).resolvedOptions();
  const visit = (elements) => {
    for (const element of elements) {
      if (isLiteralElement(element)) continue;
      const { value: name, options = {} } = element;
      const keys = Object.keys(options);
      if (isArgumentElement(element)) found.set(name, found.get(name) ?? "text");
      else if (isSelectElement(element))
        // With `other` alone it says that a language has no use for the argument.
        found.set(name, keys.length === 1 ? "text" : keys.sort().join(" "));
      else if (isPluralElement(element)) {
        found.set(name, "number");
        const categories = keys.filter((key) => !key.startsWith("="));
        for (const category of pluralCategories)
          if (!categories.includes(category)) report(`lacks the plural form "${category}"`);
        for (const category of categories)
          if (!pluralCategories.includes(category))
            report(`has a plural form that the language lacks: "${category}"`);
      } else report("may hold plain, plural and select arguments only");
      for (const { value } of Object.values(options)) visit(value);
    }
  };
  for (const line of lines) {
    if (line.includes("'"))
      report("has a straight apostrophe, which MessageFormat reads as a quote");
    try {
      visit(parse(line, { ignoreTag: true }));
    } catch (error) {
      report(`cannot be read: ${error.message}`);
    }
  }
  return found;
}

/** What is wrong with the files, a line for each fault, and the arguments of every message of the English one. */
export function compare({ en, ...others }) {
  const faults = [];
  const read = (language, file) =>
    new Map(
      messagesIn(file).map(([path, lines]) => {
        const report = (fault) => faults.push(`${language}.json: ${path} ${fault}.`);
        return [path, { lines, values: argumentsOf(lines, language, report), report }];
      }),
    );
  const english = read("en", en);
  for (const [language, file] of Object.entries(others)) {
    const messages = read(language, file);
    for (const [path, { values, report }] of messages) {
      const model = english.get(path);
      if (!model) report("is not in en.json");
      for (const [name, kind] of model ? values : []) {
        const wanted = model.values.get(name);
        if (wanted === undefined) report(`has {${name}}, which en.json does not have`);
        // Another language may need a count where English does not.
        else if (wanted === "text" && kind === "number") model.values.set(name, kind);
        else if (wanted !== kind && wanted !== "number" && kind !== "number")
          report(`chooses by {${name}} in another way than en.json`);
      }
    }
    for (const [path, { values }] of english) {
      const message = messages.get(path);
      if (!message) faults.push(`${language}.json: ${path} is missing.`);
      for (const name of message ? values.keys() : [])
        if (!message.values.has(name))
          message.report(`lacks {${name}}: write {${name}, select, other {...}} if it needs none`);
    }
  }
  return { faults, english };
}

/** The messages of a file, and those of another one that it does not have. */
const withOthers = (file, others) =>
  isMessage(others)
    ? (file ?? others)
    : {
        ...file,
        ...Object.fromEntries(
          Object.entries(others).map(([name, inner]) => [name, withOthers(file?.[name], inner)]),
        ),
      };

/** The type of a message: a text, or a function of its one argument, or of several by their names. */
function typeOf(node, values) {
  const text = typeof node === "string" ? "string" : "readonly string[]";
  const named = [...values].map(([name, kind]) => `${name}: ${KINDS[kind] ?? choiceOf(kind)}`);
  if (named.length === 0) return text;
  return `(${named.length === 1 ? named[0] : `values: { ${named.join("; ")} }`}) => ${text}`;
}

const KINDS = { text: "Value", number: "number" };
const choiceOf = (kind) =>
  kind
    .split(" ")
    .map((key) => JSON.stringify(key))
    .join(" | ");

function typesOf(node, english, path = "", indent = "") {
  if (isMessage(node)) return typeOf(node, english.get(path).values);
  const lines = Object.entries(node).map(([name, inner]) => {
    const type = typesOf(inner, english, path === "" ? name : `${path}.${name}`, `${indent}  `);
    return `${indent}  readonly ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${type};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

const readFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [
        name.replace(".json", ""),
        JSON.parse(readFileSync(`${folder}/${name}`, "utf8")),
      ]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const catalogues = readFiles(FOLDER);
  const { faults, english } = compare(catalogues);
  for (const [language, file] of Object.entries(readFiles(`${FOLDER}/players`)))
    faults.push(
      ...compare({
        en: catalogues.en,
        [`players/${language}`]: withOthers(file, catalogues[language]),
      }).faults,
    );
  if (faults.length > 0) {
    process.stderr.write(`${faults.join("\n")}\n`);
    process.exitCode = 1;
  } else
    writeFileSync(
      "generated/texts.ts",
      `/** Generated from ${FOLDER}/en.json by generate.mjs beside it. Do not edit. */
type Value = string | number;

export interface Messages ${typesOf(catalogues.en, english)}
`,
    );
}
