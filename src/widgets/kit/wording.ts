import { words } from "#kernel/words.ts";

/** What the editors of several kinds say. */
export const widgetWords = words("widget", {
  tooLong: "{most, plural, other {Use # characters or fewer.}}",
  unticked: "Pasted items start unticked.",
  replace: "Replace",
  again: "Try again",
  cancel: "Cancel",
  uploading: "Uploading {name}",
  uploaded: "{name} added",
  textComing: "Text, loading",
  typeAlready: "Loading. You can start typing.",
  editorNotLoaded: "Couldn't load this block. Your text is safe.",
});

/** What is shown of other services, whichever kind shows it. */
export const embedWords = words("embed", {
  loads: "Click to load from {host}",
  openOn: "Open on {service}",
  title: "Title",
  titleHint: "Title (optional)",
  privacyHint: "Nothing loads from there until a reader clicks.",
  height: "Height",
  pixels: "{height, number} pixels",
});

/** Formatting words and linking them, wherever rich words are written. */
export const formatWords = words("format", {
  tools: "Formatting",
  bold: "Bold",
  italic: "Italic",
  underline: "Underline",
  strike: "Strikethrough",
  highlight: "Highlight",
  code: "Code",
  clear: "Clear formatting",
  link: "Link",
  linkTo: "Link to",
  linkField: "Search pages or paste a link",
  pagesFound: "Pages",
  // POPT.
  pagesNotLoaded: "Could not load a list of pages.",
  noPages: "No pages found",
  linkToAddress: "Link to {address}",
  leadsTo: "Links to {title}",
  leadsUnknown: "Links to a page of this site. Its title couldn't be loaded.",
  looking: "Looking…",
  pageGone: "This page doesn't exist or isn't shared with you.",
  open: "Open",
  removeLink: "Remove link",
  notAllowed: "Enter a web address, an email address or a page of this site.",
  foundCount: "{count, plural, =0 {No pages found} one {# page found} other {# pages found}}",
});

/** Font, size and colour of words. */
export const letterWords = words("letters", {
  styles: "Font, size and color",
  font: "Font",
  plainFont: "Page font",
  likeFont: "{font}, like {like}",
  size: "Size",
  sizeStep: "Size {step, number}",
  larger: "Larger text",
  smaller: "Smaller text",
  normalSize: "Size {step, number}, normal",
  colour: "Color",
  plainColour: "Text color",
  accent: "Accent",
  muted: "Gray",
  good: "Green",
  warn: "Brown",
  danger: "Red",
});

/** Parts with a title and a text each. */
export const partWords = words("part", {
  add: "Add part",
  part: "Part {place, number}",
  title: "Title of part {place, number}",
  titleHint: "Title",
  text: "Text of part {place, number}",
  textHint: "Text",
  remove: "Delete part {place, number}",
  earlier: "Move part {place, number} up",
  later: "Move part {place, number} down",
  added: "Part added",
  removed: "Part deleted",
  moved: "Moved to position {place, number}",
  untitled: "Untitled",
  link: "Link to this part",
});
