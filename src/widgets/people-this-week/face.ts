import type { KindFace } from "../face.ts";
import { peopleThisWeekWords } from "./wording.ts";

export const peopleThisWeekFace: KindFace = {
  name: peopleThisWeekWords.kindName,
  otherNames: peopleThisWeekWords.kindOtherNames,
  help: peopleThisWeekWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
