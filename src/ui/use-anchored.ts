import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { placeBeside } from "./place-beside.ts";
import "./overlay.css";

/**
 * Shows an element above everything else, beside its anchor, until the person presses Escape, touches something else
 * or a dialog opens (DLGS-02). The focus comes back to the anchor if it was inside.
 */
export function useAnchored(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  {
    align,
    onShown,
    onClose,
  }: { align: "start" | "end"; onShown: (popup: HTMLElement) => void; onClose: () => void },
): void {
  const shown = useEffectEvent(onShown);
  const closed = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const [element, origin] = [popup.current, anchor.current];
    if (!element || !origin) return;
    // What stands there by now: finished HTML may have come anew.
    const anchorNow = () => anchor.current ?? origin;
    const stopFollowing = lightPopover(element, anchorNow, () => closed());
    const place = () => placeBeside(element, anchorNow(), align);
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    element.showPopover();
    place();
    shown(element);
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
      stopFollowing();
    };
  }, [popup, anchor, align]);
}

/** Tells when the platform closes the popup; what it answers hides the popup without telling. */
function lightPopover(element: HTMLElement, anchor: () => HTMLElement, onClosed: () => void): () => void {
  function lightDismiss(event: ToggleEvent) {
    if (event.newState === "closed") onClosed();
  }
  function giveFocusBack(event: ToggleEvent) {
    if (event.newState === "closed" && element.contains(document.activeElement)) anchor().focus();
  }
  // Makes the platform leave the popup alone when its own anchor is touched; the anchor closes it itself. Links are no such anchors.
  const origin = anchor();
  const invoker = origin instanceof HTMLButtonElement ? origin : null;
  if (invoker) invoker.popoverTargetElement = element;
  element.addEventListener("beforetoggle", giveFocusBack);
  element.addEventListener("toggle", lightDismiss);
  return () => {
    if (invoker) invoker.popoverTargetElement = null;
    element.removeEventListener("toggle", lightDismiss);
    if (element.matches(":popover-open")) element.hidePopover();
    element.removeEventListener("beforetoggle", giveFocusBack);
  };
}
