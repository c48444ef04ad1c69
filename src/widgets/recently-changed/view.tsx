import { relativeTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { BlockFrame } from "../kit/block-frame.tsx";
import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import type { RecentlyChangedShown } from "./shown.ts";
import { recentlyChangedWords } from "./wording.ts";
import "./view.css";

/** What changed last, with its first words. */
export function RecentlyChangedView(props: LivingProps<PlainBlock, RecentlyChangedShown>) {
  const { data, say, locale, clock } = props;
  if (!data || data.length === 0) return null;
  return (
    <BlockFrame
      title={say(recentlyChangedWords.title)}
      more={{ href: "/pages/", label: say(recentlyChangedWords.all) }}
    >
      <ul className="recently-changed-lines">
        {data.map(({ id, title, address, at, by, photo, preview }) => {
          const when = relativeTime(at, clock.renderedAt, { locale, say });
          return (
            <li key={id} className="recently-changed-line">
              {by !== null && <Avatar name={by} photo={photo} size={32} />}
              <span className="kit-block-text">
                <a href={address} dir="auto">
                  {title}
                </a>
                {preview !== "" && (
                  <span className="recently-changed-preview" dir="auto">
                    {preview}
                  </span>
                )}
                <span className="kit-block-note">
                  {by === null ? when : say(recentlyChangedWords.by, { name: by, when })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </BlockFrame>
  );
}
