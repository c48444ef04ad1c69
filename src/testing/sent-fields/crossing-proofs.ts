import type { Proofs } from "./proof.ts";

const shownIn = (test: string) => ({ file: "src/features/creating/crossing/crossing.test.ts", test });
const begins = shownIn("says where a page may go, how many go and what it is called");
const changes = {
  file: "src/features/creating/crossing/gains-and-losses.test.ts",
  test: "is said by name before pages move to another subsite",
};
const hints = shownIn("asked for twice with one hint makes one copy, and others' numbers are not believed");

/** What is sent of pages that go to another subsite shows in where they are. */
export const crossingProofs: Proofs = {
  "preview-crossing": { page_id: changes, folder_id: changes, to_subsite_id: changes },
  "move-to-subsite": {
    page_id: begins,
    folder_id: begins,
    mode: begins,
    to_subsite_id: shownIn("a page brings it there with its tags; its old address leads to it"),
    to_subsite_folder_id: shownIn("comes into the folder that was chosen there"),
    batch_hint: hints,
    "copied_pages.*": hints,
  },
};
