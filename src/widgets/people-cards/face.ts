import type { KindFace } from "../face.ts";
import { peopleCardsWords } from "./wording.ts";

export const peopleCardsFace: KindFace = {
  name: peopleCardsWords.kindName,
  otherNames: peopleCardsWords.kindOtherNames,
  help: peopleCardsWords.kindHelp,
  group: "together",
};
