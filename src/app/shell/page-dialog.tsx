import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { visit } from "#client/navigation.ts";
import { buttonClass } from "#ui/button-look.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { uiWording } from "#ui/wording.ts";
import "./page-dialog.css";

/**
 * A screen that is a dialog over its page (decision 0049). It comes with the document, over the page from the first paint on;
 * Escape and Close lead where Cancel leads, to the page mostly, after the question about what is not saved. Ctrl+Enter sends the
 * form that the dialog is about (DLGS-05).
 */
export function PageDialog(props: { title: string; back: string; children: ReactNode }) {
  const { title, back, children } = props;
  const [say, here] = [useSay(), useHere()];
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);

  return (
    <dialog
      ref={dialog}
      className="shell-page-dialog"
      open
      aria-label={title}
      onKeyDown={confirm}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void visit(back);
      }}
    >
      <div className="shell-page-dialog-box">
        {children}
        <a className={`shell-page-dialog-close ${buttonClass("quiet", "normal", "icon")}`} href={here(back)}>
          <Icon of={X} size={20} />
          <span className="ui-unseen">{say(uiWording.close)}</span>
        </a>
      </div>
    </dialog>
  );
}

function confirm(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const form = event.currentTarget.querySelector<HTMLFormElement>("form[data-confirms]");
  if (!form) return;
  // On a link the key would open another tab.
  event.preventDefault();
  form.requestSubmit();
}

/** The platform keeps the page out of reach, and brings the focus back to what opened the dialog (DLGS-21). */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const { moveInto } = useNotices();
  useLayoutEffect(() => {
    const element = dialog.current;
    const held = document.activeElement;
    if (!element) return;
    element.removeAttribute("open");
    element.showModal();
    moveInto(element);
    // Somebody may have begun to type before the page was alive.
    const first = element.contains(held) ? held : element.querySelector("h1");
    if (first instanceof HTMLElement) {
      if (first.tagName === "H1") first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    return () => {
      moveInto(null);
      element.close();
    };
  }, [dialog, moveInto]);
}
