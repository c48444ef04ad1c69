import { markedParts } from "#kernel/search/marked-parts.ts";
import "./marked.css";

/** A text with the beginnings of words that were typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  if (typed === "") return text;
  return markedParts(text, typed).map((part, place) =>
    part.isFound ? (
      <mark className="ui-marked" key={place}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
