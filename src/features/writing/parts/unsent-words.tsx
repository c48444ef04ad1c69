import { useReducer } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useSay } from "#ui/language.tsx";
import { LostWordsButton } from "../screens/lost-words-button.tsx";
import { unsentHere } from "../tab/unsent-here.ts";
import { draftWords } from "../wording.ts";
import "./unsent-words.css";

/** For a page that its reader may not edit any more: what they wrote here before and could not be saved. */
export function UnsentWords({ personId }: { personId: number }) {
  const say = useSay();
  const [, again] = useReducer((times: number) => times + 1, 0);
  // Only the browser knows; the server draws the screen without it.
  const words = useHydrated() ? unsentHere(personId, location.pathname) : [];
  if (words.length === 0) return null;
  return (
    <div className="writing-unsent">
      <span>{say(draftWords.unsent)}</span>
      <LostWordsButton words={words} help={say(draftWords.unsentHelp)} onForgotten={again} />
    </div>
  );
}
