// What browsers never ask of a definition stays out of their files: the shapes of calls, which only the server checks, and the
// sentences of a noun that nothing in a file says.
import { existsSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { markOf } from "./build-language.mjs";

/** Only the server checks what is sent and answered, and knows what a call may be refused for. */
const ofServer = new Set(["input", "output", "refusals"]);
const ownModule = /\/src\/.*\.tsx?$/;

/** A plugin of the build: calls keep what sends them, and the reader of shapes does not come for their sake. */
export const leaveShapesOut = {
  name: "atrium-shapes",
  transform(code, id) {
    const path = id.split("?")[0];
    if (!ownModule.test(path) || !/\bdefineCall\(|["']zod\/mini["']/.test(code)) return null;
    return { code: withoutShapes(code, this.parse(code)), map: null };
  },
};

/**
 * A plugin of the build: a module that says some sentences of a noun brings these along, where it would otherwise bring all. `english`
 * takes each sentence by its id.
 */
export function bringOwnSentences(english) {
  const known = new Map();
  const sentencesIn = (path) => {
    if (!known.has(path)) known.set(path, sentencesOf(path, english));
    return known.get(path);
  };
  return {
    name: "atrium-own-sentences",
    async transform(code, id) {
      const path = id.split("?")[0];
      if (!ownModule.test(path)) return null;
      if (path.endsWith("wording.ts"))
        return { code: code.replace(/= words\(/g, "= /* @__PURE__ */ words("), map: null };
      if (!/wording\.ts["']/.test(code)) return null;
      const tree = this.parse(code);
      const books = new Map();
      for (const { source } of wordingImports(tree)) {
        const found = await this.resolve(source.value, id);
        if (found && existsSync(found.id)) books.set(source.value, sentencesIn(found.id));
      }
      return { code: withOwnSentences(code, tree, books), map: null };
    },
  };
}

/** Exported for its test: `tree` is the program of `code`. Shapes that nothing else uses may go, too. */
export function withoutShapes(code, tree) {
  const changes = [];
  for (const { init } of constantsOf(tree)) {
    if (!["CallExpression", "ObjectExpression"].includes(init?.type)) continue;
    const definition = init.callee?.name === "defineCall" ? init.arguments[0] : init;
    const text = saysAccess(definition) ? sentOf(code, definition) : code.slice(init.start, init.end);
    changes.push({ start: init.start, end: init.end, text: `/* @__PURE__ */ (() => (${text}))()` });
  }
  return changed(code, changes);
}

/** A call, or what several have in common. */
function saysAccess({ properties = [] }) {
  return properties.some(({ key }) => key?.name === "access");
}

/** A call as what sends it knows it. */
function sentOf(code, { properties }) {
  const kept = properties.filter(({ key }) => !ofServer.has(key?.name));
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(", ")} }`;
}

function constantsOf({ body }) {
  return body
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .filter((node) => node?.type === "VariableDeclaration" && node.kind === "const")
    .flatMap(({ declarations }) => declarations);
}

/**
 * Exported for its test: `books` has, by the source of an import, the sentences of each export by key. A module that does anything else
 * with what it imports than saying one sentence of it by name keeps the import.
 */
export function withOwnSentences(code, tree, books) {
  const changes = [];
  const made = new Map();
  for (const node of wordingImports(tree)) {
    const left = node.specifiers.filter((specifier) => {
      const book = books.get(node.source.value)?.get(specifier.imported?.name);
      const uses = book && usesOf(tree, specifier, book);
      for (const { start, end, key } of uses ?? []) {
        const name = `$${specifier.local.name}_${key}`;
        made.set(name, book.get(key));
        changes.push({ start, end, text: name });
      }
      return !uses;
    });
    if (left.length === node.specifiers.length) continue;
    const text = left.map(({ start, end }) => code.slice(start, end)).join(", ");
    const { start, end } = node;
    changes.push({ start, end, text: text && `import { ${text} } from ${node.source.raw};` });
  }
  const sentences = [...made].map(
    ([name, { id, message }]) => `const ${name} = ${JSON.stringify({ id, message })};\n`,
  );
  return sentences.join("") + changed(code, changes);
}

/** Where `local.key` stands; null where the name stands in any other way, be it as one of a function's own. */
function usesOf(tree, { local }, book) {
  const uses = [];
  let isPlain = true;
  walk(tree, (node, parent) => {
    if (node.type !== "Identifier" || node.name !== local.name || isOnlyAName(node, parent)) return;
    const key = parent.type === "MemberExpression" && !parent.computed ? parent.property.name : undefined;
    if (parent.object === node && book.has(key)) uses.push({ start: parent.start, end: parent.end, key });
    else if (!parent.type.startsWith("Import")) isPlain = false;
  });
  return isPlain ? uses : null;
}

/** A property of something else that is called the same. */
function isOnlyAName(node, parent) {
  if (parent.type === "MemberExpression") return parent.property === node && !parent.computed;
  return parent.type === "Property" && parent.key === node && !parent.computed && !parent.shorthand;
}

function wordingImports(tree) {
  return tree.body.filter(
    ({ type, source }) => type === "ImportDeclaration" && /(^|\/)wording\.ts$/.test(source.value),
  );
}

/** The sentences of a file by its exports: `export const folderWords = words("folders", { … })`. */
function sentencesOf(path, english) {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  const books = constantsOf(program).filter(
    ({ init }) => init?.type === "CallExpression" && init.callee.name === "words",
  );
  return new Map(books.map(({ id, init }) => [id.name, bookOf(init.arguments, english)]));
}

/** Sentences come with the mark that gives way to a language's own. */
function bookOf([noun, texts], english) {
  const book = new Map();
  for (const { key, value } of texts.properties) {
    const id = `${noun.value}.${key.name ?? key.value}`;
    english.set(id, value.value ?? value.quasis[0].value.cooked);
    book.set(key.name ?? key.value, { id, message: markOf(id) });
  }
  return book;
}

function changed(code, changes) {
  let done = code;
  for (const { start, end, text } of changes.toSorted((one, other) => other.start - one.start))
    done = done.slice(0, start) + text + done.slice(end);
  return done;
}

function walk(node, see, parent = null) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, see, parent));
  if (typeof node !== "object" || node === null) return;
  const isNode = typeof node.type === "string";
  if (isNode) see(node, parent);
  for (const child of Object.values(node)) walk(child, see, isNode ? node : parent);
}
