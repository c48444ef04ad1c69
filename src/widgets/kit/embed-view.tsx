import type { Say } from "#kernel/language.ts";
import { type Embedded, frameAddress } from "./embed.ts";
import { outsideLink } from "./link-address.ts";
import { embedWords } from "./wording.ts";
import "./embed.css";

/** What each view of an embed is given: nothing of it is fetched from strangers until a reader opens it. */
export function EmbedView({ shown, title, say }: { shown: Embedded | null; title: string; say: Say }) {
  if (!shown) return null;
  const { service, src, address, size } = shown;
  const isVideo = typeof size !== "number";
  const name = title.trim() || shown.name || service;
  return (
    <div className={size === "small-video" ? "kit-embed kit-embed-small" : "kit-embed"}>
      <details className={isVideo ? "kit-embed-fold kit-embed-video" : "kit-embed-fold"}>
        <summary className="kit-embed-still">
          <span className="kit-embed-sign" aria-hidden="true" />
          <span className="kit-embed-name" dir="auto">
            {name}
          </span>{" "}
          <span className="kit-embed-source">{say(embedWords.loads, { host: new URL(src).hostname })}</span>
        </summary>
        <iframe
          className="kit-embed-frame"
          src={frameAddress(shown)}
          title={name}
          loading="lazy"
          allowFullScreen
          style={isVideo ? undefined : { blockSize: size }}
        />
      </details>
      <a className="kit-embed-link" href={address} {...outsideLink}>
        {say(embedWords.openOn, { service })}
      </a>
    </div>
  );
}
