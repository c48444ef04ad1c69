import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";
import { UploadLine } from "./upload-line.tsx";
import { type ListedUpload, uploadList, waitsForEditor } from "./upload-list.ts";
import { UploadsHead } from "./uploads-head.tsx";
import "./uploads-panel.css";
import { useFolded } from "./use-folded.ts";

/**
 * The files on their way and what became of them; it folds away and is closed when all of them have ended. On a phone it
 * begins folded, so that it covers nothing of the page, and opens when something went wrong.
 */
export function UploadsPanel({ uploads }: { uploads: readonly ListedUpload[] }) {
  const say = useSay();
  const phases = uploads.map((upload) => upload.state().phase);
  const { isFolded, fold } = useFolded(phases.filter((phase) => phase === "error").length);
  const isDone = phases.every((phase) => phase === "complete") && !uploads.some(waitsForEditor);
  const { onFocus, ...stay } = useLeavingByItself(isDone);
  const { panel, noteWayBack } = useWayBack();
  const marks = {
    ...stay,
    onFocus(event: FocusEvent) {
      noteWayBack(event);
      onFocus();
    },
  };

  return (
    <section
      className="sending"
      aria-label={say(sendingWords.panel)}
      data-folded={isFolded || undefined}
      ref={panel}
      {...marks}
    >
      <UploadsHead uploads={uploads} isFolded={isFolded} onFold={fold} />
      {!isFolded && (
        <ul className="sending-list">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      <p className="ui-unseen" role="status">
        {newsOf(uploads, say)}
      </p>
    </section>
  );
}

/** Long enough to read what came, in milliseconds. */
const shownFor = 6000;

/** What has all come leaves by itself, unless somebody is at it: with the pointer over it, or the focus in it. */
function useLeavingByItself(isDone: boolean) {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isLeft = isDone && !isOver && !isFocused;
  useEffect(() => {
    if (!isLeft) return;
    const timer = setTimeout(() => uploadList.close(), shownFor);
    return () => clearTimeout(timer);
  }, [isLeft]);
  return {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** Whoever closes it from within is where they were before: in their text, for example. */
function useWayBack() {
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const section = panel.current;
    return () => {
      if (section?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, []);
  return {
    panel,
    noteWayBack({ currentTarget, relatedTarget }: FocusEvent) {
      // Within it too the focus comes from nowhere, when a button went away that had it.
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
  };
}

/** What has just ended, in words for those who do not see the panel; progress itself is not said. */
function newsOf(uploads: readonly ListedUpload[], say: Say): string {
  const last = uploads.toSorted((one, other) => other.ended() - one.ended())[0];
  if (!last || last.ended() === 0) return "";
  const { trouble } = last.state();
  const { name } = last;
  return trouble ? say(sendingWords.notDone, { name, trouble }) : say(sendingWords.done, { name });
}
