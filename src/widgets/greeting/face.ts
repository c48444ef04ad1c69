import type { KindFace } from "../face.ts";
import { greetingWords } from "./wording.ts";

export const greetingFace: KindFace = {
  name: greetingWords.kindName,
  otherNames: greetingWords.kindOtherNames,
  help: greetingWords.kindHelp,
  group: "home",
  isHomeBlock: true,
  titles: true,
};
