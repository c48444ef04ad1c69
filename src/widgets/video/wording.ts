import { words } from "#kernel/words.ts";

export const videoWords = words("video", {
  kindName: "Video",
  kindOtherNames: "film movie clip mp4 player",
  kindHelp: "A video that you upload.",
  choose: "Choose video",
  drop: "or drop an MP4 here",
  dropHere: "Drop the video here",
  title: "Caption",
  width: "Width",
  full: "Full width",
  small: "Small",
  addPoster: "Add still picture",
  changePoster: "Change still picture",
  removePoster: "Remove still picture",
  captions: "Captions",
  addCaptions: "Add captions",
  removeCaptions: "Remove captions: {language}",
});
