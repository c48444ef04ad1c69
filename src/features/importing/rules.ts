import { mayCreatePages } from "#features/pages/rules.ts";
import { mayAdminister } from "#features/sites/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import type { ImportState } from "./contract.ts";
import type { ImportingRefusal } from "./wording.ts";

/** Importing makes pages and folders, so it takes the create permission. */
export function mayImport(viewer: Viewer): Verdict<"signed-out" | "editors-only"> {
  return isSignedIn(viewer) ? mayCreatePages(viewer) : refuse("signed-out");
}

type Import = { readonly personId: number | null };

/** An import is seen and changed by whoever began it, and by administrators; for others there is none. */
export function mayFollowImport(
  viewer: Viewer,
  begun: Import,
): Verdict<"signed-out" | "editors-only" | "import-not-found"> {
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
