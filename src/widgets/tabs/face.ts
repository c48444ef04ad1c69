import type { KindFace } from "../face.ts";
import { tabsWords } from "./wording.ts";

export const tabsFace: KindFace = {
  name: tabsWords.kindName,
  otherNames: tabsWords.kindOtherNames,
  help: tabsWords.kindHelp,
  group: "text",
};
