import type { KindFace } from "../face.ts";
import { tableWords } from "./wording.ts";

export const tableFace: KindFace = {
  name: tableWords.kindName,
  otherNames: tableWords.kindOtherNames,
  group: "text",
  isText: true,
  typed: { name: tableWords.emptyTable },
};
