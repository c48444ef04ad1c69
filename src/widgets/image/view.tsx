import { fileAddress } from "../file-fact.ts";
import type { ViewProps } from "../widget.ts";
import type { Image } from "./schema.ts";

/** The place of a picture is known before it is there, so nothing moves when it comes. */
export function ImageView({ content }: ViewProps<Image>) {
  const { file, alt, caption, width, opensLarge } = content;
  if (!file) return null;
  const picture = (
    <img
      src={fileAddress(file)}
      alt={alt}
      width={file.width}
      height={file.height}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className={`image image-${width}`}>
      {opensLarge ? <a href={fileAddress(file)}>{picture}</a> : picture}
      {caption !== "" && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
