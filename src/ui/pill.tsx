import type { ReactNode } from "react";
import { cssVariables } from "./css-variables.ts";
import { useHere } from "./language.tsx";
import "./chip.css";

/** A place to go, with a dot in its colour; `hue` in degrees. */
export function Pill({
  href,
  children,
  hue,
  current = false,
}: {
  href: string;
  children: ReactNode;
  hue?: number;
  current?: boolean;
}) {
  const here = useHere();
  return (
    <a className="ui-pill" href={here(href)} aria-current={current ? "true" : undefined}>
      {hue !== undefined && <span className="ui-pill-dot" style={cssVariables({ "--hue": hue })} />}
      {children}
    </a>
  );
}
