import { type KeyboardEvent, useRef } from "react";

/** A name being typed; `isLeft`: it could not be kept after the field was left, which does not call anybody back. */
export type Naming = { readonly typed: string; readonly isLeft: boolean };

type InlineNameProps = {
  label: string;
  initial: string;
  takesFocus?: boolean;
  onDone: (name: string, isLeft: boolean) => void;
  onCancel: () => void;
};

/** A name typed in place: Enter confirms, Escape cancels, leaving the field confirms too. */
export function InlineName({ label, initial, takesFocus = true, onDone, onCancel }: InlineNameProps) {
  const isOver = useRef(false);

  function end(outcome: () => void) {
    if (isOver.current) return;
    isOver.current = true;
    outcome();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const name = event.currentTarget.value.trim();
    if (event.key === "Enter") {
      event.preventDefault();
      end(() => onDone(name, false));
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      end(onCancel);
    }
  }

  return (
    <input
      className="browsing-name"
      aria-label={label}
      placeholder={label}
      defaultValue={initial}
      maxLength={1000}
      dir="auto"
      ref={takesFocus ? begin : undefined}
      onKeyDown={press}
      onBlur={(event) => {
        const name = event.currentTarget.value.trim();
        end(() => onDone(name, true));
      }}
    />
  );
}

/** The field appears because somebody asked for it: they type on in it. */
function begin(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
