import core from "highlight.js/lib/core";
import { grammars } from "./grammars.ts";
import { languageOf } from "./languages.ts";
import type { Run, RunKind } from "./runs.ts";

/**
 * Longer code is shown without colours, and code with longer lines: readers wait for it, and what reads the languages looks at some
 * letters again for each other letter. So measured, the worst that fits takes a third of a second.
 */
const codeMost = 20_000;
const lineMost = 300;
/** Of these it looks again across lines. */
const mostOf: Readonly<Record<string, number>> = {
  csharp: 6000,
  dos: 6000,
  haskell: 4000,
  ini: 8000,
  matlab: 6000,
};

/** Takes down pieces as they are found; nesting may be as deep as the code is long. */
class Taken {
  readonly runs: Run[] = [];
  private readonly around: (RunKind | null)[] = [];

  addText(text: string): void {
    if (text !== "") this.runs.push({ text, kind: this.around.at(-1) ?? null });
  }
  /** The innermost scope that has a colour gives it. */
  startScope(scope: string): void {
    this.around.push(kindOf(scope) ?? this.around.at(-1) ?? null);
  }
  endScope(): void {
    this.around.pop();
  }
  openNode(scope: string): void {
    this.startScope(scope);
  }
  closeNode(): void {
    this.endScope();
  }
  __addSublanguage({ runs }: Taken): void {
    for (const run of runs) this.runs.push(run);
  }
  finalize(): void {}
  toHTML(): string {
    return "";
  }
}

const highlighter = core.newInstance();
highlighter.configure({ __emitter: Taken as never });
for (const [id, grammar] of Object.entries(grammars)) highlighter.registerLanguage(id, grammar);

/** Code in pieces with their colours; null where the language is none that is coloured, or where it would take long. */
export function highlighted(code: string, language: string): readonly Run[] | null {
  const known = languageOf(language);
  if (!known || code.length > (mostOf[known.id] ?? codeMost) || hasLongLine(code)) return null;
  const result = highlighter.highlight(code, { language: known.id, ignoreIllegals: true });
  // Where the library fails it has told only the beginning.
  return result.errorRaised ? null : (result._emitter as unknown as Taken).runs;
}

function hasLongLine(code: string): boolean {
  return code.split("\n").some((line) => line.length > lineMost);
}

const kinds: Readonly<Record<string, RunKind>> = {
  keyword: "keyword",
  "built-in": "name",
  type: "name",
  literal: "number",
  number: "number",
  symbol: "number",
  bullet: "number",
  string: "string",
  regexp: "string",
  char: "string",
  quote: "comment",
  comment: "comment",
  doctag: "keyword",
  meta: "meta",
  title: "title",
  section: "title",
  name: "keyword",
  "selector-tag": "keyword",
  tag: "keyword",
  attr: "name",
  attribute: "name",
  property: "name",
  variable: "meta",
  "template-variable": "meta",
  "selector-class": "title",
  "selector-id": "title",
  "selector-attr": "name",
  "selector-pseudo": "name",
  link: "string",
  code: "string",
  addition: "string",
  deletion: "comment",
};

/** By its first word: `title.function` is a title. */
function kindOf(scope: string): RunKind | null {
  return kinds[(scope.split(".")[0] ?? "").replace("_", "-")] ?? null;
}
