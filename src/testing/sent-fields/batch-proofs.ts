import type { Proofs } from "./proof.ts";

const shownIn = (test: string) => ({ file: "src/features/pages/batches/batches.test.ts", test });
const inTrash = (test: string) => ({ file: "src/features/pages/batches/trash-batches.test.ts", test });
const moves = shownIn("moves those that one may edit, and says which of them stay and why");
const tags = shownIn("are added and removed together; undo takes back what each page was given or lost");

const listed = shownIn("all pages of a list are known by folder, tag and order");

const sharing = {
  file: "src/features/properties/batches/sharing.test.ts",
  test: "turns on each what was turned and leaves the rest",
};

const losses = {
  file: "src/features/properties/batches/losing.test.ts",
  test: "is said by name up to ten, of all pages together",
};

const ofTemplate = {
  file: "src/features/creating/propagating/propagating.test.ts",
  test: "pages that were not chosen stay",
};

/** What is sent of several pages shows in what became of each. */
export const batchProofs: Proofs = {
  "read-page-ids": {
    cat_id: listed,
    tag_id: listed,
    by: listed,
    view_trash: inTrash("the whole trash is selected, what has not come yet too"),
  },
  "restore-batch": { ids: inTrash("come back to where they lay, each once") },
  "remove-batch": { ids: inTrash("go for good, and those that are gone already are counted") },
  "check-batch": {
    ids: shownIn("are told with how many pages have each"),
    deed: shownIn("are told with how many pages have each"),
  },
  "update-template-pages": { ids: ofTemplate },
  "move-batch": { ids: moves, cat_id: moves },
  "tag-batch": { ids: tags, added: tags, removed: tags },
  "read-batch-sharing": {
    ids: { ...sharing, test: "the dialog shows what all and some of the pages have" },
  },
  "preview-batch-sharing": { ids: losses, "lines.*.view": losses, "lines.*.edit": losses },
  "share-batch": { ids: sharing, "lines.*.view": sharing, "lines.*.edit": sharing },
  "trash-batch": { ids: shownIn("leaves home pages and templates, and undo brings back") },
};
