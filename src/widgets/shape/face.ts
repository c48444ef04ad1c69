import type { KindFace } from "../face.ts";
import { shapeWords } from "./wording.ts";

export const shapeFace: KindFace = {
  name: shapeWords.kindName,
  otherNames: shapeWords.kindOtherNames,
  help: shapeWords.kindHelp,
  group: "text",
};
