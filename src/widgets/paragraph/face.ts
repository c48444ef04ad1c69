import type { KindFace } from "../face.ts";
import { textWording } from "./wording.ts";

export const paragraphFace: KindFace = {
  name: textWording.kindName,
  otherNames: textWording.kindOtherNames,
  help: textWording.kindHelp,
  group: "text",
  isText: true,
  isLine: true,
  takesCaretAtOnce: true,
  beginsPages: true,
  usual: 0,
};
