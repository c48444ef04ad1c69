import type { Hex } from "#kernel/colour.ts";
import { defaultAccent } from "#kernel/default-look.ts";

/** Accents that are offered: each is readable as it is, in light and dark. */
export const accents = [
  { name: "indigo", hex: defaultAccent },
  { name: "sea", hex: "#0077a3" },
  { name: "teal", hex: "#0f7f79" },
  { name: "green", hex: "#2a8049" },
  { name: "amber", hex: "#9a6500" },
  { name: "red", hex: "#c23b32" },
  { name: "plum", hex: "#a5489f" },
] as const satisfies readonly { readonly name: string; readonly hex: Hex }[];
