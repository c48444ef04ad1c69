import CircleAlert from "lucide-react/icons/circle-alert";
import {
  type AnimationEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { cssVariables } from "./css-variables.ts";
import { Icon } from "./icon.tsx";
import { type NoticeKind, noticeSeconds } from "./notice-kinds.ts";
import "./notice.css";

type NoticeProps = {
  kind: NoticeKind;
  text: ReactNode;
  undo?: { readonly label: string; readonly perform: () => void };
  onLeave: () => void;
};

/**
 * One notice. Its life is an animation of the stylesheet, which stands still while somebody points at it or has the
 * focus in it; F6 brings the focus to its button, Escape sends it away.
 */
export function Notice({ kind, text, undo, onLeave }: NoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useReachedByKey(button, undo);

  function leave() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onLeave();
  }

  function takeBack() {
    leave();
    undo?.perform();
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
      {undo && <UndoButton ref={button} label={undo.label} onPress={takeBack} />}
      {undo && <span className="ui-notice-life" />}
    </div>
  );
}

function UndoButton(props: { ref: Ref<HTMLButtonElement>; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="ui-notice-undo"
      ref={props.ref}
      aria-keyshortcuts="F6"
      onClick={props.onPress}
    >
      {props.label}
    </button>
  );
}

/** F6 brings the focus to the button, while there is one; gives where it came from. */
function useReachedByKey(button: RefObject<HTMLButtonElement | null>, undo: object | undefined) {
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
  }, [button, undo]);
  return cameFrom;
}
