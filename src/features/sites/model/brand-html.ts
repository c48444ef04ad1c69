import { escaped } from "#kernel/escaped.ts";
import { type LookPicture, type SiteLook, isWordmark, logoAddress } from "#kernel/site-look.ts";

/** The site's sign until it has a picture of its own: an open gate in the accent colour. */
export const markHtml =
  '<svg class="sites-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect width="24" height="24" rx="7"></rect><path d="M5 18.500V11a7 7 0 0 1 14 0v7.500M9.500 18.500V12a2.500 2.500 0 0 1 5 0v6.500"></path></svg>';

/**
 * The sign and the name of a site as finished HTML, which no script has to draw. A wide logo has the name in it and stands for it; any
 * other stands beside the name, which is then all that is to be read.
 */
export function brandHtml(name: string, look: Pick<SiteLook, "logo" | "darkLogo" | "scheme"> | null): string {
  const written = `<span>${escaped(name)}</span>`;
  if (!look?.logo) return markHtml + written;
  const isAlone = isWordmark(look.logo);
  return logoHtml({ ...look, logo: look.logo }, isAlone ? name : "") + (isAlone ? "" : written);
}

function logoHtml(
  { logo, darkLogo, scheme }: Pick<SiteLook, "darkLogo" | "scheme"> & { readonly logo: LookPicture },
  alt: string,
): string {
  const only = (scheme === "dark" && darkLogo) || logo;
  const img = `<img class="sites-logo" src="${logoAddress(only)}" alt="${escaped(alt)}" ${sizeOf(only)}>`;
  if (!darkLogo || scheme !== "device") return img;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${logoAddress(darkLogo)}" ${sizeOf(darkLogo)}>${img}</picture>`;
}

function sizeOf({ width, height }: LookPicture): string {
  return `width="${width}" height="${height}"`;
}
