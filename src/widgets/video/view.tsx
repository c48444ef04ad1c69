import { fileAddress } from "../kit/file-address.ts";
import type { ViewProps } from "../widget.ts";
import type { Video } from "./schema.ts";
import "./view.css";

/** Little of it is fetched before somebody plays it; where they jump to comes by itself (byte ranges). */
export function VideoView({ content }: Pick<ViewProps<Video>, "content">) {
  const { file, poster, title, width } = content;
  if (!file) return null;
  return (
    <figure className={`video video-${width}`}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- No captions can be added yet: a film shows those that are in its picture. */}
      <video
        controls
        playsInline
        preload={poster ? "none" : "metadata"}
        src={fileAddress(file)}
        poster={poster ? fileAddress(poster) : undefined}
        aria-label={title.trim() || file.name}
      >
        <a href={fileAddress(file)}>{title.trim() || file.name}</a>
      </video>
      {title.trim() !== "" && <figcaption dir="auto">{title.trim()}</figcaption>}
    </figure>
  );
}
