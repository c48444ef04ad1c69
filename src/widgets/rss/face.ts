import type { KindFace } from "../face.ts";
import { rssWords } from "./wording.ts";

export const rssFace: KindFace = {
  name: rssWords.kindName,
  otherNames: rssWords.kindOtherNames,
  help: rssWords.kindHelp,
  group: "web",
};
