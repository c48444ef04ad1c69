// Sentences of another language in place of the English ones, for the browser's files of that language.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The languages that have a catalogue, by its file: every one but English. */
export const translated = readdirSync(new URL("../src/languages", import.meta.url))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(".json", ""))
  .sort();

export function readCatalogue(root, language) {
  return JSON.parse(readFileSync(join(root, "src", "languages", `${language}.json`), "utf8"));
}

/**
 * A plugin of the build that says every sentence of `words(noun, { … })` and of refusals in another language, so that a
 * reader's files hold one language and no catalogue. `onMissing` hears of each sentence that stays English.
 */
export function inLanguage(catalogue, onMissing) {
  return {
    name: "atrium-language",
    transform(code, id) {
      if (!/\/src\/.*\.ts$/.test(id.split("?")[0]) || !/\bwords\(|Refusals\b|callWording/.test(code))
        return null;
      return { code: translate(code, this.parse(code), { catalogue, onMissing }), map: null };
    },
  };
}

/** Exported for its test: `tree` is the program of `code`, whose nodes know where they begin and end. */
export function translate(code, tree, { catalogue, onMissing }) {
  const changes = [];
  const change = (id, node) => {
    if (catalogue[id] === undefined) onMissing(id);
    else changes.push({ start: node.start, end: node.end, text: JSON.stringify(catalogue[id]) });
  };
  walk(tree, (node) => {
    for (const [id, text] of [...sentencesOf(node), ...refusalOf(node)]) change(id, text);
  });
  let done = code;
  for (const { start, end, text } of changes.toSorted((one, other) => other.start - one.start))
    done = done.slice(0, start) + text + done.slice(end);
  return done;
}

/** The sentences of `words("noun", { key: "text" })`. */
function sentencesOf(node) {
  if (node.type !== "CallExpression" || node.callee.name !== "words") return [];
  const [noun, texts] = node.arguments;
  if (noun?.type !== "Literal" || texts?.type !== "ObjectExpression") return [];
  return texts.properties.map(({ key, value }) => [`${noun.value}.${nameOf(key)}`, value]);
}

/** The sentence of `"code": { kind: "…", text: "…" }`. */
function refusalOf(node) {
  if (node.type !== "Property" || node.value.type !== "ObjectExpression") return [];
  const fields = Object.fromEntries(node.value.properties.map(({ key, value }) => [nameOf(key), value]));
  return fields.kind && fields.text ? [[`refusal.${nameOf(node.key)}`, fields.text]] : [];
}

function nameOf(key) {
  return key?.name ?? key?.value;
}

function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, see));
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") see(node);
  for (const child of Object.values(node)) walk(child, see);
}
