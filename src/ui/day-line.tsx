import type { ReactNode } from "react";
import "./day-list.css";

type DayLineProps = {
  /** Who or what it is of, 32 px wide. */
  sign: ReactNode;
  /** What it leads to. */
  subject: ReactNode;
  /** What happened to it, below. */
  what: ReactNode;
  /** At the line's end. */
  end: ReactNode;
  /** Whether the end goes below the text on phones. */
  wraps?: boolean;
};

/** A line of a `DayList`. */
export function DayLine({ sign, subject, what, end, wraps = false }: DayLineProps) {
  return (
    <li className="ui-day-line" data-wraps={wraps ? "" : undefined}>
      {sign}
      <div className="ui-day-text">
        {subject}
        {what}
      </div>
      <div className="ui-day-end">{end}</div>
    </li>
  );
}
