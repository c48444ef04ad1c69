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
  addPoster: "Add cover picture",
  changePoster: "Change cover picture",
  removePoster: "Remove cover picture",
  captions: "Captions",
  notUsed: "{name} can't be used here. Choose an MP4, a picture or captions (VTT or SRT).",
  addCaptions: "Add captions",
  removeCaptions: "Remove captions: {language}",
});
