import type { ReactNode } from "react";
import { ScreenTitle } from "./screen-title.tsx";
import "./screen.css";

type ScreenProps = {
  title: ReactNode;
  /** What it holds: a question (always over a page), fields, something to read, or many things. It decides how wide the content may become. */
  width: "ask" | "form" | "reading" | "list";
  /** Where it belongs, above the title. */
  above?: ReactNode;
  /** A sentence below the title. */
  help?: ReactNode;
  /** What can be done here, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The sheet of every screen but a page that is read: one edge, one title, one place for actions (decision 0049). */
export function Screen({ title, width, above, help, actions, children }: ScreenProps) {
  return (
    <div className="ui-screen" data-width={width}>
      <header className="ui-screen-head">
        {above && <p className="ui-screen-above">{above}</p>}
        <ScreenTitle>{title}</ScreenTitle>
        {actions && <div className="ui-screen-actions">{actions}</div>}
        {help && <div className="ui-screen-help">{help}</div>}
      </header>
      <div>{children}</div>
    </div>
  );
}
