import type { KindFace } from "../face.ts";
import { gmapsWords } from "./wording.ts";

export const gmapsFace: KindFace = {
  name: gmapsWords.kindName,
  otherNames: gmapsWords.kindOtherNames,
  help: gmapsWords.kindHelp,
  group: "web",
};
