import type { KindFace } from "../face.ts";
import { iframeWords } from "./wording.ts";

export const iframeFace: KindFace = {
  name: iframeWords.kindName,
  otherNames: iframeWords.kindOtherNames,
  help: iframeWords.kindHelp,
  group: "web",
};
