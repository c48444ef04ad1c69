import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";
import { useHere } from "./language.tsx";

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({
  href,
  children,
  look = "plain",
  size = "normal",
  icon,
  onNear,
  onFollow,
}: {
  href: string;
  children: ReactNode;
  look?: ButtonLook;
  size?: "normal" | "small";
  icon?: LucideIcon;
  /** Somebody points at it or has reached it: what it leads to may be fetched. */
  onNear?: () => void;
  /** It was followed in this tab, in the ordinary way: leads there without a round of navigation. */
  onFollow?: () => void;
}) {
  const here = useHere();

  function follow(event: MouseEvent) {
    if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  }

  return (
    <a
      className={buttonClass(look, size)}
      href={here(href)}
      onClick={follow}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
