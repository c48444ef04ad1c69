import type { KindFace } from "../face.ts";
import { gdocEmbedWords } from "./wording.ts";

export const gdocEmbedFace: KindFace = {
  name: gdocEmbedWords.kindName,
  otherNames: gdocEmbedWords.kindOtherNames,
  help: gdocEmbedWords.kindHelp,
  group: "web",
};
