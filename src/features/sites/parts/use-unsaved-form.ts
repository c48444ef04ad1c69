import { type RefObject, useEffect, useRef, useState } from "react";
import { useUnsaved } from "#client/use-unsaved.ts";
import { useSay } from "#ui/language.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { unsavedWords } from "#ui/unsaved/wording.ts";

type Form = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What else belongs to it and is no field, as a text. */
  readonly beside?: string;
};

/** Asks before what was typed into a form of settings and not saved is lost. Gives what to call when it was saved: and stays open, or `leaves`. */
export function useUnsavedForm({ form, busy, beside = "" }: Form): (leaves?: "leaves") => void {
  const say = useSay();
  const saved = useRef("");
  const [isTyped, setTyped] = useState(false);
  const [savedBeside, setSavedBeside] = useState(beside);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    saved.current = typedInto(element);
    const look = () => setTyped(typedInto(element) !== saved.current);
    const stop = new AbortController();
    for (const event of ["input", "change"]) element.addEventListener(event, look, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  const isChanged = isTyped || beside !== savedBeside;
  const letGo = useUnsaved({ isChanged, isSaving: busy }, useDiscardQuestion(say(unsavedWords.formHint)));
  return (leaves) => {
    saved.current = form.current ? typedInto(form.current) : "";
    setTyped(false);
    setSavedBeside(beside);
    if (leaves) letGo();
  };
}

function typedInto(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
