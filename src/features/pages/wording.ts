import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PageRefusal =
  | "page-not-found"
  | "page-not-editable"
  | "page-types-by-admins"
  | "homepage-unpublished"
  | "page-not-a-template"
  | "bad-page-settings"
  | "changed-meanwhile"
  | "widget-not-found";

export const pageRefusals: RefusalWording<PageRefusal> = {
  "page-not-found": { kind: "missing", text: "This page does not exist, or it is not shared with you." },
  "page-not-editable": {
    kind: "forbidden",
    text: "Sorry, this page is not shared with you for editing.",
    offer: "page",
  },
  "homepage-unpublished": {
    kind: "conflict",
    text: "Publish this page first. Then you can make it the home page.",
  },
  "page-types-by-admins": {
    kind: "forbidden",
    text: "Sorry, only admins can change the page type.",
    offer: "admin",
  },
  "page-not-a-template": { kind: "invalid", text: "Sorry, this page cannot be a template." },
  "bad-page-settings": { kind: "invalid", text: "Couldn't save the page. Please check the errors below." },
  "changed-meanwhile": {
    kind: "conflict",
    text: "{name} saved this page while you were writing. Your text is still here and nothing is lost.",
  },
  "widget-not-found": { kind: "missing", text: "Sorry, this part of the page is no longer there." },
};

export const pageWords = words("pages", {
  edit: "Edit",
  onlyWords: "This page takes too long to be shown in full. These are its words.",
  share: "Share",
  more: "More actions",
  properties: "Properties",
  isUnpublished: "Draft",
  unpublishedHelp:
    "Only people who can edit this page see it. Publish it to show it to everyone it is shared with.",
  versions: "Version history",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  star: "Star",
  folderPath: "Folder",
  changed: "Changed {date}",
  minutes: "{count, plural, one {# minute to read} other {# minutes to read}}",
  everybody: "Everyone at {site}",
  public: "Anyone on the web",
  some: "Only people it is shared with",
  editors: "Only people who can edit it",
  onThisPage: "On this page",
  unpublished: "Unpublished changes",
  emptyPage: "This page is still empty.",
  updated: "This page was updated just now.",
  startWriting: "Start writing",
  signInToEdit: "Sign in to edit this page",
});
