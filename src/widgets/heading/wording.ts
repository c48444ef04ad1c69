import { words } from "#kernel/words.ts";

export const headingWording = words("heading", {
  kindName: "Heading",
  kindOtherNames: "title headline section chapter",
  kindHelp: "A title for the text below it.",
  heading: "Heading",
  hint: "Heading",
  level: "Size",
  h0: "Largest",
  h1: "Large",
  h2: "Medium",
  h3: "Small",
  anchor: "Name for links",
  anchorHint: "Links to this heading end with #{name}",
  copyLink: "Link to “{text}”",
  linkCopied: "Link copied",
  anchorRefused: "Letters, digits, - and _ only, at most 80",
});
