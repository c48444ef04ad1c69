import type { MouseEvent, ReactNode } from "react";
import { useHere } from "./language.tsx";
import "./text-link.css";

type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** It is followed here, and not in another tab. */
  onFollow?: () => void;
};

/** A link within the product's own sentences. */
export function TextLink({ href, children, onFollow }: TextLinkProps) {
  const here = useHere();
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow?.();
  };
  return (
    <a className="ui-text-link" href={here(href)} onClick={onFollow && follow}>
      {children}
    </a>
  );
}
