import { variantSet } from "#kernel/picture-variants.ts";
import type { FrameSite } from "#kernel/frame.ts";
import "./brand.css";

/** The header picture of the site, above its home page; without a description it says nothing to those who cannot see it. */
export function HeaderPicture({ picture }: Pick<FrameSite, "picture">) {
  if (!picture) return null;
  const { address, width, height, alt } = picture;
  return (
    <img
      className="sites-header-picture"
      src={address}
      srcSet={variantSet(address, width)}
      sizes="(max-width: 1272px) 100vw, 1160px"
      alt={alt}
      width={width}
      height={height}
    />
  );
}
