import { words } from "#kernel/words.ts";

export const imageWords = words("image", {
  kindName: "Image",
  kindOtherNames: "picture photo figure drawing",
  choose: "Choose a picture",
  drop: "or drop one here, or paste it",
  dropHere: "Drop the picture here",
  width: "Width",
  widthText: "Text",
  widthPage: "Page",
  widthFull: "Full",
  describe: "Describe it for people who cannot see it",
  describeHint: "One sentence: what does the picture say?",
  notDescribed: "No description yet, for people who cannot see the picture",
  addDescription: "Describe it",
  caption: "Caption",
  captionPlaceholder: "Write a caption",
  opensLarge: "Open large on click",
  attachInstead: "Attach it instead",
  picture: "Picture",
  notUnderstood: "Invalid image format. We support PNG, GIF, JPG, and BMP.",
  remove: "Remove the picture",
});
