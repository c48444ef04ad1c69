import type { KindFace } from "../face.ts";
import { newPeopleWords } from "./wording.ts";

export const newPeopleFace: KindFace = {
  name: newPeopleWords.kindName,
  otherNames: newPeopleWords.kindOtherNames,
  help: newPeopleWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
