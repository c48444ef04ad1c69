import { openPaletteName } from "#kernel/command-names.ts";
import { type Command, whereOffered } from "#kernel/command.ts";
import { paletteWords } from "../wording.ts";

export const openPalette: Command = {
  ...whereOffered(openPaletteName),
  group: "general",
  label: paletteWords.title,
  keywords: paletteWords.keywords,
  keys: ["mod+/"],
};
