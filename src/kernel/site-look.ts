import type { Hex } from "./colour.ts";
import { variantAddress, variantWidths } from "./picture-variants.ts";

/** Fonts of titles and long texts, with those of everything else; all of them are served by Atrium or are there already. */
export const fontPairs = ["serif", "sans", "georgia", "device"] as const;
export type FontPair = (typeof fontPairs)[number];

/** Light, dark, or what each device asks for. */
export const schemes = ["device", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** What decides the style sheet of a site. */
export type LookChoice = { readonly accent: Hex; readonly fonts: FontPair; readonly scheme: Scheme };

/** A picture with its size in pixels, so that it has its room before it has come. */
export type LookPicture = { readonly address: string; readonly width: number; readonly height: number };

/** How a site looks on every screen. */
export type SiteLook = LookChoice & {
  readonly logo: LookPicture | null;
  /** Shown in its place on dark ground. */
  readonly darkLogo: LookPicture | null;
  /** Stands above the home page. */
  readonly picture: (LookPicture & { readonly alt: string }) | null;
};

/** What of a look stands in mails. */
export type MailLook = { readonly accent: Hex; readonly logo: LookPicture | null };

/** A logo this wide has the name of the site in it: it stands without the name beside it. */
export function isWordmark({ width, height }: Pick<LookPicture, "width" | "height">): boolean {
  return width >= 2 * height;
}

/** Logos are shown small; twice their pixels are enough for every device. */
export function logoAddress({ address, width }: LookPicture): string {
  const [least] = variantWidths;
  return width > least ? variantAddress(address, least) : address;
}
