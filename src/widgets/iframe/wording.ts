import { words } from "#kernel/words.ts";

export const iframeWords = words("iframe", {
  kindName: "Web page",
  kindOtherNames: "iframe frame site website embed address",
  kindHelp: "Another website in a frame.",
  address: "Address of the page",
  addressHint: "https://…",
  refused: "Enter an address that begins with https.",
  scrolling: "Allow scrolling",
});
