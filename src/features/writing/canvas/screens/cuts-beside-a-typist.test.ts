import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { readSpan, type SpanClip } from "#documents/clip/read-clip.ts";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { origin } from "#testing/html/pasted.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import type { RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { observed } from "#ui/observed.ts";
import { placeNow } from "#widgets/kit/moved-caret.ts";
import { schemas } from "#widgets/schemas.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { editsOn } from "./edits.ts";
import { copySpan } from "./span-clipboard.ts";
import { turnSpan } from "./span-forms.ts";
import { type Span, flowOf, heldSpan, spanNow } from "./span.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const [first, last] = ["w00000", "w00002"];
const page = () =>
  draftFrom(
    stacked(
      [textOf("alpha one"), headingOf("Head"), textOf("gamma three")].map((widget, at) => ({
        id: `w0000${at}`,
        ...widget,
      })),
    ),
  );

function saidBy(draft: Y.Doc): string[] {
  const { widgets } = documentFrom(draft);
  return readingOrder(layoutOf(draft)).flatMap((id) => {
    const widget = widgets[id];
    return widget ? [schemas[widget.kind].plainText(widget.content as never)] : [];
  });
}

/** What of a canvas cutting, pasting and turning ask for. */
function canvasOf({ draft, own, undo }: RoamingWriter): Canvas {
  const change = (work: () => void) => draft.transact(work, own);
  const session = { draft, undo, ownChange: own, change } as unknown as DraftSession;
  return {
    session,
    edits: editsOn(session, () => {}),
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    span: observed<Span | null>(null),
    selection: { set: () => undefined },
    focuses: { onHandle: () => undefined },
    announce: () => undefined,
    say: () => "",
    watch: {
      layout: { get: () => layoutOf(draft) },
      widget: (id: string) => documentFrom(draft).widgets[id],
    },
    sources: { mentions: { faceOf: () => null } },
  } as unknown as Canvas;
}

type Deed = "cut" | "paste" | "undo" | "redo" | "list";

/** Who has selected from behind "alpha" to the end of the last text, and does something with that. */
function cutter(writer: RoamingWriter): (deed: Deed) => void {
  const { draft, undo } = writer;
  const canvas = canvasOf(writer);
  const textAt = (id: string) => draft.getText(flowOf(canvas, id)?.part(id));
  const placeIn = (id: string, letter: number) =>
    Y.createRelativePositionFromTypeIndex(textAt(id), letter, 0);
  const span = heldSpan(canvas, {
    anchor: placeIn(first, "alpha".length),
    head: placeIn(last, "gamma three".length),
  });
  let clip: SpanClip | null = null;
  let caret: Y.RelativePosition | null = null;

  function cut(): void {
    const now = spanNow(canvas, span);
    if (!now) return;
    clip = copied(canvas, now);
    caret = Y.createRelativePositionFromTypeIndex(textAt(now.first.id), now.first.letter, -1);
    canvas.edits.cut(now.first, now.last, now.between);
  }

  function paste(): void {
    const place = caret && placeNow(draft, caret);
    const flow = place && flowOf(canvas, place.id);
    if (flow && clip) canvas.edits.putSpan({ ...place, flow, to: place.letter }, clip);
  }

  function list(): void {
    const now = spanNow(canvas, span);
    if (now) turnSpan(canvas, now, "bullet");
  }

  return (deed) => {
    if (deed === "cut") cut();
    if (deed === "paste") paste();
    if (deed === "undo") undo.undo();
    if (deed === "redo") undo.redo();
    if (deed === "list") list();
  };
}

function copied(canvas: Canvas, now: Parameters<typeof copySpan>[2]): SpanClip | null {
  const held: Record<string, string> = {};
  const data = { setData: (type: string, words: string) => (held[type] = words) };
  copySpan(canvas, data as unknown as DataTransfer, now);
  const { "text/html": html = "", "text/plain": text = "" } = held;
  return readSpan({ html: parsedHtml(html), text }, { origin, holds: () => true });
}

/** The same numbers each time, below one that is asked for. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 7919 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many letters are typed between two deeds: sixteen a second, and 350 ms. */
const gap = 6;

type Story = { readonly seed: number; readonly done: readonly Deed[] };

/** Who has selected texts does one thing after the other, while a colleague types at the end of the last; each sends and hears later. */
function afterTyping({ seed, done }: Story): { readonly words: readonly string[]; readonly there: string[] } {
  const number = numbersFrom(seed);
  const lower = number(2);
  const { people, server, sendAtOnce, hear, hearAtOnce, meet } = meeting(Y.encodeStateAsUpdate(page()), {
    first,
    numbers: [2 ** 31 + 1 + lower, 2 ** 31 + 2 - lower],
  });
  const [one, typist] = people;
  const perform = cutter(one);
  typist.go(last, "gamma three".length);
  const delays = people.map(() => ({ sends: 1 + number(4), hears: number(4) }));
  const begins = number(gap) + 2;
  const times = done.map((_, at) => begins + at * gap + number(3) - 1);
  const moments = begins + gap * (done.length + 1);
  const words = Array.from({ length: moments / 6 + 1 }, (_, at) => `b${String(at).padStart(2, "0")}cd`);
  const told: number[] = [];
  for (const [moment, letter] of words.flatMap((word) => ` ${word}`.split("")).entries()) {
    typist.type(letter);
    for (const [at, deed] of done.entries()) if (times[at] === moment) perform(deed);
    told.push(server.told.length);
    for (const [at, { sends, hears }] of delays.entries()) {
      const person = people[at] as RoamingWriter;
      if (moment % sends === 0) sendAtOnce(person);
      const count = (told[moment - hears] ?? 0) - person.heard;
      if (count > 0) (number(2) === 0 ? hearAtOnce : hear)(person, count);
    }
  }
  meet();
  return { words, there: saidBy(server.draft) };
}

it.each<{ done: readonly Deed[]; seeds: readonly number[] }>([
  { done: ["cut", "paste", "undo"], seeds: [3, 5, 28] },
  { done: ["cut", "paste", "undo", "undo"], seeds: [2, 5, 10, 16, 28] },
  { done: ["cut", "paste", "undo", "redo"], seeds: [1, 3, 29] },
  { done: ["cut", "paste", "undo", "undo", "list", "undo"], seeds: [1, 2, 19] },
])(
  "words that a colleague types behind a selection over several texts stay whole, whatever is done to it: $done (long)",
  ({ done, seeds }) => {
    for (const seed of seeds) {
      const { words, there } = afterTyping({ seed, done });
      const torn = words.filter((word) => there.join("\n").split(word).length !== 2);
      expect({ seed, there, torn }).toEqual({ seed, there, torn: [] });
    }
  },
);

it("where a cut and what was pasted are taken back, the page is as it was, with the colleague's words where they typed them (long)", () => {
  for (const seed of [5, 10, 30, 55]) {
    const { words, there } = afterTyping({ seed, done: ["cut", "paste", "undo", "undo"] });
    expect({ seed, there }).toEqual({
      seed,
      there: ["alpha one", "Head", ["gamma three", ...words].join(" ")],
    });
  }
});
