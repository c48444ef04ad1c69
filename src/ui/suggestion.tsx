import type { ReactNode } from "react";
import "./suggestions.css";

type SuggestionProps = { id: string; isMarked: boolean; onChoose: () => void; children: ReactNode };

/** One of the things that float below a field (`ui-suggestions`) while somebody types. Pressing it leaves the focus in the field. */
export function Suggestion({ id, isMarked, onChoose, children }: SuggestionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      className="ui-suggestion"
      role="option"
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
