import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";
import type { Area } from "#kernel/viewer.ts";

/** What the readers of a page listen to. */
export const pageTopic = defineTopic("page");

/** A page was made. It may be a draft of which its readers must not know yet: `pageFirstPublished` follows then. */
export const pageCreated = defineEvent<"page-created", { pageId: number; title: string }>("page-created", {
  publicChange: "whole-site",
});
/**
 * A page that only those who edit it could see is there for its readers; who is told of new pages is told now. Events of earlier
 * releases do not say by whom and at which moment, in milliseconds since 1970.
 */
export const pageFirstPublished = defineEvent<
  "page-first-published",
  { pageId: number; title: string; by?: number | null; at?: number }
>("page-first-published", { publicChange: "whole-site" });
export const pageChanged = defineEvent<"page-changed", { pageId: number; versionId: number }>(
  "page-changed",
  { publicChange: "whole-site" },
);
/** That it was done to several pages at once, by a name of its own and with where they were moved to; or that this was taken back. */
type PartOfBatch = { batch?: { id: string; folderId?: number }; undoes?: string };

/** `was` is the title of before, `by` who changed it, `isMoved` whether it came into another folder; events of earlier releases do not say it. */
export const pagePropertiesChanged = defineEvent<
  "page-properties-changed",
  { pageId: number; title: string; was?: string; by?: number | null; isMoved?: boolean } & PartOfBatch
>("page-properties-changed", { publicChange: "whole-site" });
/**
 * Who may read or edit a page was saved anew: shares or publicity. `given` are the people who got a right by a line of their own, from
 * `by`, `taken` those who lost one; `isPublic` says whether it was opened to the world or closed. Events of earlier releases do not say it.
 */
export const pageSharingChanged = defineEvent<
  "page-sharing-changed",
  {
    pageId: number;
    by?: number | null;
    given?: readonly number[];
    taken?: readonly number[];
    isPublic?: boolean;
  } & PartOfBatch
>("page-sharing-changed", { publicChange: "whole-site" });
/** A page was moved to the trash: whoever read it reads it no more. */
export const pageTrashed = defineEvent<"page-trashed", { pageId: number; by: number | null } & PartOfBatch>(
  "page-trashed",
  {
    publicChange: "whole-site",
  },
);
/** It is there again, for those who read it before; also one of several that were put in the trash, or were brought back, together. */
export const pageRestored = defineEvent<"page-restored", { pageId: number; by: number | null } & PartOfBatch>(
  "page-restored",
  {
    publicChange: "whole-site",
  },
);
/** A page of the trash is gone for good: by hand, or because its time was over (`by` is null). */
export const pageRemoved = defineEvent<"page-removed", { pageId: number; by: number | null }>(
  "page-removed",
  {
    publicChange: "nothing-public",
  },
);
/** A page is of another subsite from now on, and read by those who are in it. Whoever hears of pages is told by its properties. */
export const pageMovedAcross = defineEvent<
  "page-moved-across",
  { pageId: number; by: number | null; subsiteId: Area }
>("page-moved-across", { publicChange: "nothing-public" });
export const pagesImported = defineEvent<
  "pages-imported",
  { folderId: number; made: number; updated: number; by?: number | null }
>("pages-imported", { publicChange: "whole-site" });

/** After these others may read and edit a page than before. */
export const readersChanged = [pageSharingChanged, pageMovedAcross, pageTrashed, pageRestored] as const;
