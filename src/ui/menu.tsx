import Ellipsis from "lucide-react/icons/ellipsis";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { ButtonLook } from "./button-look.ts";
import { useLazyPart } from "./lazy-part.ts";
import type { MenuGroup } from "./menu-entry.ts";
import { OverlayButton } from "./overlay-button.tsx";

const loadMenu = () => import("./menu-open.tsx");

type MenuProps = {
  label: string;
  groups: readonly MenuGroup[];
  children?: ReactNode;
  icon?: LucideIcon;
  look?: ButtonLook;
  size?: "normal" | "small";
  align?: "start" | "end";
};

/** A button that opens a menu. Without children it is a sign whose name is the label. */
export function Menu({
  label,
  groups,
  children,
  icon,
  look = "quiet",
  size = "normal",
  align = "end",
}: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, want] = useLazyPart(loadMenu);
  const sign = children ? icon : (icon ?? Ellipsis);

  function toggle() {
    want(true);
    setOpen(!isOpen);
  }

  return (
    <>
      <OverlayButton
        {...{ anchor, label, look, size, isOpen }}
        kind="menu"
        icon={sign}
        onNear={() => want()}
        onToggle={toggle}
      >
        {children}
      </OverlayButton>
      {isOpen && part && (
        <part.MenuOpen {...{ anchor, label, groups, align }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
