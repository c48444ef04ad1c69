import { createContext, useContext } from "react";
import type { Locale, Say } from "#kernel/language.ts";
import type { NoticeText } from "#ui/notices-host.tsx";
import type { CaretPlace, PageTools } from "#widgets/kit/editor.ts";
import { nameFrom } from "#widgets/kit/mention-faces.ts";
import { knowNames } from "#widgets/kit/spelled.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import type { CanvasPresence } from "../../presence/screens/use-presence.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { bringTo } from "./bring.ts";
import { type Column, columnOf } from "./column.ts";
import { type Edits, editsOn } from "./edits.ts";
import { type DraftWatch, watchDraft } from "./draft-watch.ts";
import { markedNow } from "#widgets/kit/moved-caret.ts";
import { type Focuses, focusesOf } from "./focuses.ts";
import type { Lift } from "./lift.ts";
import type { Blocks } from "../model/blocks.ts";
import { type Observed, observed } from "#ui/observed.ts";
import type { Offer } from "./offer.ts";
import type { PageSources } from "./page-sources.ts";
import { pageTools } from "./page-tools.ts";
import type { Span } from "./span.ts";
import type { UsedKinds } from "./used-kinds.ts";

/** The widget that is worked on; `inside` while the caret stands in its words rather than the focus on the whole of it. */
export type Selection = {
  readonly id: string;
  readonly inside: boolean;
  /** Its settings were closed. */
  readonly isBare?: boolean;
  /** Several are worked on as one, or were begun to be gathered; `id` is their head. */
  readonly blocks?: Blocks;
} | null;

/** What the canvas is made over. */
export type CanvasGround = {
  readonly session: DraftSession;
  readonly sources: PageSources;
  readonly used: UsedKinds;
  readonly say: Say;
  readonly locale: Locale;
  /** Gives the way to take the notice away. */
  readonly tell: (notice: NoticeText) => () => void;
  readonly presence: CanvasPresence;
};

/** Everything the pieces of one canvas share. It stays the same object for as long as the canvas stands. */
export type Canvas = CanvasGround & {
  readonly watch: DraftWatch;
  readonly edits: Edits;
  readonly focuses: Focuses;
  readonly selection: Observed<Selection>;
  /** From a letter of one text to a letter of another; the focus stays in the first. */
  readonly span: Observed<Span | null>;
  /** Whether somebody is choosing where what is selected so leads. */
  readonly isLinking: Observed<boolean>;
  readonly lift: Observed<Lift | null>;
  readonly offer: Observed<Offer | null>;
  /** What screen readers are told now. */
  readonly said: Observed<string>;
  /** Where the pointer is while it carries something. */
  readonly pointer: Observed<{ readonly x: number; readonly y: number }>;
  readonly kindOf: (id: string) => WidgetKind;
  readonly announce: (sentence: string) => void;
  readonly toolsFor: (id: string) => PageTools;
  readonly column: Column;
  /** The way to the caret of each widget that has one which others may see. */
  readonly carets: Map<string, () => CaretPlace>;
};

export function makeCanvas(ground: CanvasGround): Canvas {
  const said = observed("");
  const tools = new Map<string, PageTools>();
  const watch = watchDraft(ground.session.draft);
  knowNames(ground.session.draft, nameFrom(ground.sources.mentions));
  const canvas: Canvas = {
    ...ground,
    watch,
    edits: editsOn(ground.session, (widgets, made) => bringTo(canvas, widgets, made)),
    focuses: focusesOf((id) => markedNow(ground.session.draft, id)),
    selection: observed<Selection>(null),
    span: observed<Span | null>(null),
    isLinking: observed(false),
    lift: observed<Lift | null>(null),
    offer: observed<Offer | null>(null),
    said,
    carets: new Map(),
    column: columnOf(),
    pointer: observed({ x: 0, y: 0 }),
    // Asked at each key: a long text is not read for it.
    kindOf: (id) => kindOf(ground.session.draft, id)?.kind ?? watch.widget(id).kind,
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
