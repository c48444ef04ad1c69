import type { KindFace } from "../face.ts";
import { pdfWords } from "./wording.ts";

export const pdfFace: KindFace = {
  name: pdfWords.kindName,
  otherNames: pdfWords.kindOtherNames,
  help: pdfWords.kindHelp,
  group: "files",
};
