import type { FolderNode } from "#features/folders/contract.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { folderWords } from "#features/folders/wording.ts";
import type { SentTag } from "#features/tags/contract.ts";
import { mayBeTagName } from "#features/tags/rules.ts";
import { tagRefusals } from "#features/tags/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Words } from "#kernel/words.ts";
import type { SentSettings } from "./contract.ts";

/**
 * The folder of a path, compared as names are: without case. Null when the tree has none such. Main may be left out. The path
 * of the folder `now` is always that folder: names from before slashes were refused may say the same path twice.
 */
export function folderAt(tree: readonly FolderNode[], path: string, now: number | null): number | null {
  const byPath = new Map<string, number>();
  for (const [id, each] of folderPaths(tree)) {
    const key = pathKey(each);
    if (!byPath.has(key) || id === now) byPath.set(key, id);
  }
  const main = tree.find((node) => node.parent_id === null);
  const wanted = pathKey(path);
  if (!main || wanted === "") return main?.id ?? null;
  // Main is called so in every language, beside the name that the reader sees.
  const below = pathKey(folderWords.main.message);
  const inMain = wanted === below ? "" : wanted.startsWith(`${below}/`) ? wanted.slice(below.length) : null;
  const tries = [wanted, `${main.name}/${path}`, ...(inMain === null ? [] : [`${main.name}/${inMain}`])];
  return tries.map((each) => byPath.get(pathKey(each))).find((id) => id !== undefined) ?? null;
}

function pathKey(path: string): string {
  const names = path.split("/").map((name) => name.trim());
  return names
    .filter((name) => name !== "")
    .join("/")
    .toLowerCase();
}

/** What was sent beside the fields that can be changed. */
export function otherFields(sent: SentSettings): Readonly<Record<string, unknown>> {
  const {
    title: _title,
    category: _category,
    tags: _tags,
    tags_before: _before,
    slug: _slug,
    make_homepage: _homepage,
    make_template: _template,
    make_default_template: _default,
    permission_state: _state,
    ...others
  } = sent;
  return others;
}

/** Why one of the texts that were sent as tags cannot be one; null when all of them can. */
export function badTag(tags: readonly SentTag[]): Words | null {
  for (const tag of tags) {
    if (typeof tag !== "string" && tag.id) continue;
    const verdict = mayBeTagName(typeof tag === "string" ? tag : (tag.tag ?? ""));
    if (!verdict.allowed) return sentenceOf(tagRefusals, verdict.code);
  }
  return null;
}
