import type { KindFace } from "../face.ts";
import { starredPagesWords } from "./wording.ts";

export const starredPagesFace: KindFace = {
  name: starredPagesWords.kindName,
  otherNames: starredPagesWords.kindOtherNames,
  help: starredPagesWords.kindHelp,
  group: "home",
  isHomeBlock: true,
};
