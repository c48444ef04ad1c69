import type { KindFace } from "../face.ts";
import { markdownWords } from "./wording.ts";

export const markdownFace: KindFace = {
  name: markdownWords.kindName,
  otherNames: markdownWords.kindOtherNames,
  group: "text",
  isText: true,
};
