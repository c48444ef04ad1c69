import type { FolderNode } from "#features/folders/contract.ts";
import { type Verdict, allow } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayChooseHomepage } from "#features/pages/rules.ts";
import type { PageRefusal } from "#features/pages/wording.ts";
import type { SentSettings } from "./contract.ts";

/** The path of a folder as the dialogs send it: names below Main, joined by slashes; empty for Main (PPRP-06). */
export function folderPath(tree: readonly FolderNode[], id: number): string {
  const names: string[] = [];
  for (let at: number | null = id; at !== null; ) {
    const node: FolderNode | undefined = tree.find((each) => each.id === at);
    if (!node || node.parent_id === null) break;
    names.unshift(node.name);
    at = node.parent_id;
  }
  return names.join("/");
}

/** The folder of a path, compared as names are: without case. Null when the tree has none such. */
export function folderAt(tree: readonly FolderNode[], path: string): number | null {
  const wanted = path
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .join("/")
    .toLowerCase();
  const found = tree.find((node) => folderPath(tree, node.id).toLowerCase() === wanted);
  return found?.id ?? null;
}

/** Page types are the admins' (PTYP-06, PTYP-11); sending them unchanged is not changing them. */
export function mayChangeTypes(
  viewer: Viewer,
  sent: SentSettings,
  current: { readonly isHomepage: boolean },
): Verdict<PageRefusal> {
  const wanted = sent.make_homepage ?? current.isHomepage;
  if (wanted !== current.isHomepage || sent.make_template || sent.make_default_template)
    return mayChooseHomepage(viewer);
  return allow;
}
