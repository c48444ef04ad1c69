import { shownParts } from "../kit/titled-parts.ts";
import { partWords } from "../kit/wording.ts";
import { TextBlocks } from "../paragraph/view.tsx";
import type { ViewProps } from "../widget.ts";
import type { Tabs } from "./schema.ts";
import "./view.css";

/**
 * Without script: parts of one name, of which the browser keeps one open, in a row of titles above it. An address that leads into a part, and words
 * that are found in one, open it. Where a browser cannot lay them out so, they stand one below the other.
 */
export function TabsView({ content, anchors, say }: ViewProps<Tabs>) {
  const parts = shownParts(content.items);
  const [first] = parts;
  if (!first) return null;
  const name = `tabs-${anchors?.[0] ?? first.id}`;
  return (
    <div className="tabs">
      {parts.map(({ id, title, text }, at) => (
        <details key={id} className="tabs-part" name={name} dir="auto" open={at === 0}>
          <summary>{title.trim() || say(partWords.untitled)}</summary>
          <div className="tabs-text kit-prose" id={anchors?.[at]}>
            <TextBlocks content={text} />
            {anchors?.[at] && (
              <a className="tabs-link" href={`#${encodeURIComponent(anchors[at])}`}>
                {say(partWords.link)}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
