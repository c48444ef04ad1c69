import type { KindFace } from "../face.ts";
import { checklistWords } from "./wording.ts";

export const checklistFace: KindFace = {
  name: checklistWords.kindName,
  otherNames: checklistWords.kindOtherNames,
  help: checklistWords.kindHelp,
  group: "together",
  isText: true,
  isLine: true,
};
