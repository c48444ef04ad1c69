import { run } from "#database/transaction.ts";
import { makeFolder } from "#features/folders/store.ts";
import { stacked } from "#documents/document.ts";
import { addGuest, readGuests, startGuestSession } from "#features/sharing/guests/store.ts";
import { startSession } from "#features/sessions/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { worldNow } from "../as.ts";
import { type World, actorOf, within } from "../world.ts";
import type { Keys } from "./arguments.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

/** Stands in every text of the second site and in no argument: whoever reads it has looked over the wall. */
export const secret = "zuiderzee-secret";

/** Something of everything on both sites. The keys can be guessed by anybody; what they lead to cannot. */
export async function furnish(world: World): Promise<Keys> {
  const mine = await fill(world, {
    actor: actorOf(world, world.ed),
    folderId: world.mainFolderId,
    word: "mine",
  });
  const nora = actorOf(world, world.other.nora);
  const theirs = await fill(world, { actor: nora, folderId: world.other.mainFolderId, word: secret });
  await within(world, nora, async (tx) => {
    await run(tx, "update person set name = $2, name_key = $2, position = $2 where site_id = $1", [
      tx.siteId,
      secret,
    ]);
    await run(tx, "update site set name = $2 where id = $1", [tx.siteId, secret]);
    await run(tx, "update page set preview = $2 where site_id = $1", [tx.siteId, secret]);
  });
  const people = [world.olga, world.ada, world.ed, world.vera, world.xavi, world.other.nora];
  return {
    numbers: [...mine.numbers, ...theirs.numbers, ...people.map(({ id }) => id), 1, 2, 3, world.other.siteId],
    texts: [...mine.texts, ...theirs.texts, ...people.map(({ email }) => email), "fog", "lighthouse", ""],
    hashes: [...mine.hashes, ...theirs.hashes],
  };
}

async function fill(world: World, site: { actor: Actor; folderId: number; word: string }) {
  const { actor, folderId, word } = site;
  return within(world, actor, async (tx) => {
    const folder = await makeFolder(actor, { parentId: folderId, name: `${word} folder` }, tx);
    const content = { text: word, level: "h1", anchor: "" };
    const pageId = await insertPage(
      actor,
      {
        title: word,
        folderId: folder.id,
        slug: word === "mine" ? "fog" : "lighthouse",
        document: stacked([{ id: "firstone", kind: "Heading", version: 1, content }]),
        preview: word,
        shares: [{ principalId: actor.principals[1] ?? 0, mayEdit: true }],
      } as Parameters<typeof insertPage>[1],
      worldNow,
      tx,
    );
    const device = { personId: actor.personId ?? 0, device: word, address: "127.0.0.1" };
    const token = await startSession(device, worldNow, tx);
    await run(tx, "update site set guest_invites = true where id = $1", [tx.siteId]);
    const guest = { pageId: pageId ?? 0, email: `${word}@example.org`, inviterId: actor.personId };
    const guestId = await addGuest(guest, worldNow, tx);
    const guestToken = await startGuestSession({ guestId, before: null }, worldNow, tx);
    const links = await readGuests(guest.pageId, tx);
    const documents = await run<{ hash: Buffer }>(tx, "select hash from page_document where site_id = $1", [
      tx.siteId,
    ]);
    const sessions = await run<{ id: number; token_hash: Buffer }>(
      tx,
      "select id, token_hash from session where site_id = $1",
      [tx.siteId],
    );
    return {
      numbers: [
        folderId,
        folder.id,
        pageId ?? 0,
        ...sessions.map(({ id }) => id),
        guestId,
        ...actor.principals,
      ],
      texts: [token, guestToken, ...links.map((link) => link.token)],
      hashes: [...documents.map(({ hash }) => hash), ...sessions.map(({ token_hash }) => token_hash)],
    };
  });
}
