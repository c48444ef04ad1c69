import type { KindFace } from "../face.ts";
import { accordionWords } from "./wording.ts";

export const accordionFace: KindFace = {
  name: accordionWords.kindName,
  otherNames: accordionWords.kindOtherNames,
  help: accordionWords.kindHelp,
  group: "text",
};
