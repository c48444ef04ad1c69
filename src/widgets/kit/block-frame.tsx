import type { ReactNode } from "react";
import "./block-frame.css";

/** A block of a home page: its title, a way to all of it, and what stands in it. */
export function BlockFrame(props: {
  title: string;
  more?: { readonly href: string; readonly label: string };
  children: ReactNode;
}) {
  const { title, more, children } = props;
  return (
    <div className="kit-block">
      <div className="kit-block-head">
        <h2>{title}</h2>
        {more && <a href={more.href}>{more.label}</a>}
      </div>
      {children}
    </div>
  );
}
