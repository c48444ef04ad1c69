/** A colour as CSS writes it: `#` and six hexadecimal digits in lower case. */
export type Hex = `#${string}`;

/** Lightness from 0 to 1, chroma from 0 to about 0.32, hue in degrees (CSS Color 4). */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

type Three = readonly [number, number, number];

/** What people type: with or without `#`, three digits or six. Null for everything else. */
export function hexFrom(typed: string): Hex | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: hue < 0 ? hue + 360 : hue,
  };
}

/** The nearest colour that screens can show: lightness and hue stay, chroma gives way. */
export function hexOf({ l, c, h }: Oklch): Hex {
  let most = c;
  if (!isShowable(rgbOf(l, c, h))) {
    let least = 0;
    for (let round = 0; round < 14; round++) {
      const middle = (least + most) / 2;
      if (isShowable(rgbOf(l, middle, h))) least = middle;
      else most = middle;
    }
    most = least;
  }
  const digits = rgbOf(l, most, h).map((part) => Math.round(255 * encoded(Math.min(1, Math.max(0, part)))));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast of two colours after WCAG 2: from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((first, second) => second - first) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(hex: Hex): Three {
  const part = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function rgbOf(lightness: number, chroma: number, hue: number): Three {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShowable(rgb: Three): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function encoded(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

function decoded(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
