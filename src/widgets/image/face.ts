import type { KindFace } from "../face.ts";
import { imageWords } from "./wording.ts";

export const imageFace: KindFace = {
  name: imageWords.kindName,
  otherNames: imageWords.kindOtherNames,
  help: imageWords.kindHelp,
  group: "files",
  usual: 1,
  takesFiles: "pictures",
  typed: { name: imageWords.chooseOne },
};
