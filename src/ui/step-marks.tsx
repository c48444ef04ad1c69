import Check from "lucide-react/icons/check";
import { Icon } from "./icon.tsx";
import "./step-marks.css";

export type MarkedStep = {
  readonly label: string;
  readonly state: "done" | "current" | "next";
  /** How far it is, at the end of its line; of a step that is done, that it is. */
  readonly fact: string;
};

/** The steps of a longer work: what is done, what is being done, and what comes. */
export function StepMarks({ label, steps }: { label: string; steps: readonly MarkedStep[] }) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className="ui-steps-mark">{step.state === "done" && <Icon of={Check} size={12} />}</span>
          <span className="ui-steps-label">{step.label}</span>
          <span className="ui-steps-fact">{step.fact}</span>
        </li>
      ))}
    </ol>
  );
}
