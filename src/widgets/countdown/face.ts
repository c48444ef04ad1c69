import type { KindFace } from "../face.ts";
import { countdownWords } from "./wording.ts";

export const countdownFace: KindFace = {
  name: countdownWords.kindName,
  otherNames: countdownWords.kindOtherNames,
  help: countdownWords.kindHelp,
  group: "together",
};
