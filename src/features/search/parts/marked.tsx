import { markedParts } from "../model/marked-parts.ts";

/** A text with the beginnings of words that were typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, place) =>
    part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
