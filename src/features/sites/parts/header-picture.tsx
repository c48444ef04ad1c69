import type { FrameSite } from "#kernel/frame.ts";
import "./brand.css";

const widths = [640, 960, 1280, 1920];

/** The header picture of the site, above its home page; without a description it says nothing to those who cannot see it. */
export function HeaderPicture({ picture }: Pick<FrameSite, "picture">) {
  if (!picture) return null;
  const { address, width, height, alt } = picture;
  const smaller = widths.filter((each) => each < width).map((each) => `${address}?w=${each} ${each}w`);
  return (
    <img
      className="sites-header-picture"
      src={address}
      srcSet={[...smaller, `${address} ${width}w`].join(", ")}
      sizes="(max-width: 1272px) 100vw, 1160px"
      alt={alt}
      width={width}
      height={height}
    />
  );
}
