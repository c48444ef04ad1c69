import type { Frame } from "#kernel/frame.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { escaped } from "#kernel/escaped.ts";
import { variantAddress } from "#kernel/picture-variants.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
import type { LinkCard } from "#features/pages/contract.ts";

/** What the head of a public page says of it to search engines and to messengers that show a link; empty for all else. */
export function linkCardOf(bundle: Bundle<Frame>, siteAddress: string | null): string {
  const card = bundle.data["card"] as LinkCard | null | undefined;
  // The name that a request came under is not to be trusted with what is kept for everybody.
  if (!card || siteAddress === null) return "";
  const address = siteAddress + bundle.address;
  const { picture, summary } = card;
  const own = picture && variantAddress(siteAddress + fileAddress(picture), 1280);
  const image = own ?? logoOf(bundle.frame, siteAddress);
  const facts: readonly (readonly [string, string | null])[] = [
    ["og:type", "article"],
    ["og:site_name", bundle.frame.site.name],
    ["og:title", bundle.data.title],
    ["og:description", summary || null],
    ["og:url", address],
    ["og:image", image],
    ["twitter:card", own ? "summary_large_image" : "summary"],
  ];
  const described = summary ? `<meta name="description" content="${escaped(summary)}">` : "";
  const metas = facts.map(([name, value]) =>
    value === null ? "" : `<meta property="${name}" content="${escaped(value)}">`,
  );
  return `<link rel="canonical" href="${escaped(address)}">${described}${metas.join("")}`;
}

/** A page without a picture is shown with the logo of its site. */
function logoOf({ site }: Frame, siteAddress: string): string | null {
  return site.icon?.startsWith("/-/theme/logo/") ? siteAddress + site.icon : null;
}
