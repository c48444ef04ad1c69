import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { closedAs } from "../editing/draft/lives/store.ts";
import { isDirty } from "../editing/draft/rules.ts";
import { holdDraft } from "../editing/draft/store.ts";
import { readDocument } from "../editing/model/read-document.ts";
import { publish } from "../editing/store.ts";
import { pageChanged } from "../events.ts";
import { addressOf } from "../handlers.ts";
import { lockPage } from "../properties/store.ts";
import { mayCreatePages, mayEditPage } from "../rules.ts";
import { type ReadPage, findPage, readDocument as readStored } from "../store.ts";
import { restoreVersion } from "./contract.ts";
import { readVersions } from "./screen.ts";
import { type VersionRow, findVersion, listVersions } from "./store.ts";
import { versionWords } from "./wording.ts";

const shownMost = 50;

export const versionHandlers = [
  handle(readVersions, async ({ input, actor, tx, bodies, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const list = { pageId: page.id, before: input.before ?? null, most: shownMost + 1 };
    const rows = await listVersions(actor, list, tx);
    const versions = rows.slice(0, shownMost).map((row) => listed(row, page));
    const older = rows.length > shownMost ? (versions.at(-1)?.id ?? null) : null;
    const facts = {
      id: page.id,
      pageTitle: page.title,
      pageAddress: addressOf(page),
      hasDraft: page.hasDraft,
      mayCopy: mayCreatePages(actor).allowed,
    };
    const common = { title: say(versionWords.versions), ...facts, versions, older };
    if (input.version === undefined) return { ...common, shown: null };
    const row = await versionOf(actor, { pageId: page.id, id: input.version }, tx);
    const key = { version: `${actor.siteId}:${row.id}`, formats: say.formats };
    const body = await bodies.body(key, () => readStored(actor, row.hash, tx));
    return { ...common, shown: { ...listed(row, page), html: body.html } };
  }),

  handle(restoreVersion, async ({ input, actor, now, tx }) => {
    await lockPage(input.page_id, tx);
    const page = await editablePage(actor, input.page_id, tx);
    const row = await versionOf(actor, { pageId: page.id, id: input.version_id }, tx);
    const draft = await holdDraft(page.id, tx);
    const discarded = draft && isDirty(draft) ? draft.epoch : null;
    if (draft) await closedAs(discarded === null ? "renewed" : "discarded", draft, now, tx);
    const document = readDocument(await readStored(actor, row.hash, tx));
    const version = await publish(actor, { pageId: page.id, document }, now, tx);
    tx.announce(pageChanged({ pageId: page.id, versionId: version }));
    return { version, before: page.versionId, discarded };
  }),
];

async function editablePage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayEditPage(page));
  return page;
}

async function versionOf(actor: Actor, version: { pageId: number; id: number }, tx: Tx): Promise<VersionRow> {
  return found(await findVersion(actor, version, tx), "version-not-found");
}

function listed({ id, made, author }: VersionRow, page: ReadPage) {
  return { id, made: Math.floor(made.getTime() / 1000), author, isCurrent: id === page.versionId };
}
