import { words } from "#kernel/words.ts";

export const youtubeWords = words("youtube", {
  kindName: "YouTube",
  kindOtherNames: "video film movie embed youtube",
  kindHelp: "A YouTube video, loaded when a reader clicks.",
  address: "Address of the video",
  addressHint: "https://www.youtube.com/watch?v=…",
  refused: "Enter the address of a YouTube video.",
  start: "Start at (seconds)",
  width: "Width",
  full: "Full width",
  small: "Small",
});
