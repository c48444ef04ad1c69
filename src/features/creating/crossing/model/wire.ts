import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { moveToSubsite, previewCrossing } from "../contract.ts";
import type { CrossingMode } from "../rules.ts";

/** A page, or a folder with all below it. */
export type CrossingSource = { readonly is: "page" | "folder"; readonly id: number };

type Sent = SentOf<typeof moveToSubsite>;
type Answer = OutputOf<typeof moveToSubsite>;
export type Copied = NonNullable<Answer["copied_pages"]>;

/** The first call sends what goes and how (SMOV-05). */
export function whatCrosses({ is, id }: CrossingSource, mode: CrossingMode): Sent {
  return is === "page" ? { page_id: id, mode } : { folder_id: id, mode };
}

export type CrossingTarget = {
  readonly id: number;
  readonly name: string;
  readonly isMain: boolean;
  readonly isPublic: boolean;
  readonly folders: readonly { readonly id: number; readonly path: string }[];
};

export function whereItMayGo({ subsites = [], nr_pages: count = 0 }: Answer) {
  const targets = subsites.map(({ is_public: isPublic, slug, ...target }): CrossingTarget => {
    return { ...target, isPublic, isMain: slug === "" };
  });
  return { targets, count };
}

/** What is sent to learn who would gain and lose access. */
export function whatMoves({ is, id }: CrossingSource, targetId: number): SentOf<typeof previewCrossing> {
  return { ...(is === "page" ? { page_id: id } : { folder_id: id }), to_subsite_id: targetId };
}

type Batch = {
  readonly source: CrossingSource;
  readonly mode: CrossingMode;
  readonly targetId: number;
  readonly folderId: number | null;
  /** By what its batches are told: asked again, none does anything twice. */
  readonly hint: string;
  /** What the batch before answered, sent back as it came; none with the first one (SMOV-10). */
  readonly copied?: Copied;
};

export function batchOf({ source, mode, targetId, folderId, hint, copied }: Batch): Sent {
  const place = folderId === null ? {} : { to_subsite_folder_id: folderId };
  const before = copied === undefined ? {} : { copied_pages: JSON.stringify(copied) };
  return { ...whatCrosses(source, mode), to_subsite_id: targetId, ...place, batch_hint: hint, ...before };
}

export function becameOf(answer: Answer) {
  const { nr_moved: moved = 0, nr_left: left = 0, more = false, new_view_url: address = null } = answer;
  const { copied_pages: copied = {}, batch_hint: hint = null } = answer;
  return { moved, left, isMore: more, address, copied, hint, ids: Object.values(copied) };
}
