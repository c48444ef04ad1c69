import { useReducer } from "react";
import { useSay } from "#ui/language.tsx";
import { unsentHere } from "../tab/unsent-here.ts";
import { draftWords } from "../wording.ts";
import { LostWordsButton } from "./lost-words-button.tsx";
import "../parts/unsent-words.css";

/** What a person wrote on this page and could not be saved, as far as this browser keeps it. */
export function UnsentNote({ personId }: { personId: number }) {
  const say = useSay();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const words = unsentHere(personId, location.pathname);
  if (words.length === 0) return null;
  return (
    <div className="writing-unsent">
      <span>{say(draftWords.unsent)}</span>
      <LostWordsButton words={words} help={say(draftWords.unsentHelp)} onForgotten={again} />
    </div>
  );
}
