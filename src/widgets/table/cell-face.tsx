import type { ReactNode } from "react";
import type { CellWords } from "../kit/cell-words.ts";
import { MentionInline } from "../kit/mention-inline.tsx";
import { markedWith } from "../kit/text-inline.tsx";

/** The words of a cell that nobody writes in: as readers see them, but nothing in them is reached with Tab. */
export function CellFace({ words }: { words: CellWords }) {
  if (typeof words === "string") return words;
  return words.map((inline, place) => {
    if (inline.type === "hardBreak") return <br key={place} />;
    return (
      <span key={place}>
        {(inline.marks ?? []).reduce<ReactNode>(
          (inside, mark) => markedWith(inside, mark, { tabIndex: -1 }),
          inline.type === "mention" ? <MentionInline mention={inline.mention} /> : inline.text,
        )}
      </span>
    );
  });
}
