import { type RefObject, useEffect, useRef, useState } from "react";
import { useUnsaved } from "#client/use-unsaved.ts";
import { useSay } from "../language.tsx";
import { useDiscardQuestion } from "./use-discard-question.tsx";
import { unsavedWords } from "./wording.ts";

type Form = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What else belongs to it and is no field, as a text. */
  readonly beside?: string;
};

/** Asks before what was typed into a form and not saved is lost. Gives what to call when it was saved: and stays open, or `leaves`. */
export function useUnsavedForm({ form, busy, beside = "" }: Form): (leaves?: "leaves") => void {
  const say = useSay();
  const [now, setNow] = useState("");
  const [saved, setSaved] = useState({ typed: "", beside });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setNow(typedInto(element));
    setSaved((before) => ({ ...before, typed: typedInto(element) }));
    look();
    for (const event of ["input", "change"]) element.addEventListener(event, look);
    return () => {
      for (const event of ["input", "change"]) element.removeEventListener(event, look);
    };
  }, [form]);
  const isChanged = now !== saved.typed || beside !== saved.beside;
  const letGo = useUnsaved({ isChanged, isSaving: busy }, useDiscardQuestion(say(unsavedWords.formHint)));
  const latest = useRef(beside);
  latest.current = beside;
  return (leaves) => {
    const typed = form.current ? typedInto(form.current) : "";
    setNow(typed);
    setSaved({ typed, beside: latest.current });
    if (leaves) letGo();
  };
}

function typedInto(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
