/** A family that words can be set in: its files are ours (`/-/font/`), none comes from elsewhere (decision 0144). */
export type FontFamily = {
  readonly id: string;
  readonly name: string;
  /** What stands in its place until it is there, and for letters that it does not have. */
  readonly generic: "serif" | "sans-serif" | "monospace" | "cursive";
  /** One file for all weights from the first to the last, or a regular and a bold one. */
  readonly weights: "pair" | readonly [least: number, most: number];
  readonly hasItalic: boolean;
  /** The face of office programs that it has the widths of. */
  readonly like?: string;
  /** Every page has it already, under this name (`ui/fonts.css`). */
  readonly ownFace?: string;
};

type Form = Pick<FontFamily, "generic" | "weights"> & Partial<FontFamily>;

const family = (name: string, form: Form): FontFamily => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  hasItalic: true,
  ...form,
});
const sans = (name: string, least: number, most: number, more: Partial<FontFamily> = {}) =>
  family(name, { generic: "sans-serif", weights: [least, most], ...more });
const serif = (name: string, least: number, most: number, more: Partial<FontFamily> = {}) =>
  family(name, { generic: "serif", weights: [least, most], ...more });
const pair = (name: string, generic: FontFamily["generic"], like?: string) =>
  family(name, { generic, weights: "pair", ...(like === undefined ? {} : { like }) });

/**
 * The fixed list (TEXT-04, TEXT-07): 30 open families, those with the widths of common office faces among them. An id is stored in
 * texts and is never given to another family.
 */
export const fontFamilies: readonly FontFamily[] = [
  pair("Arimo", "sans-serif", "Arial"),
  sans("Atkinson Hyperlegible Next", 200, 800),
  serif("Bitter", 100, 900),
  pair("Carlito", "sans-serif", "Calibri"),
  family("Caveat", { generic: "cursive", weights: [400, 700], hasItalic: false }),
  pair("Cousine", "monospace", "Courier New"),
  sans("DM Sans", 100, 1000),
  serif("EB Garamond", 400, 800),
  pair("Gelasio", "serif", "Georgia"),
  sans("IBM Plex Sans", 100, 700),
  sans("Inter", 100, 900, { ownFace: '"Inter Variable", "Inter Fallback"' }),
  family("JetBrains Mono", { generic: "monospace", weights: [100, 800] }),
  pair("Lato", "sans-serif"),
  sans("Lexend", 100, 900, { hasItalic: false }),
  serif("Literata", 200, 900),
  serif("Lora", 400, 700),
  serif("Merriweather", 300, 900),
  sans("Montserrat", 100, 900),
  sans("Noto Sans", 100, 900),
  serif("Noto Serif", 100, 900),
  sans("Nunito", 200, 1000),
  sans("Open Sans", 300, 800),
  sans("Oswald", 200, 700, { hasItalic: false }),
  serif("Playfair Display", 400, 900),
  sans("Raleway", 100, 900),
  sans("Roboto", 100, 900),
  sans("Source Sans 3", 200, 900),
  serif("Source Serif 4", 200, 900, { ownFace: '"Source Serif 4 Variable", "Source Serif Fallback"' }),
  pair("Tinos", "serif", "Times New Roman"),
  sans("Work Sans", 100, 900),
];

const byId = new Map(fontFamilies.map((each) => [each.id, each]));

export const fontFamilyOf = (id: string): FontFamily | null => byId.get(id) ?? null;
