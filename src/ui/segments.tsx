import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Icon } from "./icon.tsx";
import { usePressedBefore } from "./use-pressed-before.ts";
import "./segments.css";

type SegmentsProps = {
  label: string;
  options: readonly { readonly value: string; readonly label: string; readonly icon?: LucideIcon }[];
  value: string;
  onChange: (value: string) => void;
  /** Pointed at or focused, so that what one of them shows can be fetched in time. */
  onNear?: () => void;
  signsOnly?: boolean;
  isFull?: boolean;
};

/** A few ways to see the same thing, one of them chosen. With `signsOnly` the labels are names and tooltips; `isFull` shares the whole width. */
export function Segments({
  label,
  options,
  value,
  onChange,
  onNear,
  signsOnly = false,
  isFull = false,
}: SegmentsProps) {
  const name = useId();
  return (
    <span
      className={isFull ? "ui-segments ui-segments-full" : "ui-segments"}
      role="radiogroup"
      aria-label={label}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {options.map((option) => (
        <label className="ui-segment" key={option.value} title={signsOnly ? option.label : undefined}>
          <SegmentRadio
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          <span className={signsOnly ? "ui-unseen" : undefined}>{option.label}</span>
        </label>
      ))}
    </span>
  );
}

function SegmentRadio(props: { name: string; checked: boolean; onChange: () => void }) {
  const radio = usePressedBefore(props.checked);
  return <input ref={radio} type="radio" className="ui-unseen" {...props} />;
}
