import type { KindFace } from "../face.ts";
import { announcementWords } from "./wording.ts";

export const announcementFace: KindFace = {
  name: announcementWords.kindName,
  otherNames: announcementWords.kindOtherNames,
  help: announcementWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
