import type { ReactNode } from "react";
import "./empty-state.css";

/** What stands where nothing is yet: a sentence, a line of help and the next step. */
export function EmptyState({
  title,
  help,
  action,
  picture,
}: {
  title: ReactNode;
  help?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <div className="ui-empty">
      {picture && <div className="ui-empty-picture">{picture}</div>}
      <p className="ui-empty-title">{title}</p>
      {help && <p className="ui-empty-help">{help}</p>}
      {action && <div className="ui-empty-action">{action}</div>}
    </div>
  );
}
