import { type ReactNode, useId } from "react";
import { ChoiceText } from "./choice-text.tsx";
import { usePressedBefore } from "./use-pressed-before.ts";
import "./choice.css";

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  checked?: boolean;
  initial?: boolean;
  onChange?: (checked: boolean) => void;
  disabledReason?: string | null;
};

/** Something that is on or off from the moment it is touched. */
export function Switch({ label, hint, name, checked, initial, onChange, disabledReason }: SwitchProps) {
  const id = useId();
  const box = usePressedBefore(checked);
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
  const below = disabledReason ?? hint;
  return (
    <label className="ui-choice ui-choice-spread">
      <ChoiceText {...{ label, labelId, below }} belowId={hintId} />
      <input
        ref={box}
        type="checkbox"
        role="switch"
        className="ui-switch"
        name={name}
        checked={checked}
        defaultChecked={initial}
        disabled={Boolean(disabledReason)}
        aria-labelledby={below ? labelId : undefined}
        aria-describedby={below ? hintId : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
