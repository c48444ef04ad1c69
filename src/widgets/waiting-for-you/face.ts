import type { KindFace } from "../face.ts";
import { waitingForYouWords } from "./wording.ts";

export const waitingForYouFace: KindFace = {
  name: waitingForYouWords.kindName,
  otherNames: waitingForYouWords.kindOtherNames,
  group: "home",
  isHomeBlock: true,
};
