import type { KindFace } from "../face.ts";
import { fileListWords } from "./wording.ts";

export const fileListFace: KindFace = {
  name: fileListWords.kindName,
  otherNames: fileListWords.kindOtherNames,
  help: fileListWords.kindHelp,
  group: "files",
};
