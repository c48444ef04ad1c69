import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createFilter, parseSync, transformWithOxc } from "vite";

export type Compiled = { readonly code: string; readonly map: string; readonly listsFiles: boolean };

/**
 * A module of the product as Node itself loads it: no types, no style sheets, and of other modules their compiled form. It stands in another folder and
 * still means its own where it asks for where it is, and for files that are not compiled. `files` are all that are, from `root`.
 */
export async function compiledModule(
  { root, file, text }: { readonly root: string; readonly file: string; readonly text: string },
  files: readonly string[],
): Promise<Compiled> {
  const transformed = await transformWithOxc(text, join(root, file), {
    tsconfig: false,
    target: "node20",
    sourcemap: true,
    jsx: { runtime: "automatic", development: false },
  });
  const others = () => files.map((each) => join(root, each));
  const listed = withListedFiles(transformed.code, join(root, file), others);
  return {
    code: withCompiledImports(listed, join(root, file), join(root, "src")),
    map: JSON.stringify(transformed.map),
    listsFiles: listed !== transformed.code,
  };
}

type Span = { readonly start: number; readonly end: number };
type Change = Span & { readonly text: string };

function changed(code: string, changes: readonly Change[]): string {
  const fromTheEnd = [...changes].sort((a, b) => b.start - a.start);
  return fromTheEnd.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
}

/** `import.meta.glob` of a literal pattern, or a list of them, as the map that it stands for. */
function withListedFiles(code: string, file: string, others: () => readonly string[]): string {
  return code.replace(/import\.meta\.glob\((\[[^\]]*\]|"[^"]*")\)/g, (_, patterns: string) => {
    const matches = createFilter(JSON.parse(patterns) as string | string[], null, { resolve: dirname(file) });
    const found = others().filter((each) => each !== file && matches(each));
    const names = found.map((each) => JSON.stringify(from(file, each)));
    return `{${names.map((name) => `${name}: () => import(${name})`).join(", ")}}`;
  });
}

function withCompiledImports(code: string, file: string, sources: string): string {
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync("module.js", code).module;
  const named = [
    ...staticImports.map(({ moduleRequest, ...whole }) => ({ ...moduleRequest, whole })),
    ...staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
  ];
  const spans = new Map(named.map((source) => [source.start, source]));
  return changed(code, [
    ...[...spans.values()].flatMap((span) => sourceChange(code, span, file)),
    ...dynamicImports.flatMap((span) => chunkChanges(code, span, { file, sources })),
    ...importMetas.map((span) => metaChange(code, span, file)),
  ]);
}

type Whole = Span & { readonly entries: readonly { readonly localName: { readonly value: string } }[] };

function sourceChange(code: string, span: Span & { readonly whole?: Whole }, file: string): Change[] {
  const literal = code.slice(span.start, span.end);
  if (!/^"[.#][^"]*"$/.test(literal)) return [];
  const source = JSON.parse(literal) as string;
  if (/\.css(\?|$)/.test(source)) return span.whole ? [withoutSheet(span.whole)] : [];
  if (/\.tsx?$/.test(source)) return [{ ...span, text: JSON.stringify(`${source}.js`) }];
  // Of the product's other files there is no second copy.
  return source.startsWith(".")
    ? [{ ...span, text: JSON.stringify(urlOf(resolve(dirname(file), source))) }]
    : [];
}

type Place = { readonly file: string; readonly sources: string };

/** What is fetched late says so, and may be kept from coming: `fetchChunk` knows it by its path below `src`. */
function chunkChanges(
  code: string,
  chunk: Span & { readonly moduleRequest: Span },
  { file, sources }: Place,
): Change[] {
  const [change] = sourceChange(code, chunk.moduleRequest, file);
  if (!change) return [];
  const name = JSON.parse(code.slice(chunk.moduleRequest.start, chunk.moduleRequest.end)) as string;
  const path = name.startsWith("#") ? name.slice(1) : relative(sources, resolve(dirname(file), name));
  const opening = `(globalThis.fetchChunk ?? ((_, load) => load()))(${JSON.stringify(path)}, () => `;
  return [
    { start: chunk.start, end: chunk.start, text: opening },
    name.endsWith(".json") ? { ...change, text: `${change.text}, { with: { type: "json" } }` } : change,
    { start: chunk.end, end: chunk.end, text: ")" },
  ];
}

/** A style sheet has no rules here, also where its text is asked for. */
const withoutSheet = ({ start, end, entries }: Whole): Change => ({
  start,
  end,
  text: entries.map(({ localName }) => `const ${localName.value} = "";`).join(" "),
});

const urlOf = (file: string) => pathToFileURL(file).href;

/** What a module may ask of itself. */
function metaChange(code: string, { start, end }: Span, file: string): Change {
  const answers = {
    ".url": JSON.stringify(urlOf(file)),
    ".dirname": JSON.stringify(dirname(file)),
    ".env.SSR": "true",
  };
  const asked = Object.entries(answers).find(([name]) => code.startsWith(name, end));
  if (!asked) throw new Error(`${file} asks for import.meta${code.slice(end, end + 20)}: not known here`);
  return { start, end: end + asked[0].length, text: asked[1] };
}

/** As an import of `file` names `other`. */
function from(file: string, other: string): string {
  const parts = relative(dirname(file), other);
  return parts.startsWith(".") ? parts : `./${parts}`;
}
