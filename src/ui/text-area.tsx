import type { ReactNode } from "react";
import { cssVariables } from "./css-variables.ts";
import { Field } from "./field.tsx";

type TextAreaProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  name?: string;
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  rows?: number;
  placeholder?: string;
  limit?: number;
};

/** Several lines of text; it grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  required,
  name,
  value,
  initial,
  onChange,
  rows = 3,
  placeholder,
  limit,
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(marks) => (
        <span className="ui-control">
          <textarea
            {...marks}
            name={name}
            value={value}
            defaultValue={initial}
            rows={rows}
            style={cssVariables({ "--rows": rows })}
            placeholder={placeholder}
            maxLength={limit}
            dir="auto"
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
