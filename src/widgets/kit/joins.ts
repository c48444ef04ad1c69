import type * as Y from "yjs";
import type { PageTools } from "./editor.ts";
import { type Flow, type FlowPlace, joinFlows, lettersOf } from "./flow.ts";
import { markCaret } from "./moved-caret.ts";

type Text = { readonly id: string; readonly flow: Flow; readonly draft: Y.Doc; readonly page: PageTools };

/** What Backspace at the start of a text and Delete at its end do to the blocks around it. Each is one step of undo. */
export function joinsOf({ id, flow, draft, page }: Text) {
  const own: FlowPlace = { id, flow };
  const isEmpty = (place: FlowPlace) => lettersOf(draft, place) === 0;

  function asStep(work: () => void): true {
    page.endStep();
    page.change(work);
    page.endStep();
    return true;
  }

  function enterAt(other: string, letter: number): void {
    markCaret(draft, other, letter);
    page.enter(other);
  }

  return {
    /** Puts this text behind the one before; what is no text is selected first. */
    before(): boolean {
      const before = page.neighbour("before");
      if (!before) return true;
      const place = flowPlace(before);
      if (!place) return (page.selectOther(before.id), true);
      if (isEmpty(place) && !isEmpty(own)) return asStep(() => page.removeOther(place.id));
      return asStep(() => {
        const joined = joinFlows(draft, place, own);
        if (!joined) return page.leave("before", "end");
        if (joined.isUsedUp) page.removeOther(id);
        enterAt(place.id, joined.at);
      });
    },

    /** Takes in the text behind this one. */
    next(): boolean {
      const next = page.neighbour("after");
      if (!next) return false;
      const place = flowPlace(next);
      if (!place) return (page.selectOther(next.id), true);
      if (isEmpty(own))
        return asStep(() => {
          page.removeOther(id);
          enterAt(place.id, 0);
        });
      return asStep(() => {
        const joined = joinFlows(draft, own, place);
        if (!joined) page.leave("after", "start");
        else if (joined.isUsedUp) page.removeOther(place.id);
      });
    },
  };
}

function flowPlace({ id, flow }: { readonly id: string; readonly flow: Flow | null }): FlowPlace | null {
  return flow && { id, flow };
}
