import Ellipsis from "lucide-react/icons/ellipsis";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { ButtonLook } from "./button-look.ts";
import { useLazyPart } from "./lazy-part.ts";
import { OverlayButton } from "./overlay-button.tsx";

export type MenuButtonProps = {
  label: string;
  children?: ReactNode;
  icon?: LucideIcon;
  look?: ButtonLook;
  size?: "normal" | "small";
  align?: "start" | "end";
};

/** What an open menu is told by its button. */
export type OpenedMenu = {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly align: "start" | "end";
  readonly onClose: () => void;
};

type LoadedMenu<Part> = MenuButtonProps & {
  load: () => Promise<Part>;
  shows: (part: Part, opened: OpenedMenu) => ReactNode;
};

/** A button that opens a menu, which `load` fetches when it is first wanted. Without children it is a sign whose name is the label. */
export function MenuButton<Part>(props: LoadedMenu<Part>) {
  const { label, load, shows, children, icon, look = "quiet", size = "normal", align = "end" } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, want] = useLazyPart(load);
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
      {isOpen && part && shows(part, { anchor, label, align, onClose: () => setOpen(false) })}
    </>
  );
}
