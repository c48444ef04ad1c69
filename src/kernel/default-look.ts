import type { Hex } from "./colour.ts";
import type { LookChoice } from "./site-look.ts";

/** The accent of sites that have chosen none. */
export const defaultAccent: Hex = "#4a5bcf";

/** How a site looks for which nobody has chosen anything. */
export const defaultLook: LookChoice = { accent: defaultAccent, fonts: "serif", scheme: "device" };
