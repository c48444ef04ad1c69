import { words } from "#kernel/words.ts";

/** What the editors of several kinds say. */
export const widgetWords = words("widget", {
  tooLong: "{most, plural, other {At most # characters fit here.}}",
  unticked: "Pasted items start unticked.",
  replace: "Replace",
  again: "Try again",
  cancel: "Cancel",
  uploading: "Uploading {name}",
  uploaded: "{name} is on the page",
});

/** Formatting words and linking them, wherever rich words are written. */
export const formatWords = words("format", {
  tools: "Formatting",
  bold: "Bold",
  italic: "Italic",
  underline: "Underline",
  strike: "Strike through",
  highlight: "Highlight",
  code: "Code",
  clear: "Clear formatting",
  link: "Link",
  linkTo: "Link to",
  linkField: "A page of this site, or an address",
  pagesFound: "Pages",
  // POPT.
  pagesNotLoaded: "Could not load a list of pages.",
  noPages: "No page has these words in its title.",
  linkToAddress: "Link to {address}",
  leadsTo: "Leads to {title}",
  pageGone: "This page is gone or not shared with you.",
  open: "Open",
  removeLink: "Remove link",
  notAllowed: "Links lead to web pages, to mail addresses and to pages of this site.",
  foundCount: "{count, plural, =0 {No pages found} one {# page found} other {# pages found}}",
});
