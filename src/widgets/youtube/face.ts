import type { KindFace } from "../face.ts";
import { youtubeWords } from "./wording.ts";

export const youtubeFace: KindFace = {
  name: youtubeWords.kindName,
  otherNames: youtubeWords.kindOtherNames,
  help: youtubeWords.kindHelp,
  group: "web",
};
