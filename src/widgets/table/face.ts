import type { KindFace } from "../face.ts";
import { tableWords } from "./wording.ts";

export const tableFace: KindFace = {
  name: tableWords.kindName,
  otherNames: tableWords.kindOtherNames,
  help: tableWords.kindHelp,
  group: "text",
  isText: true,
  typed: { name: tableWords.emptyTable },
};
