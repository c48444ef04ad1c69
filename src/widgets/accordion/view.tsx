import { shownParts } from "../kit/titled-parts.ts";
import { partWords } from "../kit/wording.ts";
import { TextBlocks } from "../paragraph/view.tsx";
import type { ViewProps } from "../widget.ts";
import type { Accordion } from "./schema.ts";
import "./view.css";

/** Without script: the browser opens parts, also for an address that leads into one and for words that are found in one. */
export function AccordionView({ content, anchors, say }: ViewProps<Accordion>) {
  const parts = shownParts(content.items);
  if (parts.length === 0) return null;
  return (
    <div className="accordion">
      {parts.map(({ id, title, text }, at) => (
        <details key={id} className="accordion-part" dir="auto" open={content.firstOpen && at === 0}>
          <summary>{title.trim() || say(partWords.untitled)}</summary>
          {/* A closed part is opened for an address of what is inside of it, and not for its own. */}
          <div className="accordion-text kit-prose" id={anchors?.[at]}>
            <TextBlocks content={text} />
            {anchors?.[at] && (
              <a className="accordion-link" href={`#${encodeURIComponent(anchors[at])}`}>
                {say(partWords.link)}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
