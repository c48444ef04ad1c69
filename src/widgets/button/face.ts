import type { KindFace } from "../face.ts";
import { buttonWords } from "./wording.ts";

export const buttonFace: KindFace = {
  name: buttonWords.kindName,
  otherNames: buttonWords.kindOtherNames,
  help: buttonWords.kindHelp,
  group: "text",
};
