import {
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from "react";
import { type EmojiPage, putEmoji } from "./emoji-in-field.ts";
import type { TextCaret } from "./caret.ts";
import type { FieldBinding, TextState } from "./field-binding.ts";
import { type BoundPlace, useBoundText } from "./use-bound-text.tsx";
import "./bound-text.css";

/** What others may do with a bound text. */
export type BoundTextHandle = {
  focus(at: TextCaret): void;
  state(): TextState;
  /** Brings the text to another state as if it had been typed. */
  write(next: TextState): void;
};

type BoundTextProps = BoundPlace & {
  label: string;
  describedBy?: string;
  /** Another id than a made one, for a label elsewhere. */
  fieldId?: string;
  placeholder?: string;
  className?: string;
  handle?: Ref<BoundTextHandle>;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onEdge?: (to: "before" | "after") => void;
  /** Names between colons become emoji. */
  emoji?: EmojiPage;
  /** No language: nothing to spell, and nothing to correct. */
  isCode?: boolean;
};

/** A text of the draft in a field that grows with it. `onEdge` hears of arrows that lead out of it. */
export function BoundText(props: BoundTextProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const binding = useBoundText(field, {
    ...props,
    onWords: (words) => {
      if (frame.current && !growsByItself()) frame.current.dataset["words"] = words;
      props.onWords?.(words);
    },
  });

  useImperativeHandle(props.handle, () => handleOf(field, binding));

  function act(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Enter" && !props.lines) event.preventDefault();
    // The key is for others: an editor goes to where the text there begins or ends.
    if (props.onEdge) afterEdge(event, (to) => props.onEdge?.(to));
  }

  return (
    <span ref={frame} className={`kit-bound-text ${props.className ?? ""}`}>
      <textarea
        ref={field}
        id={props.fieldId}
        rows={1}
        aria-label={props.fieldId ? undefined : props.label}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        onKeyDown={act}
        onPaste={props.onPaste}
        onInput={(event) => endName(event, binding, props.emoji)}
        dir="auto"
        {...(props.isCode ? uncorrected : { spellCheck: true })}
      />
    </span>
  );
}

function endName(
  { nativeEvent: { data, isComposing }, currentTarget }: InputEvent<HTMLTextAreaElement>,
  binding: RefObject<FieldBinding | null>,
  page: EmojiPage | undefined,
): void {
  if (page && data === ":" && !isComposing) void putEmoji(currentTarget, () => binding.current, page);
}

const uncorrected = { spellCheck: false, autoCapitalize: "off", autoCorrect: "off" } as const;

function handleOf(
  field: RefObject<HTMLTextAreaElement | null>,
  binding: RefObject<FieldBinding | null>,
): BoundTextHandle {
  return {
    focus: (at) => focusField(field.current, at),
    state: () => ({
      text: field.current?.value ?? "",
      start: field.current?.selectionStart ?? 0,
      end: field.current?.selectionEnd ?? 0,
    }),
    write: (next) => {
      field.current?.focus();
      binding.current?.write(next);
    },
  };
}

const growsByItself = () => CSS.supports("field-sizing", "content");

/** Puts the caret into a field. */
export function focusField(field: HTMLTextAreaElement | null, at: TextCaret): void {
  if (!field) return;
  field.focus();
  if (at === "back") return;
  if (typeof at === "object" && "position" in at) return select(field, at);
  const place = at === "start" ? 0 : field.value.length;
  field.setSelectionRange(place, place);
}

function select(
  field: HTMLTextAreaElement,
  { position, anchor = position }: { readonly position: number; readonly anchor?: number },
): void {
  const direction = position < anchor ? "backward" : "forward";
  field.setSelectionRange(Math.min(position, anchor), Math.max(position, anchor), direction);
}

const edges: Readonly<Record<string, "before" | "after">> = {
  ArrowUp: "before",
  ArrowLeft: "before",
  ArrowDown: "after",
  ArrowRight: "after",
};

/** Tells of an arrow key that had nowhere to go inside the field: the browser alone knows how its lines are broken. */
export function afterEdge(
  event: KeyboardEvent<HTMLTextAreaElement>,
  tell: (to: "before" | "after", key: string) => void,
): void {
  const { key, currentTarget: field } = event;
  const to = edges[key];
  if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== selectionEnd && !event.shiftKey) return;
  const isUpOrDown = key === "ArrowUp" || key === "ArrowDown";
  if (isUpOrDown && !event.shiftKey && isOneLine(field)) {
    event.preventDefault();
    return tell(to, key);
  }
  requestAnimationFrame(() => {
    const isStill = field.selectionStart === selectionStart && field.selectionEnd === selectionEnd;
    if (isStill && document.activeElement === field) tell(to, key);
  });
}

/** In a single line some browsers first go to its end; there is nothing above and below it. */
function isOneLine(field: HTMLTextAreaElement): boolean {
  // A field that lies over words is as high as its surroundings; the words behind it know their lines.
  const words = field.previousElementSibling;
  if (words) return words.getClientRects().length <= 1;
  return field.clientHeight < 2 * parseFloat(getComputedStyle(field).lineHeight);
}
