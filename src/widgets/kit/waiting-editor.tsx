import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useSay } from "#ui/language.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { uiWording } from "#ui/wording.ts";
import { BoundText, focusField } from "./bound-text.tsx";
import type { CaretAt, EditorProps } from "./editor.ts";
import type { FirstCaret } from "./first-caret.ts";
import type { FirstText } from "./first-text.ts";
import { useTakenFocus } from "./use-taken-focus.tsx";
import { widgetWords } from "./wording.ts";

/** The caret that stood in the waiting place: where it was wanted, or, after a key, where it is. */
export type CaretLeft = { readonly at: CaretAt; readonly typed: FirstCaret | null };

type WaitingProps = {
  of: EditorProps<unknown>;
  first: FirstText | null;
  /** Told when the place goes: of the caret, if that stands here. */
  onLeft: (caret: CaretLeft | null) => void;
  onComposing: (isComposing: boolean) => void;
  /** Fetches the editor once more; null while it is on its way. */
  onRetry: (() => void) | null;
};

/**
 * Stands in for an editor that is being fetched. It shows nothing before somebody comes here; then it takes the focus, so that no key
 * goes elsewhere, and what is typed is written into the text of the draft in which the editor would have it.
 */
export function WaitingEditor({ of, first, onLeft, onComposing, onRetry }: WaitingProps) {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { isWanted, texts, focusAt, enter, go } = useWaitingFocus(place, { first, onLeft });
  useTakenFocus(of.takeFocus, focusAt);
  useComposing(frame, onComposing);

  function retry() {
    onRetry?.();
    focusAt("back");
  }

  return (
    <div ref={frame}>
      {isWanted && (
        <div ref={place}>
          {texts.map((text, nth) => (
            <WaitingText
              key={text.path + String(text.isRich)}
              {...{ of, text }}
              onEnter={() => (text.enter === "leave" ? of.page.leave("after") : enter(nth))}
              onEdge={(to) => go(nth, to) || of.page.leave(to)}
            />
          ))}
          {texts.length === 0 && <Still isComing={!onRetry} />}
        </div>
      )}
      {onRetry && (
        <LoadFailed onRetry={retry}>
          {texts.length > 0 ? say(widgetWords.editorNotLoaded) : undefined}
        </LoadFailed>
      )}
    </div>
  );
}

type Fields = { readonly all: readonly HTMLTextAreaElement[]; readonly focused: number };

function useWaitingFocus(
  place: RefObject<HTMLDivElement | null>,
  { first, onLeft }: Pick<WaitingProps, "first" | "onLeft">,
) {
  const [texts, setTexts] = useState<readonly FirstText[] | null>(null);
  const begun = useRef<{ readonly at: CaretAt; readonly caret: FirstCaret | null }>(null);

  function focusAt(at: CaretAt): void {
    flushSync(() => setTexts((now) => now ?? (first ? [first] : [])));
    const [field] = fieldsIn(place.current).all;
    if (field) focusField(field, at);
    else place.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
    begun.current ??= { at, caret: caretIn(place.current) };
  }

  function enter(nth: number): void {
    const next = texts?.[nth]?.enter;
    if (next === undefined || next === "leave") return;
    flushSync(() => setTexts((now) => (now && now.length > nth + 1 ? now : [...(now ?? []), next])));
    focusField(fieldsIn(place.current).all[nth + 1] ?? null, "start");
  }

  /** False where the place ends. */
  function go(nth: number, to: "before" | "after"): boolean {
    const field = fieldsIn(place.current).all[to === "before" ? nth - 1 : nth + 1];
    if (field) focusField(field, to === "before" ? "end" : "start");
    return field !== undefined;
  }

  const leave = useEffectEvent(() => {
    const isHere = place.current?.contains(document.activeElement) ?? false;
    const { at = "start", caret = null } = begun.current ?? {};
    const now = caretIn(place.current);
    onLeft(isHere ? { at, typed: isSame(now, caret) ? null : now } : null);
  });
  useLayoutEffect(() => () => leave(), []);
  return { isWanted: texts !== null, texts: texts ?? [], focusAt, enter, go };
}

function fieldsIn(place: Element | null): Fields {
  const all = [...(place?.querySelectorAll("textarea") ?? [])];
  return { all, focused: all.findIndex((field) => field === document.activeElement) };
}

function caretIn(place: Element | null): FirstCaret | null {
  const { all, focused } = fieldsIn(place);
  const field = all[focused];
  if (!field) return null;
  const { value, selectionStart: start, selectionEnd: end } = field;
  return { value, start, end, enters: focused };
}

function isSame(one: FirstCaret | null, other: FirstCaret | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type WaitingTextProps = {
  of: EditorProps<unknown>;
  text: FirstText;
  onEnter: () => void;
  onEdge: (to: "before" | "after") => void;
};

function WaitingText({ of: { draft, id, page }, text, onEnter, onEdge }: WaitingTextProps) {
  const say = useSay();

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || text.enter === undefined) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <BoundText
      {...{ draft, id, ...text }}
      lines={text.lines === true}
      change={page.change}
      label={say(widgetWords.textComing)}
      placeholder={say(widgetWords.typeAlready)}
      onKeyDown={press}
      onEdge={onEdge}
    />
  );
}

/** Holds the focus where nothing is written: a key does not press once more what has put the block there. */
function Still({ isComing }: { isComing: boolean }) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keep = (event: globalThis.KeyboardEvent) => event.key === " " && event.preventDefault();
    const element = place.current;
    element?.addEventListener("keydown", keep);
    return () => element?.removeEventListener("keydown", keep);
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      {isComing && say(uiWording.loading)}
    </div>
  );
}

/** Word after word is composed on phones, and whoever goes on at once is not disturbed in between. */
const composedAfter = 60;

function useComposing(
  frame: RefObject<HTMLElement | null>,
  onComposing: (isComposing: boolean) => void,
): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let over: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(over);
      onComposing(true);
    };
    // The editor takes over in one piece: no key comes between the two.
    const end = () => {
      over = setTimeout(() => flushSync(() => onComposing(false)), composedAfter);
    };
    frame.current?.addEventListener("compositionstart", begin, { signal });
    frame.current?.addEventListener("compositionend", end, { signal });
    return () => {
      ended.abort();
      clearTimeout(over);
    };
  }, [frame, onComposing]);
}
