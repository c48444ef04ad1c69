import { type ReactNode, useId } from "react";
import "./choice.css";

/** Something that is on or off from the moment it is touched. */
export function Switch({
  label,
  hint,
  name,
  checked,
  initial,
  onChange,
  disabledReason,
}: {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  checked?: boolean;
  initial?: boolean;
  onChange?: (checked: boolean) => void;
  disabledReason?: string | null;
}) {
  const hintId = useId();
  const below = disabledReason ?? hint;
  return (
    <label className="ui-choice ui-choice-spread">
      <span className="ui-choice-text">
        {label}
        {below && (
          <small className="ui-choice-hint" id={hintId}>
            {below}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="ui-switch"
        name={name}
        checked={checked}
        defaultChecked={initial}
        disabled={Boolean(disabledReason)}
        aria-describedby={below ? hintId : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
