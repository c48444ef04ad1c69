import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { EditorView } from "prosemirror-view";
import { useSay } from "#ui/language.tsx";
import { useObserved } from "#ui/observed.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import type { CaretPlace } from "#widgets/kit/editor.ts";
import { TextHost } from "#widgets/kit/text-host.tsx";
import { CaretLayer } from "../canvas/screens/other-carets.tsx";
import { OthersFrame } from "../canvas/screens/others-frame.tsx";
import { caretWords } from "../canvas/screens/own-place.ts";
import { titlePlace } from "../presence/model/writing-place.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import type { RunningSession } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";
import { openTitle, titleCaretBoxes } from "./title-text.ts";
import "../canvas/screens/others.css";

type TitleFieldProps = {
  session: RunningSession;
  presence: CanvasPresence;
  /** The right to write it is gone. */
  isRefused: boolean;
  /** Somebody wrote in it when the draft began anew. */
  hadFocus: boolean;
  onEnter: () => void;
};

/** The title that the draft says, written in place with the look of the heading. Readers see it once it is published. */
export function TitleField({ session, presence, isRefused, hadFocus, onEnter }: TitleFieldProps) {
  const say = useSay();
  const title = useDraftTitle(session);
  const create = useTitleEditor({ session, presence, onEnter });
  return (
    <span className="writing-title-place" inert={isRefused}>
      <TextHost
        tag="span"
        className="writing-title-field"
        label={say(draftWords.title)}
        isMultiline={false}
        takeFocus={(focus) => hadFocus && focus?.("end")}
        create={create}
      >
        {title}
      </TextHost>
      <OthersInTitle session={session} presence={presence} />
    </span>
  );
}

/** Makes the editor of the title, and tells the others where the caret is in it. */
function useTitleEditor({
  session,
  presence,
  onEnter,
}: Pick<TitleFieldProps, "session" | "presence" | "onEnter">) {
  const enter = useRef(onEnter);
  enter.current = onEnter;
  const caret = useRef<CaretPlace>(null);
  useEffect(() => () => presence.inTitle(null), [presence]);

  function tell(place: CaretPlace) {
    caret.current = place;
    presence.inTitle(() => caret.current && caretWords(caret.current));
  }

  return function create(place: HTMLElement): { view: EditorView; end(): void } {
    const { view, end } = openTitle(place, { session, onEnter: () => enter.current(), onCaret: tell });
    const leave = () => presence.inTitle(null);
    view.dom.addEventListener("blur", leave);
    return {
      view,
      end() {
        view.dom.removeEventListener("blur", leave);
        leave();
        end();
      },
    };
  };
}

function OthersInTitle({ session, presence }: Pick<TitleFieldProps, "session" | "presence">) {
  const others = useObserved(presence.others, (now) => now.byWidget.get(titlePlace));
  const { draft } = session;
  const text = useMemo(
    () => ({
      boxesAt: (around: Element, place: CaretPlace) => titleCaretBoxes(draft, around, place),
      subscribe: (listener: () => void) => watchTitle(session, listener),
    }),
    [session, draft],
  );
  if (!others) return null;
  const writing = others.filter(({ place }) => place.caret && place.epoch === presence.epoch);
  const framed = others.filter((each) => !writing.includes(each));
  return (
    <>
      {framed.length > 0 && <OthersFrame others={framed} />}
      {writing.length > 0 && <CaretLayer others={writing} epoch={presence.epoch} text={text} />}
    </>
  );
}

function useDraftTitle(session: RunningSession): string {
  return useSyncExternalStore(
    useCallback((listener) => watchTitle(session, listener), [session]),
    () => session.draft.getText(titlePart).toString(),
    () => "",
  );
}

function watchTitle({ draft }: RunningSession, listener: () => void): () => void {
  const text = draft.getText(titlePart);
  text.observe(listener);
  return () => text.unobserve(listener);
}
