import type { KindFace } from "../face.ts";
import { recentlyChangedWords } from "./wording.ts";

export const recentlyChangedFace: KindFace = {
  name: recentlyChangedWords.kindName,
  otherNames: recentlyChangedWords.kindOtherNames,
  help: recentlyChangedWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
