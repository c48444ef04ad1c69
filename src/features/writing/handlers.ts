import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { Markdown } from "#widgets/markdown/schema.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import { loadMarkdown, readPublished, saveMarkdown, saveWidget } from "./contract.ts";
import { noteDraftFiles } from "#features/pages/attaching/store.ts";
import { publishedDocument, seconds } from "./drafts/operations.ts";
import { maySaveBeside } from "./drafts/rules.ts";
import { holdDraft } from "./drafts/store.ts";
import { savedBeside } from "./drafts/widget-operations.ts";
import type { Document } from "#documents/document.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";

export const editingHandlers = [
  handle(saveWidget, async ({ input, actor, now, tx }) => {
    const { base_version, ...sent } = input.data;
    const widget = found(readWidget(input.kind, sent), "draft-not-understood");
    const place = { pageId: input.page_id, widgetId: input.widget_id, base: base_version };
    return save(actor, { ...place, widget }, now, tx);
  }),

  handle(saveMarkdown, async ({ input, actor, now, tx }) => {
    const { source, base_version } = input.data;
    const widget = { kind: "Markdown", version: schemas.Markdown.version, content: { source } } as const;
    const place = { pageId: input.page_id, widgetId: input.widget_id, base: base_version };
    return save(actor, { ...place, widget }, now, tx);
  }),

  handle(loadMarkdown, async ({ input, actor, tx }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const { content } = widgetIn(await publishedDocument(actor, page, tx), input.widget_id, "Markdown");
    return { source: Markdown.parse(content).source, version: page.versionId, name: page.modifierName ?? "" };
  }),

  handle(readPublished, async ({ input, actor, tx }) => {
    const page = await editablePage(actor, input.page_id, tx);
    return { version: page.versionId, title: page.title, document: await publishedDocument(actor, page, tx) };
  }),
];

/** What was sent as a widget of today; null when it fits no shape of its kind. */
function readWidget(kind: WidgetKind, sent: unknown): StoredWidget | null {
  const schema: WidgetSchema<unknown> = schemas[kind];
  const read = schema.content.safeParse(sent);
  return read.success ? { kind, version: schema.version, content: read.data } : null;
}

type Saving = {
  readonly pageId: number;
  readonly widgetId: string;
  readonly base: number;
  readonly widget: StoredWidget;
};

async function save(actor: Actor, { pageId, widgetId, base, widget }: Saving, now: Date, tx: Tx) {
  const page = await lockedEditablePage(actor, pageId, tx);
  const document = await publishedDocument(actor, page, tx);
  const current = widgetIn(document, widgetId, widget.kind);
  // Saved once more, or the same words twice: there is nothing to keep apart.
  if (isSame(current.content, widget.content))
    return { version: page.versionId, modified: seconds(page.modified) };
  if (base !== page.versionId) demand(refuse("changed-meanwhile", { name: page.modifierName ?? "" }));
  const draft = await holdDraft(pageId, tx);
  demand(maySaveBeside(draft, actor.personId));
  await demandFiles(actor, { pageId, before: current, widget }, tx);
  return savedBeside(actor, { page, document, draft, id: widgetId, widget }, now, tx);
}

/** Only what this save brings: a number that somebody else wrote there before is not the writer's to share. */
async function demandFiles(
  actor: Actor,
  { pageId, before, widget }: { pageId: number; before: StoredWidget; widget: StoredWidget },
  tx: Tx,
): Promise<void> {
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  const there = new Set(schema.files(before.content));
  const files = schema.files(widget.content).filter((id) => !there.has(id));
  const closed = await noteDraftFiles(actor, { pageId, files }, tx);
  if (closed.length > 0) demand(refuse("file-not-shared"));
}

function widgetIn(document: Document, id: string, kind: WidgetKind): StoredWidget {
  const widget = document.widgets[id];
  return found(widget?.kind === kind ? widget : null, "widget-not-found");
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
