import CircleAlert from "lucide-react/icons/circle-alert";
import { type AnimationEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cssVariables } from "./css-variables.ts";
import { Icon } from "./icon.tsx";
import { type NoticeKind, noticeSeconds } from "./notice-kinds.ts";
import "./notice.css";

/**
 * One notice. Its life is an animation of the stylesheet, which stands still while somebody points at it or has the
 * focus in it; F6 brings the focus to its button, Escape sends it away.
 */
export function Notice({
  kind,
  text,
  undo,
  onLeave,
}: {
  kind: NoticeKind;
  text: ReactNode;
  undo?: { readonly label: string; readonly perform: () => void };
  onLeave: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (!undo) return;
    function reach(event: globalThis.KeyboardEvent) {
      if (event.key !== "F6" || event.defaultPrevented || button.current === document.activeElement) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      button.current?.focus();
    }
    addEventListener("keydown", reach);
    return () => removeEventListener("keydown", reach);
  }, [undo]);

  function leave() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onLeave();
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  }

  function leaveAtTheEnd(event: AnimationEvent) {
    if (event.target === event.currentTarget) onLeave();
  }

  return (
    <div
      className="ui-notice"
      data-kind={kind}
      style={cssVariables({ "--life": `${noticeSeconds[kind]}s` })}
      onAnimationEnd={leaveAtTheEnd}
      onKeyDown={leaveOnEscape}
    >
      {kind === "error" && <Icon of={CircleAlert} />}
      <span className="ui-notice-text">{text}</span>
      {undo && (
        <button
          type="button"
          className="ui-notice-undo"
          ref={button}
          aria-keyshortcuts="F6"
          onClick={() => {
            leave();
            undo.perform();
          }}
        >
          {undo.label}
        </button>
      )}
      {undo && <span className="ui-notice-life" />}
    </div>
  );
}
