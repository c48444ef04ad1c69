import { accentRoles, rolesOf } from "./accent-roles.ts";
import { type Hex, hexFrom, oklchOf } from "./colour.ts";
import { defaultAccent } from "./default-look.ts";
import {
  type FontPair,
  type LookChoice,
  type SiteLook,
  fontPairs,
  isWordmark,
  logoAddress,
  schemes,
} from "./site-look.ts";

const device = "system-ui, sans-serif";
const fonts: Readonly<Record<FontPair, Readonly<Record<string, string>>>> = {
  serif: {},
  sans: { "--font-content": "var(--font-ui)" },
  georgia: { "--font-content": 'Georgia, "Times New Roman", serif' },
  device: { "--font-ui": device, "--font-content": device },
};

const accents = new Map<Hex, Readonly<Record<string, string>>>();
const accentsMost = 500;

/** The custom properties of `ui/tokens.css` that are another value in this look; both light and dark are in each. */
export function lookProperties(look: Pick<LookChoice, "accent" | "fonts">): Readonly<Record<string, string>> {
  return { ...accentProperties(look.accent), ...fonts[look.fonts] };
}

/** What `ui/tokens.css` says of these properties; said again where a look is shown inside of another one. */
export const plainProperties = {
  "--accent-hue": "270",
  "--accent-chroma": "0.17",
  "--font-ui": '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  "--font-content": '"Source Serif 4 Variable", "Source Serif Fallback", Georgia, serif',
} as const;

function accentProperties(accent: Hex): Readonly<Record<string, string>> {
  if (accent === defaultAccent) return {};
  const known = accents.get(accent);
  if (known) return known;
  const [light, dark] = [rolesOf(accent, "light"), rolesOf(accent, "dark")];
  const { c, h } = oklchOf(accent);
  const made = {
    "--accent-hue": h.toFixed(1),
    "--accent-chroma": Math.min(c, 0.17).toFixed(3),
    ...Object.fromEntries(
      accentRoles.map((role) => [`--${role}`, `light-dark(${light[role]}, ${dark[role]})`]),
    ),
  };
  if (accents.size >= accentsMost) accents.clear();
  accents.set(accent, made);
  return made;
}

/** The style sheet of a look. It stands outside of all layers, and so before whatever the tokens say; paper is always light. */
export function sheetOf(look: LookChoice): string {
  const rules = Object.entries(lookProperties(look)).map(([name, value]) => `${name}: ${value};`);
  const scheme =
    look.scheme === "device" ? "" : `@media screen { :root { color-scheme: ${look.scheme}; } }\n`;
  return `:root { ${rules.join(" ")} }\n${scheme}`;
}

/**
 * Where the style sheet of a look is served; null for the look of the product. The address says all that the sheet is made of, and
 * ends with a mark of its text: what is kept under it never changes, and no process needs to know the site to answer it.
 */
export function sheetAddress(look: LookChoice): string | null {
  const { accent, fonts: pair, scheme } = look;
  if (accent === defaultAccent && pair === "serif" && scheme === "device") return null;
  return `/-/theme/${accent.slice(1)}-${pair}-${scheme}-${markOf(sheetOf(look))}.css`;
}

/** The sign of the site's tabs: a logo that is no wide one, else the product's own in the accent; null for the product's look. */
export function iconAddress({ accent, logo }: Pick<SiteLook, "accent" | "logo">): string | null {
  if (logo && !isWordmark(logo)) return logoAddress(logo);
  return accent === defaultAccent ? null : `/-/theme/${accent.slice(1)}.svg`;
}

/** The product's sign in an accent. */
export function iconOf(accent: Hex): string {
  const { accent: fill } = rolesOf(accent, "light");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="7" fill="${fill}"/><path d="M5 18.5V11a7 7 0 0 1 14 0v7.5M9.5 18.500V12a2.5 2.5 0 0 1 5 0v6.5" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/></svg>`;
}

const address = new RegExp(
  `^([0-9a-f]{6})-(${fontPairs.join("|")})-(${schemes.join("|")})-([0-9a-z]{1,7})[.]css$`,
);

/** The look that a name of a style sheet says, and whether its text is the one that this release makes. */
export function lookInName(name: string): { readonly look: LookChoice; readonly isCurrent: boolean } | null {
  const [, digits = "", pair, scheme, mark] = address.exec(name) ?? [];
  const accent = hexFrom(digits);
  if (!accent) return null;
  const look = { accent, fonts: pair, scheme } as LookChoice;
  return { look, isCurrent: mark === markOf(sheetOf(look)) };
}

/** FNV-1a of 32 bits: it tells releases apart and protects nothing. */
function markOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
