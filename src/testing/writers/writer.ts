import fc from "fast-check";
import * as Y from "yjs";
import {
  type Place,
  addWidget,
  duplicateWidgets,
  moveWidget,
  moveWidgets,
  removeWidget,
  replaceWithSeveral,
  setWidths,
} from "#documents/draft/arranging.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { kindOf, readDraftWidget, valuesOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { schemas } from "#widgets/schemas.ts";
import { type StoredWidget, type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import { headingTurns } from "#widgets/heading/heading-acts.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { textForms, type TextTurns } from "#widgets/kit/text-forms.ts";
import { textTurns } from "#widgets/paragraph/turned-text.ts";
import { typeInto } from "./typing.ts";

/** Somebody at work on their own copy of a draft. */
export type Writer = {
  readonly name: string;
  draft: Y.Doc;
  /** Every word this writer typed, and those that a removal of theirs saw: only these may be gone in the end. */
  readonly typed: string[];
  readonly sawGo: string[];
  made: number;
};

export function writer(name: string, draft: Y.Doc): Writer {
  return { name, draft, typed: [], sawGo: [], made: 0 };
}

export function copyOf(draft: Y.Doc): Y.Doc {
  const copy = emptyDraft();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(draft));
  return copy;
}

export function freshWidget(kind: WidgetKind): StoredWidget {
  return { kind, version: schemas[kind].version, content: schemas[kind].empty() };
}

const number = fc.nat(99);

/** One thing that somebody does; numbers pick among what is there at that moment. */
export const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("type" as const), which: number, where: number }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("add" as const),
      kind: fc.constantFrom(...widgetKinds),
      which: number,
      where: number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("move" as const),
      which: number,
      beside: number,
      where: number,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("remove" as const), which: number }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("duplicate" as const), which: number }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("several" as const),
      what: fc.constantFrom("move" as const, "duplicate" as const, "remove" as const, "turn" as const),
      chosen: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
      where: number,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("style" as const), which: number, where: number }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("widths" as const),
      which: number,
      widths: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 }),
    }),
  },
);
type Several = Extract<Act, { does: "several" }>;
export type Act = typeof act extends fc.Arbitrary<infer Step> ? Step : never;

/** Does one thing, as one change. */
export function perform(who: Writer, step: Act): void {
  who.draft.transact(() => performNow(who, step));
}

function performNow(who: Writer, step: Act): void {
  const { draft } = who;
  const makeId = () => `${who.name}${String(who.made++).padStart(6, "0")}`;
  if (step.does === "several") return withSeveral(who, step, makeId);
  const id = widgetAt(draft, step.which);
  if (step.does === "add") {
    const place = placeAt(id, step.where);
    addWidget(draft, { id: makeId(), widget: freshWidget(step.kind), place }, makeId);
    return;
  }
  if (!id) return;
  if (step.does === "type")
    who.typed.push(...typeInto(draft, id, { word: `${who.name}w${who.made++}`, at: step.where }));
  if (step.does === "move")
    moveWidget(draft, { id, place: placeAt(widgetAt(draft, step.beside), step.where) }, makeId);
  if (step.does === "duplicate") duplicateWidgets(draft, [id], makeId);
  if (step.does === "style" && kindOf(draft, id)?.kind === "Heading")
    valuesOf(draft, id).set("level", `h${step.where % 4}`);
  if (step.does === "widths") {
    const row = layoutOf(draft).find(({ columns }) => columns.some(({ widgets }) => widgets.includes(id)));
    if (row) setWidths(draft, row, step.widths.slice(0, row.columns.length));
  }
  if (step.does === "remove") takeOff(who, id);
}

function takeOff({ draft, sawGo }: Writer, id: string): void {
  sawGo.push(...wordsIn(documentFrom(draft).widgets[id]));
  removeWidget(draft, id);
}

/** As with a selection of blocks: in reading order, each once. */
function withSeveral(who: Writer, { what, chosen, where }: Several, makeId: () => string): void {
  const { draft } = who;
  const order = widgetsIn(draft);
  const picked = new Set(chosen.map((each) => order[each % order.length]));
  const ids = order.filter((id) => picked.has(id));
  const others = order.filter((id) => !picked.has(id));
  if (what === "move") moveWidgets(draft, { ids, place: placeAt(others[where % 7], where) }, makeId);
  if (what === "duplicate") duplicateWidgets(draft, ids, makeId);
  if (what === "remove") for (const id of ids) takeOff(who, id);
  if (what === "turn")
    for (const id of ids) turn(draft, { id, form: textForms[where % textForms.length] ?? "text", makeId });
}

function turn(
  draft: Y.Doc,
  { id, form, makeId }: { readonly id: string; readonly form: TextTurn; readonly makeId: () => string },
): void {
  const { kind, content } = readDraftWidget(draft, id);
  const turns = turnsOf[kind];
  if (!turns?.may(content as never, form, { draft })) return;
  turns.turn({
    draft,
    id,
    form,
    replace(widgets, move) {
      const made = widgets.map((widget) => ({ id: makeId(), widget }));
      replaceWithSeveral(draft, id, { made, move: () => move(made.map((each) => each.id)), makeId });
    },
    // A whole text leaves nothing beside what it becomes.
    putBeside: () => undefined,
  });
}

const turnsOf: Readonly<Partial<Record<WidgetKind, TextTurns<never>>>> = {
  Paragraph: textTurns,
  Heading: headingTurns,
};

/** The words of all writers in whatever is given. */
export function wordsIn(content: unknown): string[] {
  return JSON.stringify(content ?? null).match(/[A-Z]w\d+(?=\.)/g) ?? [];
}

function widgetsIn(draft: Y.Doc): string[] {
  return layoutOf(draft).flatMap((row) => row.columns.flatMap((column) => column.widgets));
}

function widgetAt(draft: Y.Doc, number: number): string | undefined {
  const all = widgetsIn(draft);
  return all[number % Math.max(1, all.length)];
}

const wheres = ["before", "after", "start", "end", "above", "below", "first", "last"] as const;

function placeAt(widget: string | undefined, number: number): Place {
  const where = wheres[number % wheres.length] ?? "last";
  if (where === "first" || where === "last") return { where };
  return widget ? { where, widget } : { where: "last" };
}
