import type { KindFace } from "../face.ts";
import { gcalendarWords } from "./wording.ts";

export const gcalendarFace: KindFace = {
  name: gcalendarWords.kindName,
  otherNames: gcalendarWords.kindOtherNames,
  help: gcalendarWords.kindHelp,
  group: "web",
};
