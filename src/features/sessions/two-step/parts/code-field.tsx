import { type ReactNode, useEffect, useRef } from "react";
import { Field } from "#ui/field.tsx";

type CodeFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Letters may be typed, too. */
  isRecovery?: boolean;
  takesFocus?: boolean;
};

/** A code of six digits, or one for recovery, which phones and password keepers offer by themselves. */
export function CodeField({ label, hint, error, isRecovery = false, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={label} hint={hint} error={error}>
      {(marks) => (
        <span className="ui-control" dir="ltr">
          <input
            {...marks}
            ref={input}
            type="text"
            name="code"
            maxLength={60}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            inputMode={isRecovery ? "text" : "numeric"}
            autoCapitalize="off"
            spellCheck={false}
          />
        </span>
      )}
    </Field>
  );
}
