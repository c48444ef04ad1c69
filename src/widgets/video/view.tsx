import { fileAddress } from "../kit/file-address.ts";
import type { ViewProps } from "../widget.ts";
import { languageName } from "./captions.ts";
import type { Video } from "./schema.ts";
import "./view.css";

/** Little of it is fetched before somebody plays it; where they jump to comes by itself (byte ranges). */
export function VideoView({ content }: Pick<ViewProps<Video>, "content">) {
  const { file, poster, title, width, captions = [] } = content;
  if (!file) return null;
  return (
    <figure className={`video video-${width}`}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- They are the editor's to add; a film may have them in its picture, or no words. */}
      <video
        controls
        playsInline
        preload={poster ? "none" : "metadata"}
        src={fileAddress(file)}
        poster={poster ? fileAddress(poster) : undefined}
        aria-label={title.trim() || file.name}
      >
        {captions.map(({ language, file: track }) => (
          <track
            key={language}
            kind="captions"
            src={fileAddress(track)}
            srcLang={language}
            label={languageName(language)}
          />
        ))}
        <a href={fileAddress(file)}>{title.trim() || file.name}</a>
      </video>
      {title.trim() !== "" && <figcaption dir="auto">{title.trim()}</figcaption>}
    </figure>
  );
}
