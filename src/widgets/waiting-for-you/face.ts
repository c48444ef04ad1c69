import type { KindFace } from "../face.ts";
import { waitingForYouWords } from "./wording.ts";

export const waitingForYouFace: KindFace = {
  name: waitingForYouWords.kindName,
  otherNames: waitingForYouWords.kindOtherNames,
  help: waitingForYouWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
