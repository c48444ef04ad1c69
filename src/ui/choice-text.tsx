import type { ReactNode } from "react";
import "./choice.css";

/** The words beside something to tick or to switch. */
export function ChoiceText({
  label,
  labelId,
  below,
  belowId,
  isHidden = false,
}: {
  label: ReactNode;
  /** What names the control: the label alone, so that what stands below it is told once, as its description. */
  labelId: string;
  below: ReactNode;
  belowId: string;
  isHidden?: boolean;
}) {
  return (
    <span className={isHidden ? "ui-unseen" : "ui-choice-text"}>
      <span id={labelId}>{label}</span>
      {below && (
        <small className="ui-choice-hint" id={belowId}>
          {below}
        </small>
      )}
    </span>
  );
}
