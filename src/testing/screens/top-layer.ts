import type { PageWindow } from "./window.ts";

/**
 * All windows of all test files have one Element, on which its own `matches` is kept. Whoever wrapped what the window before left
 * there would have every question go through all the windows that there were, and would keep them all in memory.
 */
const ownMatches = Symbol.for("matches without a top layer");
type Kept = { [ownMatches]?: Element["matches"] };

/**
 * Modal dialogs and popovers, which the window's DOM lacks: what is open, which of them closes which, the focus, Escape
 * and a touch outside, as the HTML standard has them.
 */
export function addTopLayer(window: PageWindow): void {
  const { document, HTMLElement, HTMLDialogElement, Event, Element } = window;
  const popovers: HTMLElement[] = [];
  const dialogs: { element: HTMLDialogElement; opener: HTMLElement | null }[] = [];

  function tell(element: HTMLElement, type: "beforetoggle" | "toggle", isOpen: boolean): void {
    const event = new Event(type);
    const states = { oldState: isOpen ? "closed" : "open", newState: isOpen ? "open" : "closed" };
    element.dispatchEvent(Object.assign(event, states));
  }

  function hide(element: HTMLElement): void {
    if (!popovers.includes(element)) return;
    tell(element, "beforetoggle", false);
    popovers.splice(popovers.indexOf(element), 1);
    setTimeout(() => tell(element, "toggle", false));
  }

  function hideAutomatic(keeps: (element: HTMLElement) => boolean): void {
    for (const element of popovers.toReversed())
      if (element.getAttribute("popover") !== "manual" && !keeps(element)) hide(element);
  }

  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    tell(this, "beforetoggle", true);
    if (this.getAttribute("popover") !== "manual") hideAutomatic((other) => other.contains(this));
    popovers.push(this);
    setTimeout(() => tell(this, "toggle", true));
  };
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    hide(this);
  };

  const matches = ((Element.prototype as Kept)[ownMatches] ??= Element.prototype.matches);
  Object.assign(Element.prototype, {
    matches(this: HTMLElement, selector: string): boolean {
      return selector === ":popover-open" ? popovers.includes(this) : matches.call(this, selector);
    },
  });

  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new Error("the dialog is open already");
    const held = document.activeElement;
    dialogs.push({ element: this, opener: held instanceof HTMLElement ? held : null });
    this.setAttribute("open", "");
    hideAutomatic(() => false);
    this.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute("open");
    const at = dialogs.findIndex(({ element }) => element === this);
    const [left] = at < 0 ? [] : dialogs.splice(at, 1);
    if (left?.opener?.isConnected) left.opener.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };

  window.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const popover = popovers.findLast((each) => each.getAttribute("popover") !== "manual");
    if (popover) return hide(popover);
    const dialog = dialogs.at(-1)?.element;
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
  window.addEventListener("pointerdown", ({ target }) => {
    const touched = target as Element;
    const invoker = touched.closest<HTMLButtonElement>("button")?.popoverTargetElement;
    hideAutomatic((popover) => popover.contains(touched) || popover === invoker);
  });
}
