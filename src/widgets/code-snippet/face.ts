import type { KindFace } from "../face.ts";
import { codeWords } from "./wording.ts";

export const codeSnippetFace: KindFace = {
  name: codeWords.kindName,
  otherNames: codeWords.kindOtherNames,
  help: codeWords.kindHelp,
  group: "text",
  isText: true,
  isLine: true,
};
