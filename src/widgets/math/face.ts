import type { KindFace } from "../face.ts";
import { mathWords } from "./wording.ts";

export const mathFace: KindFace = {
  name: mathWords.kindName,
  otherNames: mathWords.kindOtherNames,
  help: mathWords.kindHelp,
  group: "text",
};
