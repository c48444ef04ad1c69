import type { LucideIcon } from "lucide-react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

type TextFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  name?: string;
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "date" | "time";
  icon?: LucideIcon;
  prefix?: ReactNode;
  placeholder?: string;
  /** The most characters that may be typed. */
  limit?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
};

/**
 * One line of text. `prefix`, the beginning of an address, stands before it and is not part of the
 * value; addresses are written from left to right everywhere.
 */
export function TextField({
  label,
  hint,
  error,
  required,
  initial,
  onChange,
  type = "text",
  icon,
  prefix,
  limit,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(marks) => (
        <span className="ui-control" dir={prefix ? "ltr" : undefined}>
          {icon && <Icon of={icon} />}
          {prefix && <span className="ui-control-prefix">{prefix}</span>}
          <input
            {...marks}
            {...input}
            type={type}
            defaultValue={initial}
            maxLength={limit}
            dir={type === "text" ? "auto" : undefined}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
