import type { FileReason } from "../contract.ts";
import { anchorFrom } from "#widgets/kit/anchor-names.ts";
import type { FoundLink } from "./found-links.ts";
import type { SourcePage } from "./source-page.ts";

/** Why a link could not be followed. */
export type LinkTrouble =
  | { readonly kind: "outside" }
  | { readonly kind: "missing"; readonly path: string }
  | { readonly kind: "file-left"; readonly path: string; readonly reason: FileReason }
  | { readonly kind: "no-anchor"; readonly path: string; readonly anchor: string };

/** A link within the tree: the page or the file it leads to, if any, and what is wrong with it, if anything. */
export type ResolvedLink = {
  readonly link: FoundLink;
  readonly to: { readonly path: string; readonly anchor: string } | null;
  /** The path of a file that is no page. */
  readonly file: string | null;
  readonly trouble: LinkTrouble | null;
};

export type SourceTree = {
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Paths of all files, pages or not. */
  readonly files: ReadonlySet<string>;
};

/** The links of a page that lead within the tree; those to the web, to mail and to nothing are left as they are. */
export function resolvedLinks(page: SourcePage, tree: SourceTree): ResolvedLink[] {
  return page.links
    .filter((link) => link.label !== undefined || isWithin(link.target))
    .map((link) => ({
      link,
      ...(link.label === undefined ? resolve(page, link.target, tree) : resolveName(page, link.target, tree)),
    }));
}

export function isWithin(target: string): boolean {
  return target !== "" && !/^[a-z][a-z0-9+.-]*:/i.test(target) && !/^[/\\]{2}/.test(target);
}

function resolve(page: SourcePage, target: string, tree: SourceTree): Omit<ResolvedLink, "link"> {
  const [before, hash] = splitOnce(target, "#");
  const written = decoded(before.split("?")[0] ?? "");
  const path = written === "" ? page.path : joined(page.folders, written);
  if (path === null) return { to: null, file: null, trouble: { kind: "outside" } };
  const found = candidates(path).flatMap((each) => sameName(each, tree.pages) ?? [])[0];
  if (!found) {
    const file = [path, path.normalize("NFC")].find((each) => tree.files.has(each));
    if (file !== undefined) return { to: null, file, trouble: null };
    return { to: null, file: null, trouble: { kind: "missing", path } };
  }
  return withAnchor(found, decoded(hash));
}

/** A link by name: to the page or file that is called so, the one beside it first, wherever it stands in the tree. */
function resolveName(page: SourcePage, target: string, tree: SourceTree): Omit<ResolvedLink, "link"> {
  const [before, hash] = splitOnce(target, "#");
  const name = before.trim();
  const found = name === "" ? page : nearest(page, namedIn(tree).pages.get(nameKey(name)));
  if (!found) {
    const file = namedIn(tree).files.get(nameKey(name));
    if (file !== undefined) return { to: null, file, trouble: null };
    return { to: null, file: null, trouble: { kind: "missing", path: name } };
  }
  const heading = hash.split("#").at(-1)?.trim() ?? "";
  // A single block of a note has no name here: the link leads to its page.
  return withAnchor(found, heading.startsWith("^") ? "" : anchorFrom(heading));
}

function nearest(page: SourcePage, called: readonly SourcePage[] = []): SourcePage | undefined {
  const beside = called.find(({ folders }) => folders.join("/") === page.folders.join("/"));
  return beside ?? called[0];
}

type Named = { readonly pages: Map<string, SourcePage[]>; readonly files: Map<string, string> };
const names = new WeakMap<SourceTree["pages"], Named>();

/** What links by name may call the pages and files of a tree, made once: by path, by the name of the file, and pages by title last. */
function namedIn({ pages, files }: SourceTree): Named {
  const there = names.get(pages);
  if (there) return there;
  const made: Named = { pages: new Map(), files: new Map() };
  const call = (name: string, page: SourcePage) => {
    const called = made.pages.get(nameKey(name));
    if (!called) made.pages.set(nameKey(name), [page]);
    else if (!called.includes(page)) called.push(page);
  };
  const all = [...pages.values()].toSorted((a, b) => a.folders.length - b.folders.length);
  for (const page of all) call(page.path, page);
  for (const page of all) call(page.path.split("/").at(-1) ?? "", page);
  for (const page of all) call(page.title, page);
  for (const file of files)
    for (const name of [file, file.split("/").at(-1) ?? ""])
      if (!made.files.has(nameKey(name))) made.files.set(nameKey(name), file);
  names.set(pages, made);
  return made;
}

function nameKey(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\.?\//, "")
    .replace(/\.(?:md|markdown)$/, "")
    .trim();
}

function withAnchor(found: SourcePage, wanted: string): Omit<ResolvedLink, "link"> {
  const { path, anchors } = found;
  if (wanted === "" || wanted === "top") return { to: { path, anchor: "" }, file: null, trouble: null };
  const anchor = anchors.get(wanted) ?? anchors.get(wanted.toLowerCase());
  if (anchor === undefined)
    return { to: { path, anchor: "" }, file: null, trouble: { kind: "no-anchor", path, anchor: wanted } };
  return { to: { path, anchor }, file: null, trouble: null };
}

/** A path of the tree from a folder of it; a leading slash begins at the top. Null when it leaves the tree. */
function joined(folders: readonly string[], written: string): string | null {
  const steps = written.startsWith("/") ? [] : [...folders];
  for (const step of written.split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join("/");
}

function candidates(path: string): string[] {
  const below = path === "" ? "" : `${path}/`;
  return [
    path,
    `${path}.md`,
    `${path}.markdown`,
    path.replace(/\.html?$/, ".md"),
    `${below}index.md`,
    `${below}README.md`,
  ];
}

function sameName(path: string, pages: SourceTree["pages"]): SourcePage | undefined {
  return pages.get(path) ?? byLowerCase(pages).get(path.normalize("NFC").toLowerCase());
}

/** The pages of a tree by their paths in lower case, made once a tree: links that lead nowhere ask for it again and again. */
const lowered = new WeakMap<SourceTree["pages"], ReadonlyMap<string, SourcePage>>();

function byLowerCase(pages: SourceTree["pages"]): ReadonlyMap<string, SourcePage> {
  const there = lowered.get(pages);
  if (there) return there;
  const made = new Map(
    [...pages.values()].toReversed().map((page) => [page.path.normalize("NFC").toLowerCase(), page]),
  );
  lowered.set(pages, made);
  return made;
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
