import type { KindFace } from "../face.ts";
import { embedsWords } from "./wording.ts";

export const embedsFace: KindFace = {
  name: embedsWords.kindName,
  otherNames: embedsWords.kindOtherNames,
  help: embedsWords.kindHelp,
  group: "web",
};
