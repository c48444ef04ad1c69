import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PageRefusal =
  | "page-not-found"
  | "page-in-trash"
  | "page-not-editable"
  | "page-changed-since"
  | "page-types-by-admins"
  | "homepage-unpublished"
  | "page-not-a-template"
  | "template-unpublished"
  | "several-page-types"
  | "bad-page-settings"
  | "widget-not-found";

/** Apart, because readers' screens say it: all of them together travel with no page. */
export const notEditable: RefusalWording<"page-not-editable"> = {
  "page-not-editable": {
    kind: "forbidden",
    text: "This page isn't shared with you for editing.",
    offer: "page",
  },
};

/** Apart likewise, for edit mode. */
export const notReadable: RefusalWording<"page-not-found"> = {
  "page-not-found": { kind: "missing", text: "This page doesn't exist or isn't shared with you." },
};

export const pageRefusals: RefusalWording<PageRefusal> = {
  "page-not-found": notReadable["page-not-found"],
  "page-in-trash": { kind: "missing", text: "This page is in the trash. Restore it to keep editing." },
  "page-not-editable": notEditable["page-not-editable"],
  "page-changed-since": { kind: "conflict", text: "This page was changed since." },
  "homepage-unpublished": {
    kind: "conflict",
    text: "Publish this page first. Then you can make it the home page.",
  },
  "page-types-by-admins": {
    kind: "forbidden",
    text: "Only administrators can change the page type.",
    offer: "admin",
  },
  "page-not-a-template": {
    kind: "conflict",
    text: "The home page can't be a template. Make another page the home page first.",
  },
  "template-unpublished": {
    kind: "conflict",
    text: "Publish this page first. Then you can make it a template.",
  },
  "several-page-types": { kind: "invalid", text: "A page has one type. Choose one." },
  "bad-page-settings": { kind: "invalid", text: "Couldn't save the page. Please check the errors below." },
  "widget-not-found": { kind: "missing", text: "This block no longer exists. Reload the page." },
};

export const pageWords = words("pages", {
  edit: "Edit",
  onlyWords: "This page takes too long to show in full. Here is its text.",
  share: "Share",
  more: "More actions",
  properties: "Properties",
  tags: "Tags",
  isUnpublished: "Draft",
  unpublishedHelp: "Only people who can edit this page see it until it's published.",
  versions: "Version history",
  toTrash: "Move to Trash",
  toTrashKeywords: "delete, remove, bin",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "Couldn't copy the link. Copy it from the address bar.",
  star: "Star",
  follow: "Follow",
  // FLLW-03.
  followFailed: "Sorry, unable to (un)subscribe from page notifications. Please try again.",
  folderPath: "Folder",
  changed: "Changed {date}",
  minutes: "{count, plural, one {# min read} other {# min read}}",
  onThisPage: "On this page",
  unpublished: "Unpublished changes",
  emptyPage: "This page is empty.",
  updated: "This page was just updated.",
  startWriting: "Start writing",
  signInToEdit: "Sign in to edit this page",
  whoIsTold: "Who is notified",
  whoHasAccess: "Who has access",
  updatePages: "Update pages made from it",
  // SMOV-01.
  copyToSubsite: "Copy to subsite",
  moveToSubsite: "Move to a different subsite",
  // DLGS-19.
  notificationsNotLoaded: "Could not load notifications. Please try again in a moment...",
  permissionsNotLoaded: "Could not load permissions. Please try again in a moment...",
});

/** Of a page that was found by what stands in one of its files. */
export const foundInFile = words("found-in-file", {
  line: "In {file}: {text}",
});
