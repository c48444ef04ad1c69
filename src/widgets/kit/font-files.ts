import { type FontFamily, fontFamilies, fontFamilyOf } from "./font-families.ts";

/** The release of all font packages (`package.json`): what is kept under an address with it never changes. */
export const fontRelease = "5.3";

/** How a font that comes late is shown: readers keep what they see (decision 0067), who has just chosen it sees it. */
export type FontDisplay = "optional" | "swap";

/** The letters of each file, as the packages have them. */
const subsets = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
} as const;

type FontFile = {
  readonly name: string;
  readonly weight: string;
  readonly style: "normal" | "italic";
  readonly range: string;
};

function filesOf({ id, weights, hasItalic, ownFace }: FontFamily): FontFile[] {
  if (ownFace !== undefined) return [];
  const cuts =
    weights === "pair"
      ? ["400", "700"].map((weight) => ({ cut: weight, weight }))
      : [{ cut: "wght", weight: weights.join(" ") }];
  const styles = hasItalic ? (["normal", "italic"] as const) : (["normal"] as const);
  return cuts.flatMap(({ cut, weight }) =>
    styles.flatMap((style) =>
      Object.entries(subsets).map(([subset, range]) => ({
        name: `${id}-${subset}-${cut}-${style}.woff2`,
        weight,
        style,
        range,
      })),
    ),
  );
}

/** What a family costs a page: rules, from which a browser fetches only the files whose letters stand there. */
export function fontSheet(id: string, display: FontDisplay): string {
  const family = fontFamilyOf(id);
  if (!family) return "";
  const faces = filesOf(family).map(
    ({ name, weight, style, range }) =>
      `@font-face{font-family:"${family.name}";font-style:${style};font-weight:${weight};font-display:${display};src:url("/-/font/${fontRelease}/${name}") format("woff2");unicode-range:${range}}`,
  );
  return `${faces.join("")}.kit-font-${id}{font-family:${family.ownFace ?? `"${family.name}"`},${family.generic}}`;
}

/** In which package each file lies, by its name. */
export const fontPackages: ReadonlyMap<string, string> = new Map(
  fontFamilies.flatMap((family) =>
    filesOf(family).map(({ name }): [string, string] => [
      name,
      `@fontsource${family.weights === "pair" ? "" : "-variable"}/${family.id}`,
    ]),
  ),
);
