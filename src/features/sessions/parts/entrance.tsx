import type { ReactNode } from "react";
import { ErrorText } from "#ui/error-text.tsx";
import "./entrance.css";

/** The sheet of those who are not in yet: a serif welcome, a form, and the drawn courtyard beside it. */
export function Entrance(props: {
  site: string;
  title: string;
  help?: string;
  reason?: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="entrance">
      <div className="entrance-sheet">
        <p className="entrance-brand">
          <img src="/assets/atrium.svg" alt="" width={32} height={32} />
          {props.site}
        </p>
        <h1>{props.title}</h1>
        {props.help && <p className="entrance-help">{props.help}</p>}
        {props.reason && (
          <div className="entrance-reason">
            <ErrorText announced>{props.reason}</ErrorText>
          </div>
        )}
        {props.children}
        {props.below && <div className="entrance-below">{props.below}</div>}
      </div>
      <div className="entrance-picture" aria-hidden="true" />
    </div>
  );
}
