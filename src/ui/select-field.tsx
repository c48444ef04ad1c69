import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

type SelectFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  name?: string;
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  icon?: LucideIcon;
  disabled?: boolean;
};

/** One of a short, known list; the platform's own list opens, also on a phone. */
export function SelectField({
  label,
  hint,
  error,
  required,
  name,
  value,
  initial,
  onChange,
  options,
  icon,
  disabled,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(marks) => (
        <span className="ui-control">
          {icon && <Icon of={icon} />}
          <select
            {...marks}
            name={name}
            value={value}
            defaultValue={initial}
            disabled={disabled}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="ui-control-arrows">
            <Icon of={ChevronsUpDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
