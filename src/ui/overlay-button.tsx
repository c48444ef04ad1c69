import type { LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";

type OverlayButtonProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  kind: "menu" | "dialog";
  label: string;
  icon?: LucideIcon;
  look: ButtonLook;
  size: "normal" | "small";
  isOpen: boolean;
  /** Pointed at or focused, so that what opens can be fetched in time. */
  onNear: () => void;
  onToggle: () => void;
  children?: ReactNode;
};

/** The closed side of a menu or popover: a button that says what it opens and whether it is open. */
export function OverlayButton({
  anchor,
  kind,
  label,
  icon,
  look,
  size,
  isOpen,
  onNear,
  onToggle,
  children,
}: OverlayButtonProps) {
  return (
    <button
      type="button"
      ref={anchor}
      className={buttonClass(look, size, children ? "text" : "icon")}
      aria-haspopup={kind}
      aria-expanded={isOpen}
      aria-label={children ? undefined : label}
      title={children ? undefined : label}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={(event) => {
        if (kind !== "menu" || isOpen || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
        event.preventDefault();
        onToggle();
      }}
      onClick={(event) => {
        // The platform would close what has just opened: the button is its known invoker by then.
        event.preventDefault();
        onToggle();
      }}
    >
      {icon && <Icon of={icon} size={children || size === "small" ? 16 : 20} />}
      {children}
    </button>
  );
}
