import { type ReactNode, useId } from "react";
import { ErrorText } from "./error-text.tsx";
import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";
import "./field.css";

/** What the frame of a field tells the control inside it. */
export type ControlMarks = {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  children: (marks: ControlMarks) => ReactNode;
};

/** The frame around one control: its label above, a hint or the error below. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const say = useSay();
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="ui-field-required" title={say(uiWording.required)} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required: required || undefined,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <ErrorText id={`${id}-error`} announced>
          {error}
        </ErrorText>
      )}
      {hint && (
        <p className="ui-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
