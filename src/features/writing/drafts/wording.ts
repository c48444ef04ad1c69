import type { RefusalWording } from "#kernel/refusal.ts";

type DraftRefusal =
  | "editor-too-old"
  | "draft-over"
  | "draft-too-large"
  | "draft-too-much"
  | "draft-not-understood"
  | "draft-of-others"
  | "changed-meanwhile"
  | "file-not-shared"
  | "title-missing"
  | "title-too-long"
  | "unpublished-in-the-way"
  | "discarded-gone"
  | "changes-not-apart"
  | "others-wrote";

export const draftRefusals: RefusalWording<DraftRefusal> = {
  "editor-too-old": { kind: "conflict", text: "Atrium was updated. Reload the page." },
  "draft-over": {
    kind: "conflict",
    text: "This draft was reset. Your text is still here.",
  },
  "draft-too-large": {
    kind: "invalid",
    text: "This page is too large. Move some of it to another page.",
  },
  "draft-too-much": {
    kind: "invalid",
    text: "Too much at once, so nothing was saved. Make this change in smaller steps.",
  },
  "draft-not-understood": {
    kind: "invalid",
    text: "We couldn't read this change, so it wasn't saved.",
  },
  "draft-of-others": {
    kind: "conflict",
    text: "Someone else has unpublished changes on this page. Open the page to edit it.",
  },
  "changed-meanwhile": {
    kind: "conflict",
    text: "{name} saved this page while you were writing. Your text is still here.",
  },
  "unpublished-in-the-way": {
    kind: "conflict",
    text: "This page has unpublished changes. Publish or discard them first, then restore this draft.",
  },
  "discarded-gone": {
    kind: "missing",
    text: "This draft is no longer here. Discarded drafts are kept for 30 days.",
  },
  "changes-not-apart": {
    kind: "conflict",
    text: "Others worked in the same blocks, so nothing was published. Publish all changes, or wait.",
  },
  "others-wrote": {
    kind: "conflict",
    text: "Someone else just changed this page, so nothing was published. Publish again to see their changes.",
  },
  "title-missing": { kind: "invalid", text: "Please enter a page name." },
  "title-too-long": {
    kind: "invalid",
    text: "This title is too long. Use 120 characters or fewer.",
  },
  "file-not-shared": { kind: "forbidden", text: "This file isn't shared with you." },
};
