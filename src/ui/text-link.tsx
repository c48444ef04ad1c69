import type { ReactNode } from "react";
import { useHere } from "./language.tsx";
import "./text-link.css";

/** A link within the product's own sentences. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const here = useHere();
  return (
    <a className="ui-text-link" href={here(href)}>
      {children}
    </a>
  );
}
