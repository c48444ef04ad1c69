import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, text, whole } from "#kernel/fields.ts";
import { AudienceShape } from "#features/pages/audience/model/shape.ts";
import { Id } from "#kernel/ids.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { WidgetId } from "#documents/document.ts";

/** Bytes as base64 in JSON and forms; a third longer than they are. */
const Bytes = text(3_000_000).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** Counts the lives of a page's draft; a draft that was discarded, restored over or upgraded goes on in a new one. */
const Epoch = whole(1, 2 ** 31 - 1);
/** Counts the changes of one epoch in the order in which they were stored. */
const Place = whole(0, 2 ** 31 - 1);

/** People by their ids. */
const Told = jsonText(z.array(Id).check(z.maxLength(10_000)));

/** Who discarded which life of the draft; null for people who are gone. */
const Discarded = z.object({ epoch: z.int(), byId: z.nullable(z.int()), by: z.nullable(z.string()) });

/**
 * Opens the page's draft for somebody who may edit it, and makes it from the published page when there is none. `schema`
 * names the shapes that the browser knows; `state` is the whole draft, one Yjs update, as of change `seq`; `unpublished` says
 * whether anything was changed in it since it was published; `discarded` is the life before it, where that was discarded.
 */
export const openDraft = defineCall({
  name: "open-draft",
  method: "POST",
  path: "/-/draft/{page_id}/open/",
  access: "write",
  input: { page_id: Id, schema: line(500) },
  output: {
    epoch: z.int(),
    seq: z.int(),
    state: z.string(),
    version: z.int(),
    unpublished: z.boolean(),
    discarded: z.nullable(Discarded),
  },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "editor-too-old"],
});

/**
 * Stores one change of the draft, a Yjs update; the answer means that it is stored and survives whatever happens. The
 * same change sent twice counts once. `client` names the tab, so that its own changes are not sent back to it.
 */
export const saveDraft = defineCall({
  name: "save-draft",
  method: "POST",
  path: "/-/draft/{page_id}/save/",
  access: "none",
  input: { page_id: Id, epoch: Epoch, update: Bytes, client: line(40) },
  output: { seq: z.int() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "draft-over",
    "draft-too-large",
    "draft-too-much",
    "draft-not-understood",
    "file-not-shared",
  ],
});

/** The changes after `after`, for a browser that missed some; one Yjs update that holds them all. */
export const readDraft = defineCall({
  name: "read-draft",
  method: "GET",
  path: "/-/draft/{page_id}/",
  access: "read",
  input: { page_id: Id, epoch: Epoch, after: Place },
  output: { seq: z.int(), update: z.string() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "draft-over"],
});

/** The document that readers see and the title over it, to compare the draft with. */
export const readPublished = defineCall({
  name: "read-published",
  method: "GET",
  path: "/-/draft/{page_id}/published/",
  access: "read",
  input: { page_id: Id },
  output: { version: z.int(), title: z.string(), document: z.unknown() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable"],
});

/**
 * Makes what the draft says the page that readers see. `seq` is the last change that the publisher has seen stored. With `alone`
 * readers see of it what the caller alone has changed, and the changes of others stay unpublished; where they cannot be told apart,
 * that is refused (`readUnpublished` says so before). `told` are those whose work the publisher knows to go along: work of anybody
 * else is not published by the way, and that is refused.
 */
export const publishDraft = defineCall({
  name: "publish-draft",
  method: "POST",
  path: "/-/draft/{page_id}/publish/",
  access: "write",
  input: { page_id: Id, epoch: Epoch, seq: Place, alone: z.optional(Flag), told: z.optional(Told) },
  output: { version: z.int(), modified: z.number(), seq: z.int() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "draft-over",
    "changes-not-apart",
    "others-wrote",
    "title-missing",
    "title-too-long",
  ],
});

/**
 * For whoever sees no difference any more: if readers see all that the draft says (what was written was taken back), it
 * has no unpublished changes. `same` is false while there is a difference.
 */
export const settleDraft = defineCall({
  name: "settle-draft",
  method: "POST",
  path: "/-/draft/{page_id}/settle/",
  access: "write",
  input: { page_id: Id, epoch: Epoch },
  output: { same: z.boolean() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "draft-over"],
});

/**
 * What readers do not see yet: `changes` widgets, and whose work that is. `words` are those a person wrote that are still there,
 * their `changes` the widgets among them that they changed. The name is null of people who are gone. `own` says whether what the
 * caller changed could be published alone (`apart`), or why not: they changed `none` of it, others changed the `same` widgets, or
 * several people `arranged` widgets in one place.
 */
export const readUnpublished = defineCall({
  name: "read-unpublished",
  method: "GET",
  path: "/-/draft/{page_id}/unpublished/",
  access: "read",
  input: { page_id: Id },
  output: {
    changes: z.int(),
    own: z.enum(["apart", "none", "same", "arranged"]),
    writers: z.array(
      z.object({ id: z.int(), name: z.nullable(z.string()), words: z.int(), changes: z.int() }),
    ),
    /** Who sees the page once it is published. */
    audience: AudienceShape,
  },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable"],
});

/**
 * Takes away what was not published; the draft starts anew from the page that readers see, in the epoch answered. For 30 days
 * the page's history lists what was discarded.
 */
export const discardDraft = defineCall({
  name: "discard-draft",
  method: "POST",
  path: "/-/draft/{page_id}/discard/",
  access: "write",
  input: { page_id: Id, epoch: Epoch },
  output: { epoch: z.int() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "draft-over"],
});

/** Brings a discarded draft back, in a new epoch, as long as nothing that was written since is unpublished. */
export const undoDiscard = defineCall({
  name: "undo-discard",
  method: "POST",
  path: "/-/draft/{page_id}/undo-discard/",
  access: "write",
  input: { page_id: Id, discarded: Epoch },
  output: { epoch: z.int() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "unpublished-in-the-way",
    "discarded-gone",
  ],
});

/**
 * A change that was under way while another person discarded the draft: it becomes part of what was discarded, and is
 * brought back with it. Or while a newer release took over, which writes drafts in another form: it is written into that one.
 */
export const addLateChange = defineCall({
  name: "add-late-change",
  method: "POST",
  path: "/-/draft/{page_id}/late/",
  access: "write",
  input: { page_id: Id, epoch: Epoch, update: Bytes, client: line(40) },
  output: {},
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "draft-over",
    "draft-too-large",
    "draft-too-much",
    "draft-not-understood",
    "file-not-shared",
  ],
});

/** A widget's content, and `base_version`, the version that the writer started from. */
const WidgetSaved = z.looseObject({ base_version: z.int() });

/**
 * Saves the content of one widget and makes a version (WIDG-11). `data` is the content as the kind has it today, with
 * `base_version` beside it. Times are seconds since 1970.
 */
export const saveWidget = defineCall({
  name: "save-widget",
  method: "POST",
  path: "/ajax/widget/action/save/{page_id}/{widget_id}/{kind}/",
  access: "write",
  input: { page_id: Id, widget_id: WidgetId, kind: z.enum(widgetKinds), data: jsonText(WidgetSaved) },
  output: { version: z.int(), modified: z.number() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "widget-not-found",
    "changed-meanwhile",
    "draft-of-others",
    "draft-too-large",
    "draft-not-understood",
    "file-not-shared",
    "title-missing",
    "title-too-long",
  ],
  failure: ["message"],
});

/** `base_version` is the version that the writer started from. */
const MarkdownSaved = z.object({ source: text(1_000_000), base_version: z.int() });

/** Saves the text of a Markdown widget and makes a version (WIDG-11). Times are seconds since 1970. */
export const saveMarkdown = defineCall({
  name: "save-markdown",
  method: "POST",
  path: "/ajax/widget/action/save/{page_id}/{widget_id}/Markdown/",
  access: "write",
  input: { page_id: Id, widget_id: WidgetId, data: jsonText(MarkdownSaved) },
  output: { version: z.int(), modified: z.number() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "widget-not-found",
    "changed-meanwhile",
    "draft-of-others",
    "draft-too-large",
    "file-not-shared",
    "title-missing",
    "title-too-long",
  ],
  failure: ["message"],
});

/** The text as it stands now, for somebody whose own was refused. */
export const loadMarkdown = defineCall({
  name: "load-markdown",
  method: "GET",
  path: "/ajax/widget/action/load/{page_id}/{widget_id}/Markdown/",
  access: "read",
  input: { page_id: Id, widget_id: WidgetId },
  output: { source: z.string(), version: z.int(), name: z.string() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "widget-not-found"],
  failure: ["message"],
});
