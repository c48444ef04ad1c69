import { type KeyboardEvent, useRef } from "react";
import "./inline-name.css";

/** A name being typed; `isLeft`: it could not be kept after the field was left, which does not call anybody back. */
export type Naming = { readonly typed: string; readonly isLeft: boolean };

type InlineNameProps = {
  label: string;
  initial: string;
  /** So many characters can be typed; a path of names is longer than one of them. */
  limit?: number;
  takesFocus?: boolean;
  /** Leaving the field confirms as well. */
  confirmsLeaving?: boolean;
  onDone: (name: string, isLeft: boolean) => void;
  onCancel: () => void;
};

/** A name typed in place: Enter confirms, Escape cancels; Ctrl+Enter confirms the dialog that it stands in. */
export function InlineName(props: InlineNameProps) {
  const { label, initial, limit = 1000, takesFocus = true, confirmsLeaving = true, onDone, onCancel } = props;
  const isOver = useRef(false);

  function end(outcome: () => void) {
    if (isOver.current) return;
    isOver.current = true;
    outcome();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const name = event.currentTarget.value.trim();
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (confirmsDialog(event)) {
      if (confirmsLeaving) end(() => onDone(name, true));
      return;
    }
    event.preventDefault();
    // Neither the dialog that it may stand in nor what listens on the page leaves with it.
    if (event.key === "Escape") event.stopPropagation();
    end(event.key === "Enter" ? () => onDone(name, false) : onCancel);
  }

  return (
    <input
      className="filing-name"
      aria-label={label}
      placeholder={label}
      defaultValue={initial}
      maxLength={limit}
      dir="auto"
      ref={takesFocus ? begin : undefined}
      onKeyDown={press}
      onBlur={(event) => {
        const name = event.currentTarget.value.trim();
        if (confirmsLeaving) end(() => onDone(name, true));
      }}
    />
  );
}

/** Ctrl+Enter is for the dialog around the field, which is left as by a click on the button that confirms (DLGS-05). */
function confirmsDialog({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && currentTarget.closest("dialog") !== null;
}

/** The field appears because somebody asked for it: they type on in it. */
function begin(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
