import { afterEach, expect, it, vi } from "vitest";
import { readClip } from "#documents/clip/read-clip.ts";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { origin } from "#testing/html/pasted.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";
import { type StoredWidget, type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import type { Canvas } from "./canvas.ts";
import { copySpan } from "./span-clipboard.ts";

afterEach(() => vi.unstubAllGlobals());

const rich = (kind: WidgetKind): StoredWidget => ({
  kind,
  version: schemas[kind].version,
  content: examples[kind].rich,
});

/** What comes to another page of the site when a page is selected from a letter of its first text to one of its last. */
function trip(widgets: readonly StoredWidget[], from: number, to: number) {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  const ids = widgets.map((_, at) => `w${100 + at}00`);
  const draft = draftFrom(stacked(widgets.map((widget, at) => ({ id: ids[at] ?? "", ...widget }))));
  const [first = "", last = ""] = [ids[0], ids.at(-1)];
  const drafted = documentFrom(draft).widgets;
  const canvas = {
    session: { draft },
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    watch: { layout: { get: () => layoutOf(draft) }, widget: (id: string) => drafted[id] },
    sources: { mentions: { faceOf: () => ({ name: "Noor", address: "/p/1/", isNamed: true }) } },
  } as unknown as Canvas;
  const end = (id: string, letter: number) => ({
    id,
    letter,
    flow: flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"],
  });
  const held: Record<string, string> = {};
  const data = { setData: (type: string, words: string) => (held[type] = words) };
  copySpan(canvas, data as unknown as DataTransfer, {
    first: end(first, from),
    last: end(last, to),
    between: ids.slice(1, -1),
  });
  const { "text/html": html = "", "text/plain": text = "" } = held;
  const pasted = readClip({ html: parsedHtml(html), text }, { origin, holds: () => true });
  return { html, text, pasted, between: ids.slice(1, -1).map((id) => drafted[id]) };
}

it("what stands between two texts that are selected in part goes along as it is, of each kind", () => {
  const others = widgetKinds.map(rich);
  const { pasted, between } = trip([textOf("Fog stays"), ...others, textOf("on the sea")], 4, 6);
  expect(pasted[0]).toEqual(textOf("stays"));
  expect(pasted.at(-1)).toEqual(textOf("on the"));
  expect(pasted.slice(1, -1)).toEqual(between);
});

it("nothing of the editors around them goes along: other programs get what readers see", () => {
  const file = rich("Attachment");
  const { html, text } = trip([textOf("Fog stays"), rich("Checklist"), file, textOf("on the sea")], 4, 6);
  expect(html).not.toMatch(/Enter adds|<button|class=/);
  expect(html).toMatch(
    /<p>stays<\/p>.*<li>☐ Sound the horn<\/li>.*<a href="[^"]*\/-\/file\/.*<p>on the<\/p>/s,
  );
  expect(text).toMatch(/^stays\n.*\non the$/s);
});

it("a part of a text keeps its marks and the looks of its lines, and a part without letters is none", () => {
  const doc = {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Bring" }] },
      {
        type: "bulletList",
        content: ["a warm coat", "a lamp"].map((words) => ({
          type: "listItem",
          content: [
            { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "bold" }] }] },
          ],
        })),
      },
      { type: "paragraph", content: [{ type: "text", text: "Ask Noor." }] },
    ],
  };
  const list: StoredWidget = { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } };
  const { html, pasted } = trip([headingOf("Fog"), list], 3, "Bring\na warm".length);
  expect(html).toContain("<p>Bring</p><ul><li><strong>a warm</strong></li></ul></div>");
  expect(pasted).toHaveLength(1);
});
