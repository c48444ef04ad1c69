import type { EditorView } from "prosemirror-view";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { followPress, putCaret, type TextCaret } from "./caret.ts";
import { keepMounted } from "./mounted-texts.ts";
import "./text-host.css";

type TextHostProps = {
  tag: "div" | "span";
  className?: string;
  label: string;
  isMultiline: boolean;
  /** Stands in an empty text. */
  hint?: string;
  create: Create;
  takeFocus: TakeFocus;
  children: ReactNode;
};

/**
 * A text of the page in edit mode. Its read view (`children`) stands there until somebody points at it or comes to it by
 * keyboard; then its editor takes the place at once, with the caret where it was wanted. So a page with hundreds of
 * texts opens as fast as it is read. `create` puts the editor into the element and gives it with the way to end it.
 */
export function TextHost(props: TextHostProps) {
  const { tag: Tag, className = "", label, isMultiline, hint, create, takeFocus, children } = props;
  const mounting = useMounting(create, takeFocus);
  const listening = useGoingIn(mounting);
  const marks = {
    className: `kit-text-host ${className}`,
    role: "textbox",
    "aria-label": label,
    "aria-multiline": isMultiline,
    "aria-placeholder": hint,
    // One component stands for two elements; they differ in nothing that a reference is used for.
    ref: mounting.host as Ref<never>,
  };
  if (mounting.isMounted) return <Tag key="editor" {...marks} />;
  return (
    <Tag key="face" {...marks} tabIndex={0} {...listening}>
      {children}
    </Tag>
  );
}

type Create = (place: HTMLElement) => { readonly view: EditorView; end(): void };
type TakeFocus = (focus: ((at: TextCaret) => void) | null) => void;

/**
 * The editor of a text, for as long as it stands in its element. Where the caret is wanted it comes before the next key, which would
 * go into the text that the caret has left: what a new text is told while it comes to the page happens in the same commit, else
 * as soon as the page is drawn.
 */
function useMounting(create: Create, takeFocus: TakeFocus) {
  const host = useRef<HTMLElement>(null);
  const mounted = useRef<EditorView>(null);
  const wanted = useRef<TextCaret>(null);
  const [isMounted, setMounted] = useState(false);
  const createNow = useEffectEvent(create);
  const give = useEffectEvent(takeFocus);
  const mountAt = (at: TextCaret) => {
    wanted.current = at;
    flushSync(() => setMounted(true));
  };
  function focusAt(at: TextCaret): void {
    if (mounted.current) return putCaret(mounted.current, at);
    wanted.current = at;
    setMounted(true);
    queueMicrotask(() => wanted.current && mountAt(wanted.current));
  }
  const focusNow = useEffectEvent(focusAt);

  useLayoutEffect(() => {
    give((at) => focusNow(at));
    return () => give(null);
  }, []);

  useLayoutEffect(() => {
    if (!isMounted || !host.current) return;
    const { view, end } = createNow(host.current);
    mounted.current = view;
    const leave = keepMounted({ hasFocus: () => view.hasFocus(), unmount: () => setMounted(false) });
    if (wanted.current) putCaret(view, wanted.current);
    wanted.current = null;
    return () => {
      mounted.current = null;
      leave();
      end();
    };
  }, [isMounted]);

  return { host, mounted, isMounted, focusAt, mountAt };
}

/** How one goes into a text that is only read so far: by pointer, by finger, and by keyboard. */
function useGoingIn({ mounted, focusAt, mountAt }: ReturnType<typeof useMounting>) {
  const isTouched = useRef(false);
  const mountNow = (event: MouseEvent) => mountAt({ x: event.clientX, y: event.clientY });

  function pressed(event: PointerEvent): void {
    // A finger may be about to scroll; its tap comes as a press of the mouse when it is over.
    isTouched.current = event.pointerType === "touch";
    if (event.button !== 0 || event.pointerType === "touch" || opensLink(event)) return;
    mountNow(event);
    if (mounted.current) followPress(mounted.current);
  }

  /** Not first at the click: what the focus brings to the page may come under the finger, and take the click. */
  function tapped(event: MouseEvent): void {
    const isPress = event.type === "mousedown";
    if (opensLink(event) || (isPress && (!isTouched.current || event.defaultPrevented))) return;
    event.preventDefault();
    isTouched.current = false;
    mountNow(event);
  }

  function cancelled(): void {
    isTouched.current = false;
  }

  function focused(): void {
    if (!isTouched.current) focusAt("start");
  }

  return {
    onPointerDown: pressed,
    onMouseDown: tapped,
    onClick: tapped,
    onPointerCancel: cancelled,
    onFocus: focused,
  };
}

/** In edit mode a link is text; with Ctrl or Command it is followed. */
function opensLink(event: MouseEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.target instanceof Element && !!event.target.closest("a");
}
