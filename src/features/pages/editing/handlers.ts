import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { Markdown } from "#widgets/markdown/schema.ts";
import { pageChanged } from "../events.ts";
import { lockPage } from "../properties/store.ts";
import { mayEditPage } from "../rules.ts";
import { type ReadPage, findPage, readDocument as readStored } from "../store.ts";
import { loadMarkdown, readPublished, saveMarkdown } from "./contract.ts";
import type { Document } from "./model/document.ts";
import { withSource } from "./model/edited-text.ts";
import { readDocument } from "./model/read-document.ts";
import { publish } from "./store.ts";

export const editingHandlers = [
  handle(saveMarkdown, async ({ input, actor, now, tx }) => {
    await lockPage(input.page_id, tx);
    const page = await editablePage(actor, input.page_id, tx);
    const { source, base_version } = input.data;
    const { document, source: current } = await textOf(actor, { page, widgetId: input.widget_id }, tx);
    // Saved once more, or the same words twice: there is nothing to keep apart.
    if (source === current) return { version: page.versionId, modified: seconds(page.modified) };
    if (base_version !== page.versionId)
      demand(refuse("changed-meanwhile", { name: page.modifierName ?? "" }));
    const changed = found(withSource(document, input.widget_id, source), "widget-not-found");
    const version = await publish(actor, { pageId: page.id, document: changed }, now, tx);
    tx.announce(pageChanged({ pageId: page.id, versionId: version }));
    return { version, modified: seconds(now) };
  }),

  handle(loadMarkdown, async ({ input, actor, tx }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const { source } = await textOf(actor, { page, widgetId: input.widget_id }, tx);
    return { source, version: page.versionId, name: page.modifierName ?? "" };
  }),

  handle(readPublished, async ({ input, actor, tx }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const document = readDocument(await readStored(actor, page.versionHash, tx));
    return { version: page.versionId, document };
  }),
];

async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayEditPage(page));
  return page;
}

async function textOf(
  actor: Actor,
  { page, widgetId }: { page: ReadPage; widgetId: string },
  tx: Tx,
): Promise<{ document: Document; source: string }> {
  const document = readDocument(await readStored(actor, page.versionHash, tx));
  const widget = document.widgets[widgetId];
  const text = found(widget?.kind === "Markdown" ? widget : null, "widget-not-found");
  return { document, source: Markdown.parse(text.content).source };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
