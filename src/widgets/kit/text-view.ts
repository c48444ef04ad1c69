import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView, type EditorProps } from "prosemirror-view";
import { type Bound, ownChange, type SharedText } from "./shared-text.ts";

/** The view cleans up behind a composition for so long; what others wrote is shown when it has. */
const composedAfter = 30;

type Opening = {
  readonly binding: SharedText;
  readonly plugins: readonly Plugin[];
  readonly props: EditorProps;
  readonly onUpdate: (view: EditorView) => void;
};

/** Puts an editor that is bound to the draft into an element of the page. `onUpdate` hears every change of its state. */
export function openTextView(
  place: HTMLElement,
  { binding, plugins, props, onUpdate }: Opening,
): { view: EditorView; end(): void } {
  const view: EditorView = new EditorView(
    { mount: place },
    {
      ...props,
      state: EditorState.create({ doc: binding.read(), plugins: [...plugins] }),
      attributes: { spellcheck: "true", autocorrect: "on", autocapitalize: "sentences" },
      dispatchTransaction(tr) {
        const { state, transactions } = view.state.applyTransaction(tr);
        view.updateState(state);
        const own = ownChange(transactions);
        if (own) binding.write(own);
        onUpdate(view);
      },
      handleKeyDown(_, event) {
        if (isBackspace(event) && !view.composing && binding.eraseUnderWay(view.state)) return true;
        return props.handleKeyDown?.call(this, view, event) ?? false;
      },
      handleDOMEvents: eventsOf(binding, props.handleDOMEvents),
    },
  );
  const unbind = binding.bind(boundTo(view));
  return {
    view,
    end() {
      unbind();
      view.destroy();
    },
  };
}

function eventsOf(binding: SharedText, own: EditorProps["handleDOMEvents"]): EditorProps["handleDOMEvents"] {
  return {
    keydown: readSelection,
    beforeinput: withoutOwnUndo,
    compositionend: (view) => showAfterwards(view, binding),
    ...own,
    focus(view, event) {
      own?.focus?.call(this, view, event);
      return takeFocus(view);
    },
  };
}

const isBackspace = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === "Backspace" && !ctrlKey && !altKey && !metaKey;

function boundTo(view: EditorView): Bound {
  return {
    get state() {
      return view.state;
    },
    get composing() {
      return view.composing;
    },
    hasFocus: () => view.hasFocus(),
    dispatch: (change) => view.dispatch(change),
    selected: () => selectedIn(view),
  };
}

/** The browser's selection, which may be newer than the editor's. */
function selectedIn(view: EditorView): { anchor: number; head: number } | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!view.hasFocus() || !anchorNode || !focusNode) return null;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return null;
  return {
    anchor: view.posAtDOM(anchorNode, anchorOffset ?? 0),
    head: view.posAtDOM(focusNode, focusOffset ?? 0),
  };
}

/** A key can come before the browser has told where the one before it put the caret; what it does begins there. */
function readSelection(view: EditorView): false {
  const { domObserver } = view as unknown as { readonly domObserver: { flush(): void } };
  if (!view.composing) domObserver.flush();
  return false;
}

/**
 * All that the editor's own answer to the focus does that is wanted here. For faults of old browsers it also puts its selection back where
 * the browser's stands as it stood when the focus came, and within 200 ms where it is at the very start: there a key may have taken it, as
 * Home does right behind a click.
 */
function takeFocus(view: EditorView): true {
  Object.assign(view, { focused: true });
  return true;
}

/** One undo for the whole page (decision 0014); the browser's own knows only this text and would undo others'. */
function withoutOwnUndo(_: EditorView, event: InputEvent): boolean {
  if (/^history(Undo|Redo)$/.test(event.inputType)) event.preventDefault();
  return event.defaultPrevented;
}

function showAfterwards(view: EditorView, binding: SharedText): false {
  setTimeout(() => {
    if (!view.isDestroyed) binding.composed();
  }, composedAfter);
  return false;
}
