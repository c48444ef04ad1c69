import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Box, PageTools, TypedText } from "./editor.ts";
import type { Mention } from "./mention.ts";
import { fromDraft } from "./text-change.ts";

/** Where the sign stands that opened a list, while something is typed behind it. Each opening is another object. */
type Typed = { readonly at: number; readonly sign: string; readonly opening: object };

const key = new PluginKey<Typed | null>("typed-list");

/** A sign begins a list at the start of a line, and behind what is no part of a word. */
const mayStandBefore = /^$|[\s([{"'\u2018\u201c\u00bf\ufffc-]$/u;

/** Longer words are a text and no search; this also bounds what is looked through. */
const wordsMost = 40;

/** What a text does to itself and to the page where somebody has chosen from a list. Null for what it cannot do. */
export type TypedActs = Pick<TypedText, "put" | "turn" | "align">;

type Ways = {
  readonly page: () => PageTools;
  /** Those of the page's signs that this text knows; all of them, unless it says so. */
  readonly signs?: string;
  readonly actsOf: (view: EditorView) => TypedActs;
};

/**
 * Opens the page's lists for signs that are typed (`/`, `:`, `@`): what is typed behind one filters, and stays text until
 * something is chosen.
 */
export function typedLists(ways: Ways): Plugin {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return new Plugin<Typed | null>({
    key,
    state: {
      init: () => null,
      apply(tr, now, before, state) {
        const said = tr.getMeta(key) as Typed | null | undefined;
        if (said !== undefined) return said;
        return (
          begunBy(tr, state, ways.signs ?? ways.page().typedSigns) ??
          (now && followed(now, { tr, before, state }))
        );
      },
    },
    view: () => ({
      update(view, before) {
        const typed = typedIn(view.state);
        if (typed && typed.opening !== typedIn(before)?.opening)
          ways.page().offerTyped(typed.sign, typedText(view, typed.opening, { ...ways, listeners }));
        tell();
      },
      destroy: tell,
    }),
    props: {
      handleDOMEvents: {
        blur(view, { relatedTarget }) {
          // A window that is left for another is come back to.
          if (relatedTarget && typedIn(view.state)) view.dispatch(view.state.tr.setMeta(key, null));
          return false;
        },
      },
    },
  });
}

function typedIn(state: EditorState): Typed | null {
  return key.getState(state) ?? null;
}

/** One letter came before the caret, and it is such a sign at the start of a word. */
function begunBy(tr: Transaction, state: EditorState, signs: string): Typed | null {
  const { $from, empty } = state.selection;
  const at = $from.pos - 1;
  if (!tr.docChanged || tr.getMeta(fromDraft) || !empty || $from.parentOffset === 0) return null;
  const sign = lettersBetween(state, at, $from.pos);
  if (sign === "" || !signsOf(state, signs).includes(sign) || !cameAlone(tr, at)) return null;
  const before = lettersBetween(state, Math.max($from.start(), at - 1), at);
  const isInCode = $from.marks().some(({ type }) => type.spec.code === true);
  return mayStandBefore.test(before) && !isInCode ? { at, sign, opening: {} } : null;
}

/** Texts of plain words mention nobody. */
function signsOf(state: EditorState, signs: string): string {
  return canMention(state) ? signs : signs.replace("@", "");
}

function canMention({ schema }: EditorState): boolean {
  return schema.nodes["mention"] !== undefined;
}

function cameAlone(tr: Transaction, at: number): boolean {
  let isAlone = false;
  tr.mapping.maps.at(-1)?.forEach((_, __, from, to) => {
    isAlone = from === at && to === at + 1;
  });
  return isAlone;
}

function followed(
  typed: Typed,
  { tr, before, state }: { tr: Transaction; before: EditorState; state: EditorState },
): Typed | null {
  // What others write may put the whole text anew; the caret stands behind the same words then.
  const behind = state.selection.head - (before.selection.head - typed.at);
  const places = tr.getMeta(fromDraft) ? [tr.mapping.map(typed.at), behind] : [tr.mapping.map(typed.at)];
  const at = places.find((place) => wordsAt(state, { ...typed, at: place }) !== null);
  return at === undefined ? null : { ...typed, at };
}

/** The words between the sign and the caret; null where the caret stands elsewhere, or nobody would search for them. */
function wordsAt(state: EditorState, { at, sign }: Typed): string | null {
  const { $head, empty } = state.selection;
  if (!empty || at < $head.start() || at >= $head.pos) return null;
  const said = lettersBetween(state, at, $head.pos);
  const words = said.slice(sign.length);
  if (!said.startsWith(sign) || words.length > wordsMost) return null;
  return /^\s|\ufffc/u.test(words) ? null : words;
}

function lettersBetween({ doc }: EditorState, from: number, to: number): string {
  return doc.textBetween(from, to, "\ufffc", "\ufffc");
}

/** What the page is given of the words behind a sign, for as long as this opening lasts. */
function typedText(
  view: EditorView,
  opening: object,
  { page, actsOf, listeners }: Ways & { listeners: Set<() => void> },
): TypedText {
  const acts = actsOf(view);
  const now = () => {
    const typed = view.isDestroyed ? null : typedIn(view.state);
    return typed?.opening === opening ? typed : null;
  };

  /** The letters go in the same step as what is done in their place. */
  function take(work: (at: number) => void): void {
    const typed = now();
    if (!typed) return;
    page().endStep();
    page().change(() => {
      view.dispatch(view.state.tr.delete(typed.at, view.state.selection.head).setMeta(key, null));
      work(typed.at);
    });
    page().endStep();
  }

  return {
    words: () => now() && wordsAt(view.state, now() as Typed),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    box: () => boxAt(view, now()),
    end: () => now() && view.dispatch(view.state.tr.setMeta(key, null)),
    take: (work) => take(() => work()),
    insert: (words) => take((at) => view.dispatch(view.state.tr.insertText(words, at).scrollIntoView())),
    mention: mentioning(view, take),
    put: acts.put && ((widget) => take(() => acts.put?.(widget))),
    turn: acts.turn && ((into) => take(() => acts.turn?.(into))),
    align: acts.align && ((side) => take(() => acts.align?.(side))),
  };
}

function mentioning(view: EditorView, take: (work: (at: number) => void) => void): TypedText["mention"] {
  if (!canMention(view.state)) return null;
  return (mention) => take((at) => view.dispatch(withMention(view.state, at, mention)));
}

function withMention({ schema, tr }: EditorState, at: number, mention: Mention): Transaction {
  return tr.insert(at, schema.node("mention", mention)).scrollIntoView();
}

function boxAt(view: EditorView, typed: Typed | null): Box | null {
  if (!typed) return null;
  const { left, top, bottom } = view.coordsAtPos(typed.at + 1);
  return { left, top, bottom };
}
