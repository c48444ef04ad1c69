import { createContext, useContext } from "react";
import type { PageTools } from "#widgets/editor.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { type Acts, actsOn } from "./acts.ts";
import { type DraftWatch, watchDraft } from "./draft-watch.ts";
import { type Focuses, focusesOf } from "./focuses.ts";
import { type Observed, observed } from "./observed.ts";
import type { PageSources } from "./page-sources.ts";
import { pageTools } from "./page-tools.ts";

/** The widget that is worked on; `inside` while the caret stands in its words rather than the focus on the whole of it. */
export type Selection = { readonly id: string; readonly inside: boolean } | null;

/** Everything the pieces of one canvas share. It stays the same object for as long as the canvas stands. */
export type Canvas = {
  readonly session: DraftSession;
  readonly watch: DraftWatch;
  readonly acts: Acts;
  readonly focuses: Focuses;
  readonly selection: Observed<Selection>;
  /** What screen readers are told now. */
  readonly said: Observed<string>;
  readonly sources: PageSources;
  readonly announce: (sentence: string) => void;
  readonly toolsFor: (id: string) => PageTools;
};

export function makeCanvas(session: DraftSession, sources: PageSources): Canvas {
  const said = observed("");
  const tools = new Map<string, PageTools>();
  const canvas: Canvas = {
    session,
    watch: watchDraft(session.draft),
    acts: actsOn(session),
    focuses: focusesOf(),
    selection: observed<Selection>(null),
    said,
    sources,
    // The same sentence twice is news too: a space more makes it another text.
    announce: (sentence) => said.set(sentence === said.get() ? `${sentence} ` : sentence),
    toolsFor(id) {
      const known = tools.get(id) ?? pageTools(canvas, id);
      tools.set(id, known);
      return known;
    },
  };
  return canvas;
}

export const CanvasContext = createContext<Canvas | null>(null);

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error("this component stands on no canvas");
  return canvas;
}
