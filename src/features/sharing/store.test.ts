import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readList } from "#features/pages/browsing/store.ts";
import { emptyDocument } from "#documents/document.ts";
import { findPages } from "#features/pages/search-store.ts";
import { sharesOfGuests } from "./guests/rules.ts";
import { findPage } from "#features/pages/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { type PageSharing, type Share, mayEdit, mayView } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const shareSets = (): Record<string, readonly Share[]> => {
  const everybody = principal("everybody");
  const editors = principal("editors");
  const vera = principal("person", world.vera.id);
  const xavi = principal("person", world.xavi.id);
  const view = (principalId: number) => ({ principalId, mayEdit: false });
  const edit = (principalId: number) => ({ principalId, mayEdit: true });
  return {
    nobody: [],
    everybody: [view(everybody)],
    everybodyEdits: [edit(everybody)],
    editors: [edit(editors)],
    editorsView: [view(editors)],
    everybodyAndEditors: [view(everybody), edit(editors)],
    vera: [view(vera)],
    veraEdits: [edit(vera)],
    xavi: [view(xavi)],
    xaviEditsEverybodyViews: [edit(xavi), view(everybody)],
  };
};

it("rows, lists and search give the same pages as the rule, for every role, guest, share, publicity, trash and draft [SRCH-27]", async () => {
  const pages = new Map<number, PageSharing>();
  const guestPages: number[] = [];
  await within(world, actorOf(world, world.ed), async (tx) => {
    for (const [at, [name, shares]] of Object.entries(shareSets()).entries())
      for (const isPublic of [false, true])
        for (const state of ["shown", "trashed", "unpublished"]) {
          const [isTrashed, isUnpublished] = [state === "trashed", state === "unpublished"];
          // Every second set of shares has guests beside it.
          const guests = at % 2;
          const title = `Twin ${name} ${isPublic} ${state}`;
          const page = {
            title,
            folderId: world.mainFolderId,
            slug: null,
            document: emptyDocument,
            preview: "",
            shares,
          };
          const id = (await insertPage(actorOf(world, world.ed), page, worldNow, tx)) as number;
          const own = [...shares, ...sharesOfGuests(id, guests)];
          await writeShares(id, own, tx);
          const facts = {
            is_public: isPublic,
            trashed: isTrashed ? worldNow : null,
            unpublished: isUnpublished,
          };
          await tx.db
            .updateTable("page")
            .set(facts)
            .where("site_id", "=", world.siteId)
            .where("id", "=", id)
            .execute();
          await refreshReaders(id, tx);
          pages.set(id, { shares: own, isPublic, isTrashed, isUnpublished });
          if (guests > 0) guestPages.push(id);
        }
  });
  const { olga, ada, ed, vera, xavi, other } = world;
  const strangers = [...pages.keys()].slice(0, 8).filter((id) => !guestPages.includes(id));
  const guests = [...guestPages.slice(0, 8), ...strangers].map((guestOf) => ({ guestOf }));
  for (const who of [olga, ada, ed, vera, xavi, other.nora, "visitor", ...guests] as const) {
    const actor = actorOf(world, who);
    const here = actor.siteId === world.siteId;
    const byRule = [...pages].filter(([, page]) => here && mayView(actor, page).allowed);
    const expected = byRule.map(([id, page]) => `${id} ${mayEdit(actor, page).allowed}`);
    await within(world, actor, async (tx) => {
      const listed = await readList(actor, { folderId: null, order: "alphabet" }, 251, tx);
      expect(listed.map((page) => `${page.id} ${page.mayEdit}`).sort()).toEqual(expected.sort());
      const found = await findPages(actor, "twi", 251, tx);
      expect(new Set(found.map((hit) => hit.id))).toEqual(new Set(byRule.map(([id]) => id)));
      expect(found).toHaveLength(byRule.length);
      for (const [id, page] of pages) {
        const read = await findPage(actor, id, tx);
        expect(read?.mayEdit).toBe(
          here && mayView(actor, page).allowed ? mayEdit(actor, page).allowed : undefined,
        );
      }
    });
  }
});
