import type { ReactNode } from "react";
import { useHere } from "#ui/language.tsx";
import "./block-frame.css";

/** A block of a home page: its title, a way to all of it, and what stands in it. */
export function BlockFrame(props: {
  title: string;
  more?: { readonly href: string; readonly label: string };
  children: ReactNode;
}) {
  const { title, more, children } = props;
  const here = useHere();
  return (
    <div className="kit-block">
      <div className="kit-block-head">
        <h2>{title}</h2>
        {more && <a href={here(more.href)}>{more.label}</a>}
      </div>
      {children}
    </div>
  );
}
