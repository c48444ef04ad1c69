import * as Y from "yjs";
import { addWidget } from "#features/pages/editing/model/draft/arranging.ts";
import { draftSchema } from "#features/pages/editing/model/draft/draft-document.ts";
import { richPart } from "#widgets/draft-parts.ts";
import { type Figure, perSecond, repeatTimed } from "../figures.ts";
import { type Visitor, signedIn } from "../visitor.ts";
import type { Yardsticks } from "../yardsticks.ts";
import { demandSuccess } from "./finding.ts";
import { againstSelects } from "./reading.ts";

type Writing = {
  readonly base: string;
  readonly owner: Visitor;
  readonly yardsticks: Yardsticks;
  readonly seconds: number;
};

const widgets = 30;
const writers = 8;

/** Keys typed into a Paragraph on a page of thirty widgets, stored before they are acknowledged; and publishing. */
export async function measureWriting(
  { base, owner, yardsticks, seconds }: Writing,
  account: { email: string; password: string },
): Promise<Figure[]> {
  const visitors: Visitor[] = [];
  for (let at = 0; at < writers; at++) visitors.push(await signedIn(base, account.email, account.password));
  const pages: number[] = [];
  for (let at = 0; at < writers; at++) pages.push(await pageOfParagraphs(owner));
  const [first = 0] = pages;
  const alone = await openWriter(owner, first);
  const one = await repeatTimed(seconds, () => alone.type());
  const publish = await repeatTimed(seconds, async () => {
    await alone.type();
    await alone.publish();
  });
  const apart = await Promise.all(visitors.map((visitor, at) => openWriter(visitor, pages[at] ?? first)));
  const together = await Promise.all(visitors.map((visitor) => openWriter(visitor, first)));
  return [
    againstSelects("draft saved, p50, 1 writer", one.p50, yardsticks, 60),
    rateOf("drafts saved, 8 writers on 8 pages", await rate(apart, seconds)),
    rateOf("drafts saved, 8 writers on one page", await rate(together, seconds)),
    againstSelects("a change saved and published, p50", publish.p50, yardsticks, null),
  ];
}

function rateOf(work: string, measured: number): Figure {
  return { work, measured: perSecond(measured), ratio: "", target: ">= 500/s", holds: measured >= 500 };
}

async function rate(all: readonly { type(): Promise<void> }[], seconds: number): Promise<number> {
  let count = 0;
  const until = performance.now() + seconds * 1000;
  const work = async (writer: { type(): Promise<void> }) => {
    while (performance.now() < until) {
      await writer.type();
      count++;
    }
  };
  await Promise.all(all.map(work));
  return count / seconds;
}

async function openWriter(visitor: Visitor, page: number) {
  const opened = await demandSuccess(visitor.post(`/-/draft/${page}/open/`, { schema: draftSchema }));
  const epoch = Number(opened["epoch"]);
  const draft = new Y.Doc();
  Y.applyUpdate(draft, Buffer.from(String(opened["state"]), "base64"));
  const save = async (work: () => void) => {
    const before = Y.encodeStateVector(draft);
    draft.transact(work);
    const update = Buffer.from(Y.encodeStateAsUpdate(draft, before)).toString("base64");
    await demandSuccess(visitor.post(`/-/draft/${page}/save/`, { epoch, update, client: "bench" }));
  };
  const paragraph = draft.getXmlFragment(richPart("bench00001", "doc")).toArray()[0] as Y.XmlElement;
  return {
    draft,
    save,
    type: () => save(() => textIn(paragraph).insert(0, "x")),
    publish: () => demandSuccess(visitor.post(`/-/draft/${page}/publish/`, { epoch, seq: 0 })),
  };
}

function textIn(paragraph: Y.XmlElement): Y.XmlText {
  const [there] = paragraph.toArray();
  if (there instanceof Y.XmlText) return there;
  const text = new Y.XmlText();
  paragraph.insert(0, [text]);
  return text;
}

const sentence = "The ferry leaves at seven, and whoever is late waits for the next one. ".repeat(6);

async function pageOfParagraphs(owner: Visitor): Promise<number> {
  const title = `Bench of writing ${Math.random()}`;
  const settings = JSON.stringify({ title, markdown: "Bench" });
  const { redirect } = await demandSuccess(owner.post("/ajax/page/page_settings/create/", { settings }));
  const { text } = await owner.get(String(redirect), "application/json");
  const page = (JSON.parse(text) as { data: { page: { id: number } } }).data.page.id;
  const content = {
    text_style: "plain",
    doc: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: sentence }] }] },
  };
  let ids = 0;
  const writer = await openWriter(owner, page).catch(() => null);
  if (!writer) throw new Error("the page cannot be written on");
  await writer.save(() => {
    for (let at = 1; at < widgets; at++) {
      const id = `bench${String(at).padStart(5, "0")}`;
      const widget = { kind: "Paragraph", version: 1, content } as const;
      addWidget(writer.draft, { id, widget, place: { where: "last" } }, () => `place${++ids}`);
    }
  });
  await writer.publish();
  return page;
}
