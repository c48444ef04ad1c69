import { fileAddress, smallerOnes } from "../kit/file-address.ts";
import type { ViewProps } from "../widget.ts";
import type { Image } from "./schema.ts";
import "./view.css";

/** How much room a picture has by its width; inside a column it has less, which browsers that can find out for themselves. */
const rooms = {
  text: "auto, (max-width: 799px) 100vw, 680px",
  page: "auto, (max-width: 799px) 100vw, 820px",
  full: "auto, 100vw",
} satisfies Record<Image["width"], string>;

/** The place of a picture is known before it is there, so nothing moves when it comes. */
export function ImageView({ content }: Pick<ViewProps<Image>, "content">) {
  const { file, alt, caption, width, opensLarge } = content;
  if (!file) return null;
  const picture = (
    <img
      src={fileAddress(file)}
      srcSet={smallerOnes(file)}
      sizes={smallerOnes(file) && rooms[width]}
      alt={alt}
      width={file.width}
      height={file.height}
      loading="lazy"
      decoding="async"
    />
  );
  // A link needs a name: the description when there is one, else the caption or what the file is called.
  const name = alt === "" ? caption || file.name : undefined;
  return (
    <figure className={`image image-width-${width}`}>
      {opensLarge ? (
        <a href={fileAddress(file)} aria-label={name}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption !== "" && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
