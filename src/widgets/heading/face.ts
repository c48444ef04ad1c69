import type { KindFace } from "../face.ts";
import { headingWording } from "./wording.ts";

export const headingFace: KindFace = {
  name: headingWording.kindName,
  otherNames: headingWording.kindOtherNames,
  help: headingWording.kindHelp,
  group: "text",
  isText: true,
  isLine: true,
  takesCaretAtOnce: true,
  usual: 2,
};
