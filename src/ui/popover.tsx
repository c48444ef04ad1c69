import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { ButtonLook } from "./button-look.ts";
import { useLazyPart } from "./lazy-part.ts";
import { OverlayButton } from "./overlay-button.tsx";

const loadPopover = () => import("./popover-open.tsx");

type PopoverProps = {
  label: string;
  text?: ReactNode;
  icon?: LucideIcon;
  look?: ButtonLook;
  size?: "normal" | "small";
  align?: "start" | "end";
  children: (close: () => void) => ReactNode;
};

/** A button that opens a small panel beside it. `children` is called when it opens, with a function that closes it. */
export function Popover({
  label,
  text,
  icon,
  look = "plain",
  size = "normal",
  align = "start",
  children,
}: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, want] = useLazyPart(loadPopover);
  const close = () => setOpen(false);

  function toggle() {
    want(true);
    setOpen(!isOpen);
  }

  return (
    <>
      <OverlayButton
        {...{ anchor, label, icon, look, size, isOpen }}
        kind="dialog"
        onNear={() => want()}
        onToggle={toggle}
      >
        {text}
      </OverlayButton>
      {isOpen && part && (
        <part.PopoverOpen {...{ anchor, label, align }} onClose={close}>
          {children(close)}
        </part.PopoverOpen>
      )}
    </>
  );
}
