import { useEffect, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { LostWordsButton } from "../screens/lost-words-button.tsx";
import type { LostWords } from "../tab/running-session.ts";
import { unsentHere } from "../tab/unsent-here.ts";
import { draftWords } from "../wording.ts";
import "./unsent-words.css";

/** For a page that its reader may not edit any more: what they wrote here before and could not be saved. */
export function UnsentWords({ personId }: { personId: number }) {
  const say = useSay();
  const [words, setWords] = useState<readonly LostWords[]>([]);
  const read = () => setWords(unsentHere(personId, location.pathname));
  // Only the browser knows; the server draws the screen without it.
  useEffect(read, [personId]);
  if (words.length === 0) return null;
  return (
    <div className="writing-unsent">
      <span>{say(draftWords.unsent)}</span>
      <LostWordsButton words={words} help={say(draftWords.unsentHelp)} onForgotten={read} />
    </div>
  );
}
