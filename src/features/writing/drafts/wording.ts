import type { RefusalWording } from "#kernel/refusal.ts";

type DraftRefusal =
  | "editor-too-old"
  | "draft-over"
  | "draft-too-large"
  | "draft-too-much"
  | "draft-not-understood"
  | "draft-of-others"
  | "file-not-shared"
  | "title-missing"
  | "title-too-long"
  | "unpublished-in-the-way"
  | "discarded-gone";

export const draftRefusals: RefusalWording<DraftRefusal> = {
  "editor-too-old": { kind: "conflict", text: "Atrium was updated. Please reload the page." },
  "draft-over": {
    kind: "conflict",
    text: "This draft was reset. Your text is still here.",
  },
  "draft-too-large": {
    kind: "invalid",
    text: "Sorry, this page is too large. Please put some of it on a page of its own.",
  },
  "draft-too-much": {
    kind: "invalid",
    text: "Sorry, this is too much at once, so nothing was stored. Please make this change in smaller steps.",
  },
  "draft-not-understood": {
    kind: "invalid",
    text: "Sorry, this change could not be read, so nothing was stored.",
  },
  "draft-of-others": {
    kind: "conflict",
    text: "Someone else has unpublished changes on this page. Open the page to edit it.",
  },
  "unpublished-in-the-way": {
    kind: "conflict",
    text: "This page has unpublished changes. Publish or discard them first, then restore this draft.",
  },
  "discarded-gone": {
    kind: "missing",
    text: "This draft is no longer here. Discarded drafts are kept for 30 days.",
  },
  "title-missing": { kind: "invalid", text: "Please enter a page name." },
  "title-too-long": {
    kind: "invalid",
    text: "This title is too long. A title can have at most 120 characters.",
  },
  "file-not-shared": { kind: "forbidden", text: "Sorry, this file is not shared with you." },
};
