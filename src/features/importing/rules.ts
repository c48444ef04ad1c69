import { mayCreatePages } from "#features/pages/rules.ts";
import { mayAdminister } from "#features/sites/rules.ts";
import { mayArrange } from "#kernel/editor-check.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import type { ImportState } from "./contract.ts";
import type { ImportingRefusal } from "./wording.ts";

type NoImport = "signed-out" | "editors-only" | "admins-only";

/** Importing makes pages, and the folders that they come into: it takes the right to both (ROLE-26). */
export function mayImport(viewer: Viewer): Verdict<NoImport> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  const creating = mayCreatePages(viewer);
  return creating.allowed ? mayArrange(viewer) : creating;
}

type Import = { readonly personId: number | null };

/** An import is seen and changed by whoever began it, and by administrators; for others there is none. */
export function mayFollowImport(viewer: Viewer, begun: Import): Verdict<NoImport | "import-not-found"> {
  const may = mayImport(viewer);
  if (!may.allowed) return may;
  if (begun.personId === viewer.personId || mayAdminister(viewer).allowed) return allow;
  return refuse("import-not-found");
}

/** What is still coming in or was undone already cannot be undone. */
export function mayUndoImport(facts: {
  readonly state: ImportState;
  readonly undone: boolean;
}): Verdict<ImportingRefusal> {
  if (facts.state === "uploading" || facts.state === "working") return refuse("import-not-over");
  return facts.undone ? refuse("import-undone") : allow;
}
