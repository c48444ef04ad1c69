import { type Context, handle } from "#calls/handle.ts";
import { mayComment } from "#features/comments/rules.ts";
import { folderWords } from "#features/folders/wording.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { audienceText } from "#features/pages/audience/model/audience.ts";
import { toldTo } from "#features/pages/audience/operations.ts";
import { filledFor, keptBody } from "#features/pages/holes/operations.ts";
import { type ReadPage, findPage, findPageAt } from "#features/pages/store.ts";
import { holesSeenBy } from "#features/pages/holes/rules.ts";
import { layoutOf } from "#features/pages/overview/model/layout.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";
import { namedHtml } from "#features/pages/mentions/operations.ts";
import { seesInternalFacts } from "./rules.ts";

export const pageHandlers = [
  handle(readPageAt, async (context) => {
    const { slug, edit } = context.input;
    const page = found(await findPageAt(context.actor, slug, context.tx), "page-not-found");
    context.wire.standsOn(page.id);
    return {
      ...(await shown(page, { ...context, wantsEditing: edit !== undefined, leadsOn: page.slug !== slug })),
      moved: page.slug !== slug,
    };
  }),

  handle(readPageById, async (context) => {
    const page = found(await findPage(context.actor, context.input.page_id, context.tx), "page-not-found");
    context.wire.standsOn(page.id);
    const wantsEditing = context.input.edit !== undefined;
    return {
      ...(await shown(page, { ...context, wantsEditing, leadsOn: page.slug !== null })),
      moved: false,
    };
  }),
];

export type Showing = Pick<Context<never>, "actor" | "tx" | "say" | "bodies" | "now" | "wire">;

/** `leadsOn`: it was asked for at an address that leads to its own, where whoever may not edit it is told so. */
async function shown(page: ReadPage, showing: Showing & { wantsEditing: boolean; leadsOn: boolean }) {
  const { html, holes, facts, card } = await pageShown(page, showing);
  const isEditing = showing.wantsEditing && page.mayEdit;
  const isEditRefused = showing.wantsEditing && !page.mayEdit;
  const address = isEditing || (isEditRefused && showing.leadsOn) ? `${facts.address}?edit` : facts.address;
  return { title: page.title, address, html, holes, page: facts, card, isEditing, isEditRefused };
}

/** A page for its reader: the kept body, what fills its holes, and the facts around it. */
export async function pageShown(page: ReadPage, showing: Showing) {
  const { actor, tx, say, now, wire } = showing;
  const body = await keptBody(page, showing);
  if (body.isPassing) wire.passing?.();
  const html = await namedHtml(actor, body, { pageId: page.id, say }, tx);
  const standing = holesSeenBy(actor, body.holes);
  const holes = await filledFor(actor, { page, holes: standing, wire }, now, tx);
  const facts = {
    id: page.id,
    title: page.title,
    address: pageAddress(page),
    folders: isSignedIn(actor) ? foldersAbove(page, say) : [],
    tags: [...page.tags],
    internal: seesInternalFacts(actor) ? await internalFacts(page, body, showing) : null,
    contents: [...body.contents],
    mayEdit: page.mayEdit,
    isStarred: page.isStarred,
    isFollowed: page.isFollowed,
    hasDraft: page.hasDraft,
    isSample: page.isSample,
    isTemplate: page.isTemplate,
    comments: mayComment(actor).allowed ? page.comments : null,
    layout: layoutOf(standing),
    isUnpublished: page.isUnpublished,
  };
  const card =
    isSignedIn(actor) || actor.guestPageId !== null ? null : { summary: body.summary, picture: body.picture };
  return { html, holes, facts, card };
}

async function internalFacts(page: ReadPage, { minutes }: { minutes: number }, { actor, say, tx }: Showing) {
  const { modifierId: id, modifierName: name, modifierPhoto: photo } = page;
  const modifier = id !== null && name !== null ? { id, name, photo } : null;
  return {
    version: page.versionId,
    modified: Math.floor(page.modified.getTime() / 1000),
    modifier,
    minutes,
    audience: page.audience,
    seenBy: page.seenBy ? audienceText(page.seenBy, await toldTo(actor, [page.seenBy], { say, tx })) : "",
  };
}

function foldersAbove({ folders }: ReadPage, say: Say) {
  return folders.map((folder, at) => {
    const isMain = at === 0;
    return { id: folder.id, name: isMain ? say(folderWords.main) : folder.name, isMain };
  });
}
