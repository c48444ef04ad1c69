import { BlockFrame } from "../kit/block-frame.tsx";
import { firstLetter } from "../kit/first-letter.ts";
import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import type { StarredPagesShown } from "./shown.ts";
import { starredPagesWords } from "./wording.ts";
import "./view.css";

/** The reader's stars; who has none is shown nothing. */
export function StarredPagesView({ data, say }: LivingProps<PlainBlock, StarredPagesShown>) {
  if (!data || data.length === 0) return null;
  return (
    <BlockFrame title={say(starredPagesWords.title)}>
      <ul className="starred-pages">
        {data.map(({ id, title, address }) => (
          <li key={id}>
            <span className="starred-pages-tile" aria-hidden="true">
              {firstLetter(title)}
            </span>
            <span className="kit-block-text">
              <a href={address} dir="auto">
                {title}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
