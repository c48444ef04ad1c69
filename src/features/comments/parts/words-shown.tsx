import { useHere, useSay } from "#ui/language.tsx";
import { piecesOf } from "../model/mentioned.ts";
import { commentWords } from "../wording.ts";
import type { Said } from "./use-threads.ts";

/** What somebody has said, with the people who are mentioned by their names of today. */
export function WordsShown({ words, people }: { words: string; people: Said["people"] }) {
  const say = useSay();
  const here = useHere();
  return (
    <p className="comments-words" dir="auto">
      {piecesOf(words).map((piece, at) => {
        if ("text" in piece) return piece.text;
        const person = people.find(({ id }) => id === piece.personId);
        if (!person) return <span key={at}>@{say(commentWords.gone)}</span>;
        return (
          <a key={at} href={here(`/profile/p/${person.id}/`)} aria-haspopup="dialog">
            @{person.name}
          </a>
        );
      })}
    </p>
  );
}
