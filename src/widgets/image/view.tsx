import type { ViewProps } from "../widget.ts";
import { GalleryView } from "./gallery-view.tsx";
import { picturesOf } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { ShownPicture } from "./shown-picture.tsx";
import "./view.css";

/** How much room a picture has by its width; inside a column it has less, which browsers that can find out for themselves. */
const rooms = {
  text: "auto, (max-width: 799px) 100vw, 680px",
  page: "auto, (max-width: 799px) 100vw, 820px",
  full: "auto, 100vw",
} satisfies Record<Image["width"], string>;

/** Nothing without a picture; one alone as it is, several as a gallery. */
export function ImageView({ content, say }: ViewProps<Image>) {
  const pictures = picturesOf(content);
  const [only] = pictures;
  if (!only) return null;
  if (pictures.length > 1) return <GalleryView {...{ content, pictures, say }} />;
  return (
    <figure className={`image image-width-${content.width}`}>
      <ShownPicture picture={only} room={rooms[content.width]} opensLarge={content.opensLarge} />
    </figure>
  );
}
