import { outsideLink } from "../kit/link-address.ts";
import { OwnStyle } from "../kit/own-style.tsx";
import type { LivingProps } from "../living.ts";
import { FeedFace } from "./feed-face.tsx";
import { feedOf } from "./feed-address.ts";
import type { Rss } from "./schema.ts";
import type { FeedShown } from "./shown.ts";
import style from "./view.css?inline";

/** What was fetched last. Its reader's browser asks nobody but this site. */
export function RssView({ content, data, say, locale }: LivingProps<Rss, FeedShown>) {
  if (feedOf(content) === null || !data) return null;
  const title = content.title.trim() || data.title;
  return (
    <>
      <OwnStyle css={style} />
      <div className="rss">
        {title !== "" && (
          <p className="rss-title" dir="auto">
            {data.siteAddress === null ? (
              title
            ) : (
              <a href={data.siteAddress} {...outsideLink} rel="noopener noreferrer nofollow">
                {title}
              </a>
            )}
          </p>
        )}
        <FeedFace {...{ content, say, locale }} shown={data} />
      </div>
    </>
  );
}
