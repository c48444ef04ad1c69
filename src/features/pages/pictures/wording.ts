import { words } from "#kernel/words.ts";

/** What the viewer of pictures says; loaded with it. */
export const pictureWords = words("pictures", {
  close: "Close",
  next: "Next picture",
  position: "{at} of {count}",
  previous: "Previous picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
});
