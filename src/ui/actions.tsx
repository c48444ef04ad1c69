import type { ReactNode } from "react";
import "./actions.css";

type ActionsProps = {
  /** The way back: it changes nothing. */
  back?: ReactNode;
  /** Other ways on. */
  more?: ReactNode;
  /** What all of it is about; a span of its own, so that it may be as wide as the way back on phones. */
  main?: ReactNode;
  /** Beside the buttons, at the start of the line. */
  note?: ReactNode;
};

/** Buttons that decide about a dialog, a form or a whole screen: everywhere in one order, with the main one last. */
export function Actions({ back, more, main, note }: ActionsProps) {
  return (
    <div className="ui-actions">
      <div className="ui-actions-note">{note}</div>
      {back}
      {more}
      {main && <span className="ui-actions-main">{main}</span>}
    </div>
  );
}
