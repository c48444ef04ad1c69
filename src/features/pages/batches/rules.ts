import { pageTagsMost } from "#features/tags/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { mayEditPage } from "../rules.ts";
import { mayTrash } from "../trash/rules.ts";
import type { BatchDeed } from "./contract.ts";

/** More than are taken, so that whoever sends too many is told how many they may be. */
export const readMost = 10_000;

/** So many pages are changed in one transaction. */
export const batchMost = 1000;

export function mayBeBatch(count: number): Verdict<"batch-too-large"> {
  return count <= batchMost ? allow : refuse("batch-too-large", { most: batchMost });
}

/** A page of a batch. What the actor may not read is not there. */
export type BatchPage = {
  readonly id: number;
  readonly title: string;
  readonly folderId: number;
  readonly mayEdit: boolean;
  readonly isHomepage: boolean;
  readonly isTemplate: boolean;
};

/** Why one page of a batch is left as it is. */
export type LeftReason =
  | "page-not-found"
  | "page-in-trash"
  | "page-not-editable"
  | "already-in-folder"
  | "homepage-not-trashed"
  | "template-not-trashed"
  | "page-not-in-trash";

/** Whether something may be done to one page of a batch: by the rules of one page. `folderId` is where it would come. */
export function mayBeDone(
  deed: BatchDeed,
  page: BatchPage,
  folderId: number | null = null,
): Verdict<LeftReason> {
  const editing = mayEditPage(page);
  if (!editing.allowed) return refuse("page-not-editable");
  if (deed === "trash") return mayTrash(page);
  return deed === "move" && page.folderId === folderId ? refuse("already-in-folder") : allow;
}

/** A batch of which nothing may be done is refused as a whole. */
export function mayBegin(
  allowed: number,
  reasons: readonly string[],
): Verdict<"batch-not-editable" | "batch-nothing"> {
  if (allowed > 0) return allow;
  return refuse(reasons.includes("page-not-editable") ? "batch-not-editable" : "batch-nothing");
}

/** A page has so many tags at most, whoever gives them. */
export function mayHaveTags(count: number): Verdict<"page-tags-full"> {
  return count <= pageTagsMost ? allow : refuse("page-tags-full");
}
