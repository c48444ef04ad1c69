import type { CaretAt } from "#widgets/kit/editor.ts";

/** Where the focus can go on the canvas. What is not there yet gets it as soon as it has been drawn. */
export type Focuses = {
  readonly takeCaret: (id: string, focus: ((at: CaretAt) => void) | null) => void;
  readonly takeHandle: (id: string, handle: HTMLElement | null) => void;
  /** Puts the caret into a widget. */
  readonly into: (id: string, at: CaretAt) => void;
  readonly onHandle: (id: string) => void;
  /** Somebody has pointed at a place of their own since: what comes late leaves the focus where it is. */
  readonly forget: () => void;
};

type Wanted = { readonly id: string; readonly at: CaretAt | "handle" };

/** `nowIn` says where a caret belongs by now that was to go into a widget which is not there yet. */
export function focusesOf(nowIn: (id: string) => string): Focuses {
  const carets = new Map<string, (at: CaretAt) => void>();
  const handles = new Map<string, () => void>();
  let wanted: Wanted | null = null;

  function give() {
    if (!wanted) return;
    const { id, at } = wanted;
    const focus = at === "handle" ? handles.get(id) : carets.get(id)?.bind(null, at);
    if (!focus) return;
    wanted = null;
    focus();
  }

  function giveLate() {
    if (wanted?.at === "end") wanted = { ...wanted, id: nowIn(wanted.id) };
    give();
  }

  function want(next: Wanted) {
    wanted = next;
    give();
  }

  /** Places are taken while React draws; an editor that gets the caret draws too, so it gets it afterwards. */
  function take<Place>(places: Map<string, Place>, id: string, place: Place | null) {
    keep(places, id, place);
    if (wanted) queueMicrotask(giveLate);
  }

  return {
    takeCaret: (id, focus) => take(carets, id, focus),
    takeHandle: (id, handle) => take(handles, id, handle && (() => handle.focus())),
    into: (id, at) => want({ id, at }),
    onHandle: (id) => want({ id, at: "handle" }),
    forget: () => {
      wanted = null;
    },
  };
}

function keep<Place>(places: Map<string, Place>, id: string, place: Place | null): void {
  if (place) places.set(id, place);
  else places.delete(id);
}
