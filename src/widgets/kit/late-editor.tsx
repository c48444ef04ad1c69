import type { LucideIcon } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Observed, observed, useObserved } from "#ui/observed.ts";
import type { CaretAt, EditorProps, KindEditor } from "./editor.ts";
import { goOnAt } from "./first-caret.ts";
import type { First } from "./first-text.ts";
import { type CaretLeft, WaitingEditor } from "./waiting-editor.tsx";

/** What is fetched of a kind when one is on the page. */
export type LateParts<Content> = Pick<KindEditor<Content>, "Editor" | "Settings">;

type Fetch<Content> = () => Promise<LateParts<Content>>;
type Fetched<Content> = {
  readonly state: Observed<LateParts<Content> | "failed" | null>;
  /** Fetches what nobody has asked for yet. */
  readonly load: () => void;
  /** The same, also after a failure. */
  readonly retry: () => void;
};

/**
 * The editor of a kind that few pages hold: its script and its styles come with the first of them (decision 0128). The block takes the
 * caret before that, and what is typed into its first text then is in the draft at once.
 */
export function lateEditor<Content>(
  icon: LucideIcon,
  fetch: Fetch<Content>,
  first: First<Content>,
): KindEditor<Content> {
  const fetched = fetchedOnce(fetch);
  return {
    icon,
    Editor: (props) => <LateEditor {...{ props, fetched, first }} />,
    Settings: (props) => <LateSettings {...{ props, fetched }} />,
  };
}

/** The same of a kind about which nothing can be set. */
export function lateEditorAlone<Content>(
  icon: LucideIcon,
  fetch: Fetch<Content>,
  first: First<Content>,
): KindEditor<Content> {
  const { Settings: _, ...alone } = lateEditor(icon, fetch, first);
  return alone;
}

function fetchedOnce<Content>(fetch: Fetch<Content>): Fetched<Content> {
  const state = observed<LateParts<Content> | "failed" | null>(null);
  let isComing = false;
  const end = (found: LateParts<Content> | "failed") => {
    isComing = false;
    state.set(found);
  };
  const retry = () => {
    const found = state.get();
    if (isComing || (found && found !== "failed")) return;
    isComing = true;
    state.set(null);
    fetch().then(end, () => end("failed"));
  };
  return { state, retry, load: () => void (state.get() === null && retry()) };
}

type LateProps<Content> = { props: EditorProps<Content>; fetched: Fetched<Content> };

/** What went wrong is said by the block itself. */
function LateSettings<Content>({ props, fetched: { state, load } }: LateProps<Content>): ReactNode {
  const found = useObserved(state, (now) => now);
  useEffect(load, [load]);
  if (found === "failed") return null;
  if (!found) return <Skeleton />;
  return found.Settings ? <found.Settings {...props} /> : null;
}

function LateEditor<Content>(late: LateProps<Content> & { first: First<Content> }): ReactNode {
  const { props, first } = late;
  const { state, retry } = late.fetched;
  const found = useObserved(state, (now) => now);
  useEffect(retry, [retry]);
  const [isComposing, setComposing] = useState(false);
  const { leave, takeFocus } = useCaretLeft(props.takeFocus);
  // The element in which letters are composed has to stay.
  if (found && found !== "failed" && !isComposing) return <found.Editor {...props} takeFocus={takeFocus} />;
  const again = found === "failed" ? retry : null;
  return (
    <WaitingEditor
      of={props}
      first={typeof first === "function" ? first(props.content) : first}
      onLeft={leave}
      onComposing={setComposing}
      onRetry={again}
    />
  );
}

/** Gives the caret of the waiting place to the editor that takes its place. */
function useCaretLeft(given: EditorProps<unknown>["takeFocus"]) {
  const left = useRef<CaretLeft | null>(null);
  const leave = useCallback((caret: CaretLeft | null) => {
    left.current = caret;
  }, []);
  const takeFocus = useCallback(
    (focus: ((at: CaretAt) => void) | null) => {
      given(focus);
      const caret = left.current;
      if (!focus || !caret) return;
      left.current = null;
      // Before the next key, and after React has drawn: an editor that gets the caret draws too.
      queueMicrotask(() => {
        focus(caret.typed ? "start" : caret.at);
        if (caret.typed) goOnAt(caret.typed);
      });
    },
    [given],
  );
  return { leave, takeFocus };
}
