import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { type FieldError, Refusal, demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { addressFrom, mayBeAddress, pageAddress } from "#features/pages/addresses/rules.ts";
import { freeAddress, moveToAddress } from "#features/pages/addresses/store.ts";
import { type Original, beginningOfCopy, originalFor, titleOfCopy } from "./copying/operations.ts";
import type { Document } from "#documents/document.ts";
import { blankDocument, markdownDocument } from "#documents/edited-text.ts";
import { plainText } from "#documents/plain-text.ts";
import { readDocument } from "#documents/read-document.ts";
import { previewOf } from "#documents/words.ts";
import { pageCreated, pagePropertiesChanged } from "#features/pages/events.ts";
import { readActiveGuests } from "#features/sharing/guests/store.ts";
import { mayChooseHomepage, mayCreatePages } from "#features/pages/rules.ts";
import { type ReadPage, readDocument as readStored } from "#features/pages/store.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import {
  type SentSettings,
  createPage,
  loadNewPage,
  loadProperties,
  saveProperties,
  titleMost,
} from "./contract.ts";
import { folderAt, folderPath, mayChangeTypes } from "./rules.ts";
import { readNewPage, readProperties } from "./screen.ts";
import { readSitePages, saveHomepageFlag, savePlace } from "./store.ts";
import { propertyWords } from "./wording.ts";
import { firstShares } from "#features/access/rules.ts";
import { type NewPage, insertPage } from "#features/pages/publishing-operations.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";

export const propertyHandlers = [
  handle(readNewPage, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCreatePages(actor));
    const tree = await readTree(actor, tx, say);
    const folderId = tree.find((node) => node.id === input.folder)?.id ?? (await mainFolderId(actor, tx));
    return { title: say(propertyWords.newPage), tree, folderId, siteAddress: `${wire.siteAddress}/` };
  }),

  handle(readProperties, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const { homepageId } = await readSitePages(actor, tx);
    return {
      title: page.title,
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      slug: page.slug ?? "",
      tree: await readTree(actor, tx, say),
      folderId: page.folderId,
      siteAddress: `${wire.siteAddress}/`,
      isHomepage: homepageId === page.id,
      mayChooseHomepage: mayChooseHomepage(actor).allowed,
    };
  }),

  handle(loadNewPage, async ({ input, actor, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const original = await shownPage(actor, input.from_page_id, tx);
    const site = { address: wire.siteAddress, mayWriteSlug: true };
    return newPageDialog(actor, { original, ...site }, { tx, say });
  }),

  handle(loadProperties, async ({ input, actor, tx, wire, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const { title, slug, folderId } = page;
    return dialog(actor, { title, slug: slug ?? "", folderId, page, address: wire.siteAddress }, { tx, say });
  }),

  handle(createPage, async ({ input, actor, now, tx, say }) => {
    demand(mayCreatePages(actor));
    const original = await shownPage(actor, input.from_page_id, tx);
    const beginning = original
      ? { folderId: original.page.folderId, ...(await beginningOfCopy(actor, original, tx)) }
      : { folderId: null, document: firstDocument(input.settings), shares: firstShares };
    return newPageMade(actor, { sent: input.settings, beginning }, { now, tx, say });
  }),

  handle(saveProperties, async ({ input, actor, tx, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const sent = input.settings;
    const { homepageId } = await readSitePages(actor, tx);
    demand(mayChangeTypes(actor, sent, { isHomepage: homepageId === page.id }));
    if (sent.make_template || sent.make_default_template) demand(refuse("page-not-a-template"));
    const { title, folderId } = await place(
      actor,
      { sent, title: page.title, folderId: page.folderId },
      { tx, say },
    );
    const slug = sent.slug === undefined ? page.slug : sent.slug || null;
    if (slug !== page.slug && !(await moveToAddress(page.id, slug, tx)))
      throw refusedSettings([badField("slug", propertyWords.addressTaken)]);
    const body = plainText(readDocument(await readStored(actor, page.versionHash, tx)));
    await savePlace({ id: page.id, title, folderId, body }, tx);
    if (sent.make_homepage !== undefined)
      await saveHomepageFlag({ id: page.id, isHomepage: sent.make_homepage }, tx);
    tx.announce(pagePropertiesChanged({ pageId: page.id, title }));
    return { redirect: pageAddress({ id: page.id, slug }), message: say(propertyWords.saved), errors: [] };
  }),
];

/** Makes a page of what was sent, and for the rest of its beginning. */
export async function newPageMade(
  actor: Actor,
  { sent, beginning }: { sent: SentSettings; beginning: Beginning },
  { now, tx, say }: { now: Date; tx: Tx; say: Say },
) {
  demand(mayChangeTypes(actor, sent, { isHomepage: false }));
  if (sent.make_template || sent.make_default_template) demand(refuse("page-not-a-template"));
  const { title = "", folderId: first, ...content } = beginning;
  const { title: wanted, folderId } = await place(actor, { sent, title, folderId: first }, { tx, say });
  const slug = sent.slug ? sent.slug : await freeAddress(addressFrom(wanted), tx);
  const page = { ...content, title: wanted, folderId, slug, preview: previewOf(content.document) };
  const id = await insertPage(actor, page, now, tx);
  if (id === null) throw refusedSettings([badField("slug", propertyWords.addressTaken)]);
  if (sent.make_homepage) await saveHomepageFlag({ id, isHomepage: true }, tx);
  tx.announce(pageCreated({ pageId: id, title: wanted }));
  return { redirect: pageAddress({ id, slug }), message: say(propertyWords.created), errors: [] };
}

/** What a new page is where nothing else was sent. */
type Beginning = Pick<NewPage, "document" | "shares" | "brings"> & {
  readonly title?: string;
  readonly folderId: number | null;
};

function firstDocument({ markdown }: SentSettings): Document {
  const widgetId = freshWidgetId();
  return markdown ? markdownDocument(widgetId, markdown) : blankDocument(widgetId);
}

async function shownPage(actor: Actor, pageId: number | undefined, tx: Tx): Promise<Original | null> {
  return pageId === undefined ? null : originalFor(actor, { pageId, versionId: 0 }, tx);
}

/** Title and folder that a page will have; refuses with every mistake at once (PPRP-10). */
async function place(
  actor: Actor,
  { sent, title, folderId }: { sent: SentSettings; title: string; folderId: number | null },
  { tx, say }: { tx: Tx; say: Say },
): Promise<{ title: string; folderId: number }> {
  const errors: FieldError[] = [];
  const newTitle = sent.title ?? title;
  if (newTitle === "") errors.push(badField("title", propertyWords.noTitle));
  if (sent.slug) errors.push(...addressErrors(sent.slug));
  const wanted =
    sent.category === undefined ? folderId : folderAt(await readTree(actor, tx, say), sent.category);
  if (sent.category !== undefined && wanted === null)
    errors.push(badField("category", propertyWords.noFolder));
  if (errors.length > 0) throw refusedSettings(errors);
  return { title: newTitle, folderId: wanted ?? (await mainFolderId(actor, tx)) };
}

function addressErrors(slug: string): FieldError[] {
  const verdict = mayBeAddress(slug);
  if (verdict.allowed) return [];
  const sentence = verdict.code === "bad-address" ? propertyWords.badAddress : propertyWords.addressTaken;
  return [badField("slug", sentence)];
}

function badField(name: string, sentence: Words): FieldError {
  return { path: `settings.${name}`, words: sentence };
}

function refusedSettings(errors: readonly FieldError[]): Refusal {
  return new Refusal("bad-page-settings", {}, errors);
}

/** What the dialog of a new page opens with; one that is copied says the time of its version (PDLG-21). */
export async function newPageDialog(
  actor: Actor,
  subject: { original: Original | null; address: string; mayWriteSlug: boolean },
  { tx, say }: { tx: Tx; say: Say },
) {
  const { original, address, mayWriteSlug } = subject;
  const title = original ? titleOfCopy(original, titleMost, say) : "";
  const folderId = original?.page.folderId ?? (await mainFolderId(actor, tx));
  const fields = { title, slug: "", folderId, page: null, address };
  return {
    ...(await dialog(actor, fields, { tx, say })),
    perm_can_edit_slug: mayWriteSlug,
    version_timestamp: original ? Math.floor(original.version.made.getTime() / 1000) : 0,
  };
}

/** Everything that the page dialogs open with (PDLG-08). */
async function dialog(
  actor: Actor,
  subject: { title: string; slug: string; folderId: number; page: ReadPage | null; address: string },
  { tx, say }: { tx: Tx; say: Say },
) {
  const { page } = subject;
  const site = await readSitePages(actor, tx);
  const tree = await readTree(actor, tx, say);
  return {
    title: subject.title,
    title_s: escaped(subject.title),
    tags: [],
    all_tags: [],
    category_id: subject.folderId,
    category_path: folderPath(tree, subject.folderId),
    tree,
    slug: subject.slug,
    group_url: `${subject.address}/`,
    is_homepage: page !== null && page.id === site.homepageId,
    is_template: false,
    is_default_template: false,
    is_app: false,
    is_instance: false,
    nr_instances: 0,
    can_be_template: false,
    can_toggle_default_template: false,
    perm_can_edit_title: true,
    perm_can_edit_slug: true,
    is_public: page?.isPublic ?? false,
    users: [],
    allow_guest_invites: site.guestInvites,
    allow_public_pages: site.publicPages,
    active_guests: await readActiveGuests(actor, page?.id ?? null, tx),
    create_from_default_template: false,
    version_timestamp: page ? Math.floor(page.modified.getTime() / 1000) : 0,
    subsite_name: "",
  };
}
