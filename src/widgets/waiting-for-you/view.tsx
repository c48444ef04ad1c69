import { BlockFrame } from "../kit/block-frame.tsx";
import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import type { WaitingForYouShown } from "./shown.ts";
import { waitingForYouWords } from "./wording.ts";
import "./view.css";

/** What its reader has begun and not published; who has nothing under way is shown nothing. */
export function WaitingForYouView({ data, say }: LivingProps<PlainBlock, WaitingForYouShown>) {
  if (!data || data.length === 0) return null;
  return (
    <div className="waiting-for-you" data-first-on-phones="">
      <BlockFrame title={say(waitingForYouWords.title)}>
        <ul>
          {data.map(({ id, title, address, isUnpublished }) => (
            <li key={id}>
              <span className="kit-block-text">
                <a href={address} dir="auto">
                  {title}
                </a>
                <span className="kit-block-note">
                  {say(isUnpublished ? waitingForYouWords.draft : waitingForYouWords.changes)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </BlockFrame>
    </div>
  );
}
