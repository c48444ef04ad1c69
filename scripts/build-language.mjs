// The browser's files hold one language each. They are built once, with a mark in place of each sentence; then the marks give way
// to the sentences of a language, once for each of them.
import { createHash } from "node:crypto";
import { compileMessage } from "@lingui/message-utils/compileMessage";

/** What stands in place of a sentence until a language has its own there. */
export const markOf = (id) => `@@${id}@@`;
const marked = /(["'`])@@([\w.-]+)@@\1/g;

/**
 * A plugin of the build that puts marks in place of the sentences of `words(noun, { … })` and of refusals. `english` takes each
 * sentence by its id.
 */
export function markSentences(english) {
  return {
    name: "atrium-sentences",
    transform(code, id) {
      if (!/\/src\/.*\.ts$/.test(id.split("?")[0]) || !/\bwords\(|Refusals\b|callWording/.test(code))
        return null;
      return { code: withMarks(code, this.parse(code), english), map: null };
    },
  };
}

/**
 * A plugin of the build: sentences are read while the browser's files are built, so that browsers are not sent the reader (4 kB). What would
 * read there gives what it gets.
 */
export const readWhileBuilding = {
  name: "atrium-read-sentences",
  load: (id) =>
    id.endsWith("/src/languages/read-sentence.ts") ? "export const readSentence = (read) => read;" : null,
};

/** Exported for its test: `tree` is the program of `code`, whose nodes know where they begin and end. */
export function withMarks(code, tree, english) {
  const changes = [];
  walk(tree, (node) => {
    for (const [id, text] of [...sentencesOf(node), ...refusalOf(node)]) {
      english.set(id, text.value ?? text.quasis[0].value.cooked);
      changes.push({ start: text.start, end: text.end, text: JSON.stringify(markOf(id)) });
    }
  });
  let done = code;
  for (const { start, end, text } of changes.toSorted((one, other) => other.start - one.start))
    done = done.slice(0, start) + text + done.slice(end);
  return done;
}

/** A built file with the sentences of a catalogue; what it lacks stays English, and `onMissing` hears of it. */
export function inLanguage(built, { catalogue, english, onMissing }) {
  const done = built.replace(marked, (_, __, id) => {
    if (catalogue[id] === undefined) onMissing(id);
    return JSON.stringify(readSentence(catalogue[id] ?? english.get(id)));
  });
  if (/@@[\w.-]+@@/.test(done)) throw new Error("a sentence was joined to another text while building");
  return done;
}

/** As `src/languages/read-sentence.ts` has it: a text, or pieces where values stand in it. */
function readSentence(message) {
  const pieces = compileMessage(message);
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}

/**
 * The folder of a language's files: named by what is said in them, because browsers keep files by name for ever. Sentences are found in
 * another order in each build; the name is the same, so that two builds of one source are.
 */
export function folderOf(language, { catalogue, english }) {
  const inOrder = (sentences) => sentences.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash("sha256")
    .update(JSON.stringify([inOrder([...english]), inOrder(Object.entries(catalogue))]))
    .digest("hex");
  return `${language}-${hash.slice(0, 8)}`;
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
