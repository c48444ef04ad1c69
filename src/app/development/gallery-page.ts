import type { Document } from "#documents/document.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { PageFacts } from "#features/pages/contract.ts";

export const galleryPage: PageFacts = {
  id: 1,
  title: "Sailing in fog and poor visibility",
  address: "/sailing-in-fog/",
  folders: [{ id: 2, name: "On board", isMain: false }],
  tags: [],
  internal: {
    version: 1,
    modified: 0,
    modifier: null,
    minutes: 3,
    audience: "everybody",
    seenBy: "Everyone at Noordervaart",
  },
  contents: [],
  mayEdit: true,
  isStarred: false,
  isFollowed: false,
  hasDraft: false,
  isSample: false,
  isTemplate: false,
  comments: 0,
  layout: "reading",
  isUnpublished: false,
};

const text = (words: string): StoredWidget => ({
  kind: "Paragraph",
  version: 1,
  content: {
    text_style: "plain",
    doc: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] },
  },
});
const heading = (words: string): StoredWidget => ({
  kind: "Heading",
  version: 1,
  content: { text: words, level: "h1", anchor: "" },
});
const limits: StoredWidget = {
  kind: "Table",
  version: 1,
  content: {
    header: true,
    columns: ["Visibility", "What we do", "Who decides"].map((title, at) => ({
      id: "abc"[at],
      title,
      width: null,
    })),
    rows: [
      {
        id: "1",
        cells: {
          a: "1,000 to 500 m",
          b: "Sail. Second officer on the bridge, sound signals on.",
          c: "Captain",
        },
      },
      { id: "2", cells: { a: "Under 500 m", b: "Stay in harbour.", c: "Captain and harbour" } },
    ],
    sort: null,
  },
};
const empty = {
  Image: schemas.Image.empty(),
  Attachment: { file: null, title: "" },
} as const;

const fog =
  "Between the harbour mouth and the Pollendam the fairway is barely four ships wide, with the tide setting across it. At twelve knots a ferry of our size needs 380 metres to stop. In thick fog you may see a buoy at 150.";

const widgets: Record<string, StoredWidget> = {
  intro0: text(
    "Fog on the Wadden comes without warning and stays for hours. What we do, who decides, and what we tell passengers.",
  ),
  why000: heading("Why we slow down"),
  fog000: text(fog),
  limit0: heading("The three limits"),
  radar0: text(
    "Measure with radar on two known marks, not by eye. The lowest reading of the last ten minutes counts.",
  ),
  sound0: text("Sound signals start at once, and the lookout goes to the bow."),
  table0: limits,
  words0: {
    kind: "Markdown",
    version: 1,
    content: { source: "What we *tell passengers*:\n\n- how long it takes\n- what we **do not** know" },
  },
  image0: { kind: "Image", version: schemas.Image.version, content: empty.Image },
  file00: { kind: "Attachment", version: 1, content: empty.Attachment },
};

/** A page as somebody would write it; with `count` a long one of paragraphs, headings and tables. */
export function galleryDocument(count: number): Document {
  if (count > 0) return longDocument(count);
  const alone = (id: string) => ({ columns: [{ width: 12, widgets: [id] }] });
  return {
    rows: [
      ...["intro0", "why000", "fog000", "limit0"].map(alone),
      {
        columns: [
          { width: 8, widgets: ["radar0"] },
          { width: 4, widgets: ["sound0"] },
        ],
      },
      ...["table0", "words0", "image0", "file00"].map(alone),
    ],
    widgets,
  };
}

function longDocument(count: number): Document {
  const ids = Array.from({ length: count }, (_, at) => `long${at}x`);
  const kinds = [heading("Why we slow down"), text(`${fog} ${fog}`), text(`${fog} ${fog}`), limits];
  return {
    rows: ids.map((id) => ({ columns: [{ width: 12, widgets: [id] }] })),
    widgets: Object.fromEntries(
      ids.map((id, at): [string, StoredWidget] => [id, kinds[at % kinds.length] ?? limits]),
    ),
  };
}
