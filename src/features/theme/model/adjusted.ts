import { grounds, rolesOf } from "#kernel/accent-roles.ts";
import { type Hex, contrast } from "#kernel/colour.ts";
import { defaultAccent } from "#kernel/default-look.ts";

/** What became of a colour that cannot be used as it was picked. The ratios are those of the words on it, or of it to dark ground. */
export type Adjusted = {
  readonly why: "tooLight" | "tooDark";
  readonly picked: { readonly hex: Hex; readonly ratio: number };
  readonly used: { readonly hex: Hex; readonly ratio: number };
};

/** Null where buttons have the colour itself. */
export function adjustedFrom(picked: Hex): Adjusted | null {
  if (picked === defaultAccent) return null;
  const { accent: light } = rolesOf(picked, "light");
  if (light !== picked) return adjusted("tooLight", [picked, light], grounds.light.onAccent);
  const { accent: dark } = rolesOf(picked, "dark");
  return dark === picked ? null : adjusted("tooDark", [picked, dark], grounds.dark.surfaces[1]);
}

function adjusted(why: Adjusted["why"], [picked, used]: readonly [Hex, Hex], against: Hex): Adjusted {
  return {
    why,
    picked: { hex: picked, ratio: contrast(picked, against) },
    used: { hex: used, ratio: contrast(used, against) },
  };
}
