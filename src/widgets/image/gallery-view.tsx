import type { Say } from "#kernel/language.ts";
import type { Picture } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { ShownPicture } from "./shown-picture.tsx";
import { imageWords } from "./wording.ts";
import "./gallery.css";

const rooms = {
  grid: "auto, (max-width: 799px) 46vw, 280px",
  carousel: "auto, (max-width: 799px) 86vw, 640px",
} satisfies Record<Image["layout"], string>;

type GalleryViewProps = { content: Image; pictures: readonly Picture[]; say: Say };

/** Several pictures, each with its caption. A row is pushed aside by the browser itself: by finger, wheel, its bar and its keys. */
export function GalleryView({ content, pictures, say }: GalleryViewProps) {
  const { layout, width, opensLarge } = content;
  const name = say(imageWords.pictures, { count: pictures.length });
  const items = pictures.map((picture) => (
    <li key={picture.id} className="image-item">
      <figure className="image image-width-text">
        <ShownPicture isCut room={rooms[layout]} {...{ picture, opensLarge }} />
      </figure>
    </li>
  ));
  const place = `image-gallery image-gallery-${width}`;
  if (layout === "grid")
    return (
      <div className={place} role="group" aria-label={name}>
        <ul className="image-grid">{items}</ul>
      </div>
    );
  return (
    <div className={place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is pushed aside by keys, too. */}
      <div className="image-strip" role="group" aria-label={name} tabIndex={0}>
        <ul className="image-row">{items}</ul>
      </div>
    </div>
  );
}
