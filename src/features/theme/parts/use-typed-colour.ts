import { useState } from "react";
import { hexFrom } from "#kernel/colour.ts";
import type { ThemeDraft } from "../model/theme-changes.ts";

/** The colour code as it is being typed, which stays as it is until another colour is chosen in another way. */
export function useTypedColour(change: (part: Partial<ThemeDraft>) => void) {
  const [typed, setTyped] = useState<string | null>(null);

  function changeBoth(part: Partial<ThemeDraft>) {
    if (part.accent) setTyped((before) => (before && hexFrom(before) === part.accent ? before : null));
    change(part);
  }

  return { typed, setTyped, isWrong: typed !== null && hexFrom(typed) === null, changeBoth };
}
