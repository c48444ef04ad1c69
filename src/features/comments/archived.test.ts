import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { passage } from "#testing/pages/commented-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import type { Thread } from "./contract.ts";

let world: SubsiteWorld;
let web: TestWeb;
let said: Thread;
// Ed begins while the subsite is active; then it is archived.
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  const { threads } = await change("begin/", { ...passage, words: "High?", key: "k1" });
  const [begun] = threads ?? [];
  if (!begun) throw new Error("nothing is said");
  said = begun;
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update subsite set is_archived = true where site_id = $1 and id = $2", [
      tx.siteId,
      world.crew.id,
    ]),
  );
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Answer = { readonly threads?: Thread[]; readonly code?: string; readonly message?: string };
async function change(
  path: string,
  fields: Record<string, string> = {},
): Promise<Answer & { status: number }> {
  const { status, body } = await (await web.browser(world.ed)).post(
    `/@crew/-/comments/${world.crew.tidesId}/${path}`,
    fields,
  );
  return { status, ...(body as Answer) };
}

it("what is said in an archived subsite is read, and changed by no call [SUBS-17] (long)", async () => {
  const id = said.comments[0]?.id;
  const all = [
    await change("begin/", { ...passage, words: "Low?", key: "k2" }),
    await change(`threads/${said.id}/answer/`, { words: "Yes", key: "k3" }),
    await change(`threads/${said.id}/resolve/`),
    await change(`threads/${said.id}/reopen/`),
    await change(`${id}/edit/`, { words: "Higher?" }),
    await change(`${id}/delete/`),
    await change(`${id}/restore/`),
  ];
  const refused = { status: 403, message: "This subsite is archived. You can read its comments." };
  expect(all).toMatchObject(Array.from({ length: 7 }, () => refused));
  const read = await (await web.browser(world.ed)).get(`/@crew/-/comments/${world.crew.tidesId}/`);
  expect(JSON.parse(read.text)).toMatchObject({
    mayChange: false,
    threads: [{ maySettle: false, comments: [{ words: "High?", mayEdit: false, mayDelete: false }] }],
  });
});

it("the margin offers nothing there that changes what is said [SUBS-17] (long)", async () => {
  const screen = await shown(world, world.ed, `/@crew/page/${world.crew.tidesId}/`);
  await screen.pass(1000);
  const comments = screen.parts("button", /comment/i);
  for (const button of comments) await screen.clickOn(button);
  expect(screen.text()).toContain("High?");
  expect(screen.parts("button", /^(Reply|Resolve|More|Comment)$/)).toEqual([]);
});
