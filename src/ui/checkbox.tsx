import { type ReactNode, useId } from "react";
import { ChoiceText } from "./choice-text.tsx";
import { usePressedBefore } from "./use-pressed-before.ts";
import "./choice.css";

type CheckboxProps = {
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
};

/**
 * Yes or no. `partly` shows a dash; `lockedReason` shows why it cannot be changed and keeps it readable: whoever presses it all
 * the same reaches `onChange`, which says so, and `checked` stays.
 */
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
}: CheckboxProps) {
  const id = useId();
  const boxRef = usePressedBefore(checked);
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
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
        aria-disabled={lockedReason ? true : undefined}
        ref={(input) => {
          boxRef.current = input;
          if (input) input.indeterminate = partly;
        }}
        aria-labelledby={below ? labelId : undefined}
        aria-describedby={below ? hintId : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <ChoiceText {...{ label, labelId, below }} belowId={hintId} isHidden={labelHidden} />
    </label>
  );
}
