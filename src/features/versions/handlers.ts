import { type Context, handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { discard } from "#features/writing/drafts/discarding/operations.ts";
import { renewed } from "#features/writing/drafts/operations.ts";
import { isDirty } from "#features/writing/drafts/rules.ts";
import { holdDraft } from "#features/writing/drafts/store.ts";
import { withEarlierAnchors } from "#documents/earlier-anchors.ts";
import { inReadingOrder, readDocument } from "#documents/read-document.ts";
import { pageChanged } from "#features/pages/events.ts";
import { filledFor, keptBody } from "#features/pages/holes/operations.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { type ReadPage, readDocument as readStored } from "#features/pages/store.ts";
import { namedHtml } from "#features/pages/mentions/operations.ts";
import { nameVersion, readVersionBlock, restoreVersion } from "./contract.ts";
import { changesOf } from "./comparing-operations.ts";
import { discardedBody, discardedDrafts } from "./discarded-operations.ts";
import { readVersions } from "./screen.ts";
import { type VersionRow, findVersion, listVersions, setVersionName } from "./store.ts";
import { versionWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";
import { publish } from "#features/pages/publishing-operations.ts";
import { mayTakeBack, shownMost } from "./rules.ts";

export const versionHandlers = [
  handle(readVersions, async ({ input, actor, tx, bodies, say, now, wire }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const list = {
      pageId: page.id,
      before: input.before ?? null,
      most: shownMost + 1,
      named: input.named === true,
    };
    const rows = await listVersions(actor, list, tx);
    const versions = rows.slice(0, shownMost).map((row) => listed(row, page));
    const older = rows.length > shownMost ? (versions.at(-1)?.id ?? null) : null;
    const drafts = await discardedDrafts(page, now, tx);
    const discarded = input.before === undefined && !input.named ? drafts : [];
    const from =
      input.from === undefined ? null : await versionOf(actor, { pageId: page.id, id: input.from }, tx);
    const changes = input.changes ? await changesOf(actor, { ...input, page, say }, now, tx) : null;
    const title = say(versionWords.versions);
    const lists = {
      title,
      ...factsOf(page, actor),
      versions,
      older,
      discarded,
      changes,
      ...comparedWith(from, input, page),
    };
    if (input.discarded !== undefined) {
      const draft = found(drafts.find(({ epoch }) => epoch === input.discarded) ?? null, "discarded-gone");
      const body = await discardedBody(actor, { page, epoch: draft.epoch }, { bodies, say, wire, now }, tx);
      return { ...lists, shown: null, shownDraft: { ...draft, ...body } };
    }
    if (input.version === undefined) return { ...lists, shown: null, shownDraft: null };
    const row = await versionOf(actor, { pageId: page.id, id: input.version }, tx);
    const shown = await shownVersion(actor, { page, row }, { bodies, say, wire, now }, tx);
    return { ...lists, shown, shownDraft: null };
  }),

  handle(readVersionBlock, async ({ input, actor, tx }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const row = await versionOf(actor, { pageId: page.id, id: input.version_id }, tx);
    const widgets = inReadingOrder(readDocument(await readStored(actor, row.hash, tx)));
    const at = widgets.findIndex(({ id }) => id === input.widget);
    const { widget } = found(widgets[at] ?? null, "widget-not-found");
    const before = widgets.slice(0, at).map(({ id }) => id);
    return { block: widget, before: before.toReversed() };
  }),

  handle(nameVersion, async ({ input, actor, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const { id } = await versionOf(actor, { pageId: page.id, id: input.version_id }, tx);
    const name = input.name === "" ? null : input.name;
    await setVersionName({ pageId: page.id, id, name }, tx);
    return { name };
  }),

  handle(restoreVersion, async ({ input, actor, now, tx, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const row = await versionOf(actor, { pageId: page.id, id: input.version_id }, tx);
    const draft = await holdDraft(page.id, tx);
    const discarded = draft && isDirty(draft) ? draft.epoch : null;
    if (input.onto !== undefined) {
      const seen = await versionOf(actor, { pageId: page.id, id: page.versionId }, tx);
      const author = seen.author ?? say(versionWords.nobody);
      demand(mayTakeBack({ versionId: seen.id, author, hasUnpublished: discarded !== null }, input.onto));
    }
    if (draft && discarded !== null) await discard(actor, { page, draft }, now, tx);
    else if (draft) await renewed(draft, now, tx);
    const before = readDocument(await readStored(actor, page.versionHash, tx));
    const document = withEarlierAnchors(before, readDocument(await readStored(actor, row.hash, tx)));
    const version = await publish(actor, { pageId: page.id, document }, now, tx);
    tx.announce(pageChanged({ pageId: page.id, versionId: version }));
    return { version, before: page.versionId, discarded };
  }),
];

type Drawing = Pick<Context<typeof readVersions>, "bodies" | "say" | "wire" | "now">;

/** A version as its readers saw it. */
async function shownVersion(
  actor: Actor,
  { page, row }: { readonly page: ReadPage; readonly row: VersionRow },
  { bodies, say, wire, now }: Drawing,
  tx: Tx,
) {
  const version = { versionId: row.id, versionHash: row.hash };
  const body = await keptBody(version, { actor, tx, bodies, say });
  const holes = await filledFor(actor, { page, holes: body.holes, wire }, now, tx);
  const html = await namedHtml(actor, body, { pageId: page.id, say }, tx);
  return { ...listed(row, page), html, holes };
}

function comparedWith(
  from: VersionRow | null,
  { named }: { readonly named?: boolean | undefined },
  page: ReadPage,
) {
  return { from: from && listed(from, page), isNamedOnly: named === true };
}

function factsOf(page: ReadPage, actor: Actor) {
  return {
    id: page.id,
    pageTitle: page.title,
    pageAddress: pageAddress(page),
    hasDraft: page.hasDraft,
    isUnpublished: page.isUnpublished,
    mayCopy: mayCreatePages(actor).allowed,
  };
}

async function versionOf(actor: Actor, version: { pageId: number; id: number }, tx: Tx): Promise<VersionRow> {
  return found(await findVersion(actor, version, tx), "version-not-found");
}

function listed({ id, made, author, name }: VersionRow, page: ReadPage) {
  return { id, made: Math.floor(made.getTime() / 1000), author, isCurrent: id === page.versionId, name };
}
