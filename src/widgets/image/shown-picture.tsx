import { fileAddress, smallerOnes } from "../kit/file-address.ts";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf } from "../kit/link-target.ts";
import { type Picture, saidOf } from "./pictures.ts";
import { positionOf } from "./point.ts";

type ShownPictureProps = {
  picture: Picture;
  /** How much room it has, as `sizes` says it. */
  room: string;
  opensLarge: boolean;
  /** Shown in a frame of another shape. */
  isCut?: boolean;
};

/** The place of a picture is known before it is there, so nothing moves when it comes. */
export function ShownPicture({ picture, room, opensLarge, isCut = false }: ShownPictureProps) {
  const { file, caption, point, link } = picture;
  const alt = saidOf(picture);
  const shown = (
    <img
      src={fileAddress(file)}
      srcSet={smallerOnes(file)}
      sizes={smallerOnes(file) && room}
      alt={alt}
      width={file.width}
      height={file.height}
      loading="lazy"
      decoding="async"
      style={isCut ? positionOf(point) : undefined}
    />
  );
  // A link needs a name: the description when there is one, else the caption or what the file is called.
  const name = alt === "" ? caption || file.name : undefined;
  return (
    <>
      {link !== undefined && (
        <a href={addressOf(link)} aria-label={name} {...(isOutside(link) && outsideLink)}>
          {shown}
        </a>
      )}
      {link === undefined && opensLarge && (
        <a href={fileAddress(file)} aria-label={name}>
          {shown}
        </a>
      )}
      {link === undefined && !opensLarge && shown}
      {caption !== "" && <figcaption dir="auto">{caption}</figcaption>}
    </>
  );
}
