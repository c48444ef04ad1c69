import type { KindFace } from "../face.ts";
import { markdownWords } from "./wording.ts";

export const markdownFace: KindFace = {
  name: markdownWords.kindName,
  otherNames: markdownWords.kindOtherNames,
  help: markdownWords.kindHelp,
  group: "text",
  isText: true,
};
