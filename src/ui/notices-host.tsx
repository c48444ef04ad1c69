import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Failure, spoken } from "./failure.ts";
import { useSay } from "./language.tsx";
import type { NoticeKind } from "./notice-kinds.ts";
import { Notice } from "./notice.tsx";
import { uiWording } from "./wording.ts";

export type NoticeText = {
  readonly kind?: NoticeKind;
  readonly text: ReactNode;
  /** Takes back what the notice tells of. */
  readonly undo?: { readonly label: string; readonly perform: () => void };
};

type Notices = {
  /** Shows a notice; it takes the place of an older one of its kind (DLGS-22). Gives the way to take it away again. */
  readonly tell: (notice: NoticeText) => () => void;
  /**
   * Tells of a failed action: in words, or with what the failed call says, else the default of the action (CALL-09), else
   * the short sentence for all of them (DLGS-11). Of a session that is over nothing more is told: its notice has the link that helps (CALL-06).
   */
  readonly fail: (why?: string | Failure | null, ofTheAction?: string) => void;
  /** What failed has worked at another try: the notice that it did not goes. */
  readonly overcome: () => void;
  /** Moves the notices into an element that alone can be reached, as an open dialog is; null brings them back to where they were before. */
  readonly moveInto: (place: Element | null) => void;
};

type Shown = NoticeText & { readonly id: number; readonly kind: NoticeKind };

const NoticesContext = createContext<Notices | null>(null);

/** Holds the notices of the page and the regions that announce them. */
export function NoticesHost({ children }: { children: ReactNode }) {
  const say = useSay();
  const count = useRef(0);
  const [place, moveInto] = usePlace();
  const [shown, setShown] = useState<readonly Shown[]>([]);

  const leave = useCallback((id: number) => setShown((all) => all.filter((notice) => notice.id !== id)), []);
  const tell = useCallback(
    (notice: NoticeText) => {
      const next = { kind: "ordinary" as const, ...notice, id: ++count.current };
      setShown((older) => [...older.filter((other) => other.kind !== next.kind), next]);
      return () => leave(next.id);
    },
    [leave],
  );
  const fail = useCallback(
    (why?: string | Failure | null, ofTheAction?: string) => {
      const short = say(uiWording.didNotWork);
      if (!why || typeof why === "string")
        return void tell({ kind: "error", text: why || ofTheAction || short });
      if (!why.expired)
        tell({ kind: "error", text: ofTheAction ? (why.said ?? ofTheAction) : spoken(why, short) });
    },
    [tell, say],
  );
  const overcome = useCallback(() => setShown((all) => all.filter(({ kind }) => kind !== "error")), []);
  const notices = useMemo(() => ({ tell, fail, overcome, moveInto }), [tell, fail, overcome, moveInto]);

  const region = <Region shown={shown} onLeave={leave} />;
  return (
    <NoticesContext value={notices}>
      {children}
      {place ? createPortal(region, place) : region}
    </NoticesContext>
  );
}

/** Where notices stand: in the dialog that was opened last. */
function usePlace(): readonly [Element | null, Notices["moveInto"]] {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  const moveInto = useCallback<Notices["moveInto"]>(
    (place) => setPlaces((all) => (place ? [...all, place] : all.slice(0, -1))),
    [],
  );
  return [places.at(-1) ?? null, moveInto];
}

/** Errors are announced at once, everything else when there is time. */
function Region({ shown, onLeave }: { shown: readonly Shown[]; onLeave: (id: number) => void }) {
  const say = useSay();
  const notice = (each: Shown) => <Notice key={each.id} {...each} onLeave={() => onLeave(each.id)} />;
  return (
    <section className="ui-notices" aria-label={say(uiWording.notices)}>
      <div role="status">{shown.filter(({ kind }) => kind !== "error").map(notice)}</div>
      <div role="alert">{shown.filter(({ kind }) => kind === "error").map(notice)}</div>
    </section>
  );
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error("NoticesHost is missing above this component");
  return notices;
}
