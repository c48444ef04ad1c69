import { type ReactNode, useId } from "react";
import "./choice.css";

/** Yes or no. `partly` shows a dash; `lockedReason` shows why it cannot be changed and keeps it readable. */
export function Checkbox({
  label,
  hint,
  name,
  value,
  checked,
  initial,
  onChange,
  partly = false,
  lockedReason,
  labelHidden = false,
}: {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  value?: string;
  checked?: boolean;
  initial?: boolean;
  onChange?: (checked: boolean) => void;
  partly?: boolean;
  lockedReason?: string | null;
  labelHidden?: boolean;
}) {
  const hintId = useId();
  const below = lockedReason ?? hint;
  return (
    <label className="ui-choice" title={labelHidden ? (lockedReason ?? undefined) : undefined}>
      <input
        type="checkbox"
        className="ui-checkbox"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={initial}
        disabled={Boolean(lockedReason)}
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        aria-describedby={below ? hintId : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span className={labelHidden ? "ui-unseen" : "ui-choice-text"}>
        {label}
        {below && (
          <small className="ui-choice-hint" id={hintId}>
            {below}
          </small>
        )}
      </span>
    </label>
  );
}
