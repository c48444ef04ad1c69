import type { ReactNode } from "react";
import "./text-link.css";

/** A link within the product's own sentences. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="ui-text-link" href={href}>
      {children}
    </a>
  );
}
