import type { Locale, Say } from "#kernel/language.ts";
import { formatDate } from "#kernel/time-words.ts";
import { outsideLink } from "../kit/link-address.ts";
import type { Rss } from "./schema.ts";
import type { FeedShown } from "./shown.ts";
import { rssWords } from "./wording.ts";

type FeedFaceProps = {
  content: Pick<Rss, "count" | "look">;
  shown: FeedShown;
  say: Say;
  locale: Locale;
};

/** The items of a feed, or the sentence in their place. Words of strangers are words here, and nothing of theirs is loaded. */
export function FeedFace({ content, shown, say, locale }: FeedFaceProps) {
  const items = shown.items.slice(0, content.count);
  if (items.length === 0) return <p className="rss-nothing">{say(nothing[shown.state])}</p>;
  return (
    <ul className="rss-items">
      {items.map(({ title, address, at, summary }, place) => (
        <li key={place} className="rss-item">
          {address === null ? (
            <span className="rss-name" dir="auto">
              {title}
            </span>
          ) : (
            <a
              className="rss-name"
              href={address}
              {...outsideLink}
              rel="noopener noreferrer nofollow"
              dir="auto"
            >
              {title}
            </a>
          )}
          {at !== null && (
            <time className="rss-date" dateTime={new Date(at).toISOString()}>
              {formatDate(at, locale)}
            </time>
          )}
          {content.look === "summaries" && summary !== "" && (
            <p className="rss-summary" dir="auto">
              {summary}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const nothing = { waiting: rssWords.waiting, failed: rssWords.failed, fetched: rssWords.empty } as const;
