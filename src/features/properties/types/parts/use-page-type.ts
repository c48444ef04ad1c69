import { useState } from "react";
import { type PageType, type SentType, settingsOfType } from "../model/page-type.ts";

/** The type that is chosen. It is sent only where it was changed: another page may have become the home page since. */
export function usePageType(before: PageType): {
  readonly value: PageType;
  readonly onChange: (type: PageType) => void;
  readonly isChanged: boolean;
  readonly sent: SentType;
} {
  const [value, onChange] = useState(before);
  const isChanged = value !== before;
  return { value, onChange, isChanged, sent: isChanged ? settingsOfType(value) : {} };
}
