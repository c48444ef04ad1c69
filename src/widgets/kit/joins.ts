import type * as Y from "yjs";
import type { PageTools } from "./editor.ts";
import { type Flow, type FlowPlace, joinFlows, lettersOf } from "./flow.ts";
import { caretBehind, markCaret } from "./moved-caret.ts";

type Text = { readonly id: string; readonly flow: Flow; readonly draft: Y.Doc; readonly page: PageTools };

/** What Backspace at the start of a text and Delete at its end do to the blocks around it. Each is one step of undo. */
export class Joins {
  readonly #own: FlowPlace;
  readonly #draft: Y.Doc;
  readonly #page: PageTools;

  constructor({ id, flow, draft, page }: Text) {
    this.#own = { id, flow };
    this.#draft = draft;
    this.#page = page;
  }

  /** Puts this text behind the one before; what is no text is selected first. */
  before = (): boolean => {
    const found = this.#page.neighbour("before");
    const before = found && flowPlace(found);
    if (found && !before) this.#page.selectOther(found.id, "start");
    if (!before) return true;
    return this.#asStep(() => {
      if (this.#isEmpty(before) && !this.#isEmpty(this.#own)) return this.#page.removeOther(before.id);
      const joined = joinFlows(this.#draft, before, this.#own);
      if (!joined) return this.#page.leave("before", "end");
      if (joined.isUsedUp) this.#page.removeOther(this.#own.id);
      this.#enter(before, joined.at);
    });
  };

  /** Takes in the text behind this one; what is no text is selected first. */
  next = (): boolean => {
    const found = this.#page.neighbour("after");
    const next = found && flowPlace(found);
    if (found && !next) this.#page.selectOther(found.id, "end");
    if (!next) return found !== null;
    return this.#asStep(() => {
      if (this.#isEmpty(this.#own)) {
        this.#page.removeOther(this.#own.id);
        return this.#enter(next, 0);
      }
      const joined = joinFlows(this.#draft, this.#own, next);
      if (!joined) this.#page.leave("after", "start");
      else if (joined.isUsedUp) this.#page.removeOther(next.id);
    });
  };

  #asStep(work: () => void): true {
    this.#page.endStep();
    this.#page.change(work);
    this.#page.endStep();
    return true;
  }

  #isEmpty(place: FlowPlace): boolean {
    return lettersOf(this.#draft, place) === 0;
  }

  #enter({ id, flow }: FlowPlace, letter: number): void {
    markCaret(this.#draft, id, caretBehind(this.#draft.getText(flow.part(id)), letter));
    this.#page.enter(id);
  }
}

function flowPlace({ id, flow }: { readonly id: string; readonly flow: Flow | null }): FlowPlace | null {
  return flow && { id, flow };
}
