import type { KindFace } from "../face.ts";
import { shortcutsWords } from "./wording.ts";

export const shortcutsFace: KindFace = {
  name: shortcutsWords.kindName,
  otherNames: shortcutsWords.kindOtherNames,
  help: shortcutsWords.kindHelp,
  group: "home",
};
