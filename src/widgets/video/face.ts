import type { KindFace } from "../face.ts";
import { videoWords } from "./wording.ts";

export const videoFace: KindFace = {
  name: videoWords.kindName,
  otherNames: videoWords.kindOtherNames,
  help: videoWords.kindHelp,
  group: "files",
};
