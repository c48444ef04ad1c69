import { words } from "#kernel/words.ts";

export const addressWords = words("share-addresses", {
  title: "Share “{title}”",
  failed: "Share",
  close: "Done",
  share: "Link to this page",
  shareHint: "It keeps working when the page is renamed or moved.",
  follow: "Link to follow it",
  followHint: "People sign in and confirm to get notifications.",
  copyShare: "Copy link to page",
  copyFollow: "Copy link to follow",
  copied: "Link copied",
  notCopied: "Your browser blocked copying. Press Ctrl+C, or ⌘C on a Mac.",
  access: "A link gives no access. Only people who can already see the page can open it.",
  code: "QR code for the link to this page",
  // SHAR-10.
  fromTemplate: "This page uses the permissions of its template.",
  changeTemplate: "Change permissions",
});
