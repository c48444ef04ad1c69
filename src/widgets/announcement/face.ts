import type { KindFace } from "../face.ts";
import { announcementWords } from "./wording.ts";

export const announcementFace: KindFace = {
  name: announcementWords.kindName,
  otherNames: announcementWords.kindOtherNames,
  group: "home",
  isHomeBlock: true,
};
