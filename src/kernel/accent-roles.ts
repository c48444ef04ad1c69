import { type Hex, type Oklch, contrast, hexOf, oklchOf } from "./colour.ts";

/** What a colour of the accent is for; the names of `ui/tokens.css` without the dashes. */
export const accentRoles = [
  "accent",
  "accent-hover",
  "accent-strong",
  "accent-soft",
  "accent-line",
  "accent-mark",
  "focus",
  "inverse-accent",
] as const;
export type AccentRole = (typeof accentRoles)[number];
export type Roles = Readonly<Record<AccentRole, Hex>>;

/** The least contrast of words, and of marks, rings and borders (WCAG 1.4.3, 1.4.11). */
export const leastOfText = 4.5;
export const leastOfMarks = 3;

/** Grounds of `ui/tokens.css` on which the accent stands, the hardest of each look among them. */
export const grounds = {
  light: {
    onAccent: "#fffdfa",
    text: "#221d18",
    muted: "#5f5a54",
    inverse: "#2a2520",
    /** From paper white to a chip that is hovered over. */
    surfaces: ["#ffffff", "#f9f8f4", "#f4f2ee", "#eeece7", "#e3e1dc"],
  },
  dark: {
    onAccent: "#fffdfa",
    text: "#e8e6e2",
    muted: "#b2afa9",
    inverse: "#e6e4e0",
    /** From the canvas to a chip in an overlay that is hovered over. */
    surfaces: ["#191614", "#1e1c19", "#24221f", "#2b2825", "#34312d", "#3e3a36", "#4a4641"],
  },
} as const satisfies Record<string, unknown>;

export type Look = keyof typeof grounds;

/**
 * The accent in all its roles: hue and chroma are those of the chosen colour, and so is its lightness as far as words on it, it as
 * words, rings and marks can be told from what is behind them.
 */
export function rolesOf(picked: Hex, look: Look): Roles {
  return look === "light" ? lightRoles(picked) : darkRoles(picked);
}

function lightRoles(picked: Hex): Roles {
  const { l, c, h } = oklchOf(picked);
  const { onAccent, surfaces, inverse } = grounds.light;
  const accent = shade(picked, -1, (hex) => contrast(hex, onAccent) >= leastOfText);
  const soft = hexOf({ l: 0.956, c: c * 0.13, h });
  const grounded = [...surfaces, soft];
  const strong = { l: Math.min(l, 0.46), c, h };
  return {
    accent,
    "accent-hover": hovered(accent),
    "accent-strong": stepped(strong, -1, (hex) => reaches(hex, grounded, leastOfText)),
    "accent-soft": soft,
    "accent-line": hexOf({ l: 0.84, c: c * 0.4, h }),
    "accent-mark": shade(accent, -1, (hex) => reaches(hex, grounded, leastOfMarks)),
    focus: shade(accent, -1, (hex) => reaches(hex, grounded, leastOfMarks)),
    "inverse-accent": stepped({ l: 0.85, c: Math.min(c, 0.08), h }, 1, (hex) =>
      reaches(hex, [inverse], leastOfText),
    ),
  };
}

/** The lightness of a fill that stands out from a dark sheet, if white words can still be read on it. */
function darkRoles(picked: Hex): Roles {
  const { c, h } = oklchOf(picked);
  const { onAccent, surfaces, inverse } = grounds.dark;
  const [canvas, surface] = surfaces;
  const readable = shade(picked, -1, (hex) => contrast(hex, onAccent) >= leastOfText);
  const accent = shade(readable, 1, (hex) => reaches(hex, [canvas, surface], leastOfMarks));
  const soft = hexOf({ l: 0.29, c: c * 0.3, h });
  const grounded = [...surfaces, soft];
  return {
    accent,
    "accent-hover": hovered(accent),
    "accent-strong": stepped({ l: 0.79, c: c * 0.62, h }, 1, (hex) => reaches(hex, grounded, leastOfText)),
    "accent-soft": soft,
    "accent-line": hexOf({ l: 0.45, c: c * 0.6, h }),
    "accent-mark": stepped({ l: 0.7, c: c * 0.75, h }, 1, (hex) => reaches(hex, grounded, leastOfMarks)),
    focus: stepped({ l: 0.76, c: Math.min(c, 0.11), h }, 1, (hex) => reaches(hex, grounded, leastOfMarks)),
    "inverse-accent": stepped({ l: 0.42, c: Math.min(c, 0.16), h }, -1, (hex) =>
      reaches(hex, [inverse], leastOfText),
    ),
  };
}

/** A little darker under the pointer; what is almost black grows a little lighter instead. */
function hovered(accent: Hex): Hex {
  const { l, c, h } = oklchOf(accent);
  return hexOf({ l: l > 0.25 ? l - 0.05 : l + 0.12, c, h });
}

function reaches(hex: Hex, behind: readonly Hex[], least: number): boolean {
  return behind.every((each) => contrast(hex, each) >= least);
}

/** The colour itself, or the nearest lighter (1) or darker (-1) shade of it that passes. */
function shade(hex: Hex, direction: 1 | -1, passes: (hex: Hex) => boolean): Hex {
  return passes(hex) ? hex : stepped(oklchOf(hex), direction, passes);
}

const step = 0.004;

/** Ends at black or at white at the latest. */
function stepped({ l, c, h }: Oklch, direction: 1 | -1, passes: (hex: Hex) => boolean): Hex {
  for (let count = 0; count <= 1 / step; count++) {
    const lightness = Math.min(1, Math.max(0, l + direction * count * step));
    const hex = hexOf({ l: lightness, c, h });
    if (passes(hex)) return hex;
  }
  return direction === 1 ? "#ffffff" : "#000000";
}
