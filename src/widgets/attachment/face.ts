import type { KindFace } from "../face.ts";
import { attachmentWords } from "./wording.ts";

export const attachmentFace: KindFace = {
  name: attachmentWords.kindName,
  otherNames: attachmentWords.kindOtherNames,
  help: attachmentWords.kindHelp,
  group: "files",
  takesFiles: "others",
  typed: { name: attachmentWords.chooseOne },
};
