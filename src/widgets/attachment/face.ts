import type { KindFace } from "../face.ts";
import { attachmentWords } from "./wording.ts";

export const attachmentFace: KindFace = {
  name: attachmentWords.kindName,
  otherNames: attachmentWords.kindOtherNames,
  group: "files",
  takesFiles: "others",
  typed: { name: attachmentWords.chooseOne },
};
