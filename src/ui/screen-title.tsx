import type { ReactNode } from "react";
import "./screen.css";

/** The heading of a screen: the one place that says how large it is. `id` is for what is labelled by it. */
export function ScreenTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h1 className="ui-screen-title" id={id}>
      {children}
    </h1>
  );
}
