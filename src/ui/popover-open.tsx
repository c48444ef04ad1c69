import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useAnchored } from "./use-anchored.ts";
import { useClosedWhenLeft } from "./use-closed-when-left.ts";
import "./popover-open.css";

type PopoverOpenProps = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  align: "start" | "end";
  /** Of one that is not as small as others. */
  className?: string;
  isRead?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The open panel; the focus goes to the first thing in it that takes it, or to what is read from its beginning (`isRead`). */
export function PopoverOpen({
  anchor,
  label,
  align,
  className = "ui-popover",
  isRead = false,
  onClose,
  children,
}: PopoverOpenProps) {
  const popup = useRef<HTMLDivElement>(null);
  useAnchored(popup, anchor, { align, onClose, onShown: isRead ? focusWhole : focusFirst });
  useClosedWhenLeft(popup, anchor, onClose);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`ui-overlay ${className}`}
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  );
}

function focusFirst(popup: HTMLElement): void {
  const first = popup.querySelector<HTMLElement>("input, select, textarea, button, a[href]");
  (first ?? popup).focus();
}

function focusWhole(popup: HTMLElement): void {
  popup.focus();
}
