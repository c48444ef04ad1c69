import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView, type EditorProps } from "prosemirror-view";
import { ownChange, type sharedText } from "./shared-text.ts";

/** How an editor's document goes into the draft and follows it. */
export type TextBinding = ReturnType<typeof sharedText>;

/** The view cleans up behind a composition for so long; what others wrote is shown when it has. */
const composedAfter = 30;

/** Puts an editor that is bound to the draft into an element of the page. `onUpdate` hears every change of its state. */
export function openTextView(
  place: HTMLElement,
  {
    binding,
    plugins,
    props,
    onUpdate,
  }: {
    readonly binding: TextBinding;
    readonly plugins: readonly Plugin[];
    readonly props: EditorProps;
    readonly onUpdate: (view: EditorView) => void;
  },
): { view: EditorView; end(): void } {
  const view = new EditorView(
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
      handleDOMEvents: {
        // One undo for the whole page (decision 0014); the browser's own knows only this text and would undo others'.
        beforeinput: (_, event) => {
          if (/^history(Undo|Redo)$/.test(event.inputType)) event.preventDefault();
          return event.defaultPrevented;
        },
        compositionend: () => {
          setTimeout(() => {
            if (!view.isDestroyed) binding.composed();
          }, composedAfter);
          return false;
        },
        ...props.handleDOMEvents,
      },
    },
  );
  const unbind = binding.bind(view);
  const noteFocus = ({ type }: Event) => {
    // An element that is taken off the page loses its focus too, but not because somebody went elsewhere.
    if (place.isConnected) place.toggleAttribute("data-focused", type === "focus");
  };
  place.addEventListener("focus", noteFocus);
  place.addEventListener("blur", noteFocus);
  return {
    view,
    end() {
      unbind();
      view.destroy();
    },
  };
}
