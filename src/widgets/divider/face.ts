import type { KindFace } from "../face.ts";
import { dividerWords } from "./wording.ts";

export const dividerFace: KindFace = {
  name: dividerWords.kindName,
  otherNames: dividerWords.kindOtherNames,
  help: dividerWords.kindHelp,
  group: "text",
  typed: { sign: "---" },
};
