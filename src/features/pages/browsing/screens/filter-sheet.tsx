import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { hashValueNow, setHashValue, watchHash } from "#client/hash.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { uiWording } from "#ui/wording.ts";
import { browsingWords } from "../wording.ts";

type FilterSheetProps = {
  onClose: () => void;
  children: ReactNode;
};

/** A step of the history, so that the back button closes the sheet. */
const openKey = { key: "filters" };

/** The filters on a phone: a sheet over the list, which a choice, Escape, a touch beside it and the back button close. */
export function FilterSheet({ onClose, children }: FilterSheetProps) {
  const say = useSay();
  const sheet = useRef<HTMLDialogElement>(null);
  const { close, leave } = useStepBack(onClose);
  useModal(sheet);
  useTouches(sheet, { beside: close, link: leave });

  return (
    <dialog
      ref={sheet}
      className="browsing-sheet"
      aria-label={say(browsingWords.filters)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="browsing-sheet-box">
        <header className="browsing-sheet-head">
          <h2>{say(browsingWords.filters)}</h2>
          <IconButton icon={X} label={say(uiWording.close)} onPress={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** An open sheet is a step of the history. Closing goes that step back; `leave` forgets it, for whoever goes on to somewhere. */
function useStepBack(onClose: () => void) {
  const latest = useRef(onClose);
  latest.current = onClose;
  const opened = useRef("");
  const hasGoneOn = useRef(false);
  const leave = () => setHashValue(openKey, null, { replaces: true });
  useEffect(() => {
    // One that is in the address already is no step of this sheet.
    leave();
    setHashValue(openKey, "open");
    opened.current = location.href;
    const stop = watchHash(() => {
      hasGoneOn.current ||= location.href !== opened.current;
      if (hashValueNow(openKey) === null) latest.current();
    });
    return () => {
      stop();
      if (hashValueNow(openKey) !== null) setHashValue(openKey, null, { replaces: true });
    };
  }, []);

  return {
    leave,
    close() {
      // What was typed in it has steps of its own: one back would be a search that has just been cleared.
      if (location.href === opened.current && !hasGoneOn.current) return history.back();
      leave();
      // A list that was fetched meanwhile may have taken the hash along, of which nobody hears.
      latest.current();
    },
  };
}

/** A touch beside the sheet, and one on a link in it. The dialog is no control, so it listens itself to what happens in it. */
function useTouches(
  sheet: RefObject<HTMLDialogElement | null>,
  { beside, link }: { beside: () => void; link: () => void },
): void {
  const touched = useEffectEvent(({ target, currentTarget }: Event) => {
    if (target === currentTarget) beside();
    else if (target instanceof Element && target.closest("a")) link();
  });
  useEffect(() => {
    const stop = new AbortController();
    sheet.current?.addEventListener("click", (event) => touched(event), { signal: stop.signal });
    return () => stop.abort();
  }, [sheet]);
}

/** The platform keeps the list out of reach, and brings the focus back to the button at the end. */
function useModal(sheet: RefObject<HTMLDialogElement | null>): void {
  const { moveInto } = useNotices();
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    moveInto(element);
    return () => {
      moveInto(null);
      element?.close();
    };
  }, [sheet, moveInto]);
}
