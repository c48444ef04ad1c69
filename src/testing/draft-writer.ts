import * as Y from "yjs";
import { discardDraft, openDraft, publishDraft, readDraft, saveDraft } from "#features/writing/contract.ts";
import { stacked } from "#documents/document.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { as, worldNow } from "./as.ts";
import { type World, type WorldPerson, actorOf, within } from "./world.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

export const heading = (text: string) =>
  ({ kind: "Heading", version: 1, content: { text, level: "h1", anchor: "" } }) as const;
export const note = (source: string) => ({ kind: "Markdown", version: 1, content: { source } }) as const;
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64"));
let made = 0;

/** A page that everybody reads and editors edit: a heading `title01` and a text `text0001`, unless said otherwise. */
export async function draftedPage(
  world: World,
  widgets: Record<string, StoredWidget> = { title01: heading("Fog"), text0001: note("first") },
): Promise<number> {
  const document = stacked(Object.entries(widgets).map(([id, widget]) => ({ id, ...widget })));
  const place = { title: `Page ${++made}`, folderId: world.mainFolderId, slug: `page-${made}` };
  const page = { ...place, document, preview: "", shares: firstShares };
  const actor = actorOf(world, world.ed);
  const id = await within(world, actor, (tx) => insertPage(actor, page, worldNow, tx));
  return id ?? 0;
}

const telling = (told?: readonly number[]) => told && { told: JSON.stringify(told) };

/** A browser that writes in the draft of a page. */
export async function draftWriter(
  world: World,
  { who, page_id, now = worldNow }: { who: WorldPerson; page_id: number; now?: Date },
) {
  const opened = await as(world, who, now).call(openDraft, { page_id, schema: draftSchema });
  if (!opened.success) throw new Error(opened.code);
  const draft = emptyDraft();
  Y.applyUpdate(draft, bytes(opened.state));
  const known = { epoch: opened.epoch, seq: opened.seq, unpublished: opened.unpublished };
  const life = { page_id, epoch: opened.epoch };
  const send = (update: Uint8Array) =>
    as(world, who, now).call(saveDraft, {
      ...life,
      update: base64(update),
      client: `tab of ${who.name}`,
    });
  const change = (work: () => void) => {
    const before = Y.encodeStateVector(draft);
    draft.transact(work);
    return Y.encodeStateAsUpdate(draft, before);
  };
  return {
    ...known,
    draft,
    send,
    change,
    save: (work: () => void) => send(change(work)),
    type: (words: string, id = "text0001", path = "source") =>
      send(change(() => draft.getText(textPart(id, path)).insert(0, words))),
    read: async () => {
      const answer = await as(world, who, now).call(readDraft, { page_id, epoch: known.epoch, after: 0 });
      if (!answer.success) throw new Error(answer.code);
      const fresh = emptyDraft();
      Y.applyUpdate(fresh, bytes(opened.state));
      Y.applyUpdate(fresh, bytes(answer.update));
      return fresh;
    },
    publish: (seq = known.seq, alone = false, told?: readonly number[]) =>
      as(world, who, now).call(publishDraft, { ...life, seq, alone, ...telling(told) }),
    discard: () => as(world, who, now).call(discardDraft, life),
  };
}
