import { titleMost } from "#features/pages/rules.ts";
import { anchorFrom, anchorNames } from "#widgets/kit/anchor-names.ts";
import { plainTextOf } from "#widgets/markdown/reader.ts";
import { withoutClosingSigns } from "./closing-signs.ts";
import { foundAnchors } from "./found-anchors.ts";
import { type FoundLink, foundLinks } from "./found-links.ts";
import { withoutFrontMatter } from "./front-matter.ts";
import { type LeftHtml, htmlAsMarkdown } from "./html-as-markdown.ts";

/** A file of the tree; its path has slashes and begins below the imported folder. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A file read as the page that it becomes. */
export type SourcePage = {
  readonly path: string;
  /** Names of the folders it stands in, outermost first. */
  readonly folders: readonly string[];
  readonly title: string;
  readonly tags: readonly string[];
  /** Its Markdown; line numbers are those of the file. */
  readonly body: string;
  readonly links: readonly FoundLink[];
  /** What links may call its headings and marks, and the names these have on the page; empty for its title. */
  readonly anchors: ReadonlyMap<string, string>;
  readonly leftHtml: readonly LeftHtml[];
};

export function readSourcePage(file: SourceFile): SourcePage {
  const front = withoutFrontMatter(file.text);
  const { text, left } = htmlAsMarkdown(front.text);
  const heading = titleHeading(text, /^\s*<h1[\s>]/i.test(front.text));
  const steps = file.path.split("/");
  const title = front.title ?? heading?.words ?? nameOf(steps.at(-1) ?? "");
  const body = heading ? withoutLines(text, heading.lines) : text;
  return {
    path: file.path,
    folders: steps.slice(0, -1),
    title: title.slice(0, titleMost).trim(),
    tags: front.tags,
    body,
    links: foundLinks(body),
    anchors: anchorsFor(body, heading && linesOf(text, heading.lines)),
    leftHtml: left,
  };
}

type Lines = { readonly from: number; readonly to: number };
type TitleHeading = { words: string; lines: Lines };

/**
 * The heading that gives the title: the first thing written. A heading in HTML above it is the emblem of the
 * collection, not of the page, and goes with it.
 */
function titleHeading(text: string, hasEmblem: boolean): TitleHeading | null {
  const lines = text.split("\n");
  const written = lines.flatMap((line, at) => (line.trim() ? [at] : [])).slice(0, 2);
  const [first, second] = written.map((at) => ({ at, heading: headingIn(lines, at) }));
  if (!first?.heading) return null;
  const chosen = hasEmblem && second?.heading ? second : first;
  const source = chosen.heading?.source ?? "";
  const gone = { from: first.at, to: chosen.at + (chosen.heading?.size ?? 1) };
  const words = plainTextOf(`# ${source}`)
    .replace(/\{#[\w.:-]+\}$/, "")
    .trimEnd();
  return { words, lines: gone };
}

function headingIn(
  lines: readonly string[],
  at: number,
): { level: number; source: string; size: number } | null {
  const atx = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(lines[at] ?? "");
  if (atx) return { level: atx[1]?.length ?? 1, source: withoutClosingSigns(atx[2] ?? ""), size: 1 };
  const below = /^ {0,3}(=+|-+)[ \t]*$/.exec(lines[at + 1] ?? "")?.[1];
  return below ? { level: below[0] === "=" ? 1 : 2, source: lines[at]?.trim() ?? "", size: 2 } : null;
}

function withoutLines(text: string, gone: Lines): string {
  return text
    .split("\n")
    .map((line, at) => (at >= gone.from && at < gone.to ? "" : line))
    .join("\n");
}

function linesOf(text: string, { from, to }: Lines): string {
  return text.split("\n").slice(from, to).join("\n");
}

/**
 * Every name a link may use: given names, and those that code hosts make from the words of all headings. `above` are the lines that
 * became the title.
 */
function anchorsFor(body: string, above: string | null): Map<string, string> {
  const give = anchorNames();
  const onPage = foundAnchors(body).map((anchor) => ({ ...anchor, id: give(anchor.wanted) }));
  const names = new Map(onPage.map(({ wanted, id }) => [wanted, id]));
  const isHeading = ({ level }: { readonly level: number | null }) => level !== null;
  const gone = foundAnchors(above ?? "").filter(isHeading);
  const hosted = anchorNames();
  const name = (text: string, id: string) => {
    const called = hosted(anchorFrom(text));
    if (!names.has(called)) names.set(called, id);
  };
  for (const { text, wanted } of gone) {
    name(text, "");
    names.set(wanted, "");
  }
  for (const { text, id } of onPage.filter(isHeading)) name(text, id);
  if (above !== null && !names.has("")) names.set("", "");
  return names;
}

function nameOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return name === "" ? fileName : name.charAt(0).toUpperCase() + name.slice(1);
}
