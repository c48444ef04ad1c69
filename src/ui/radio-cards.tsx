import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import { usePressedBefore } from "./use-pressed-before.ts";
import "./radio-cards.css";

type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: LucideIcon;
  /** A short fact at the end of the line of its label. */
  readonly fact?: ReactNode;
  /** Drawn above its words. */
  readonly picture?: ReactNode;
  /** It cannot be chosen, for a reason that stands below all of them. */
  readonly isDisabled?: boolean;
};

type RadioCardsProps = {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  disabledReason?: string | null;
  /** In a dialog that opens the focus goes to what is chosen. */
  takesFocus?: boolean;
};

/** One of a few, each with a sentence that helps to choose. */
export function RadioCards(props: RadioCardsProps) {
  const { label, hint, name, options, value, initial, onChange, disabledReason } = props;
  const id = useId();
  const below = disabledReason ?? hint;
  return (
    <fieldset
      className="ui-radio-cards"
      disabled={Boolean(disabledReason)}
      aria-describedby={below ? id : undefined}
    >
      <legend>{label}</legend>
      <div className="ui-radio-cards-list">
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name ?? id}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? initial === option.value : undefined}
            data-autofocus={(props.takesFocus && option.value === value) || undefined}
            onChange={() => onChange?.(option.value)}
          />
        ))}
      </div>
      {below && (
        <p className="ui-radio-cards-hint" id={id}>
          {below}
        </p>
      )}
    </fieldset>
  );
}

type RadioCardProps = {
  option: RadioOption;
  name: string;
  checked: boolean | undefined;
  defaultChecked: boolean | undefined;
  "data-autofocus": true | undefined;
  onChange: () => void;
};

function RadioCard({ option, ...input }: RadioCardProps) {
  const radio = usePressedBefore(input.checked);
  return (
    <label className="ui-radio-card">
      <input
        ref={radio}
        type="radio"
        className="ui-unseen"
        value={option.value}
        disabled={option.isDisabled}
        {...input}
      />
      {option.picture && <span className="ui-radio-card-picture">{option.picture}</span>}
      {option.icon && <Icon of={option.icon} size={20} />}
      <span className="ui-radio-card-label">
        {option.label}
        {option.fact && <span className="ui-radio-card-fact"> {option.fact}</span>}
      </span>{" "}
      {option.hint && <small>{option.hint}</small>}
    </label>
  );
}
