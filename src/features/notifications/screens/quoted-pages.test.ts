import { afterAll, beforeAll, expect, it } from "vitest";
import { saveFollows } from "#features/access/follower-store.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { pageCreated } from "#features/pages/events.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { mailsOf } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readNotifications } from "../screen.ts";

let world: World;
let fog: number;
let keys: number;
// Vera follows Fog, which Ed has changed; she and Xavi are mentioned on a page.
beforeAll(async () => {
  world = await openWorld();
  fog = await madePage(world, "Fog");
  const ed = actorOf(world, world.ed);
  const follow = { principalId: principal("person", world.vera.id), follows: true };
  await within(world, ed, (tx) => saveFollows(fog, [follow], tx));
  await publish(fog, "We sail at one. ");
  keys = await draftedPage(world, { text0001: asking(world.vera, world.xavi), text0002: note("Doors.") });
  await within(world, ed, async (tx) => {
    await writeShares(
      keys,
      [...firstShares, { principalId: principal("person", world.xavi.id), mayEdit: false }],
      tx,
    );
    await refreshReaders(keys, tx);
    tx.announce(pageCreated({ pageId: keys, title: "" }));
  });
  await mailsOf(world);
});
afterAll(() => world.close());

function asking(...people: readonly WorldPerson[]) {
  const mentions = people.map(({ id }) => ({ type: "mention", mention: { of: "person", id } }));
  const content = [{ type: "text", text: "It rains. Who has the key? " }, ...mentions];
  const doc = { type: "doc", content: [{ type: "paragraph", content }] };
  return { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } } as const;
}
async function write(id: number, words: string, widget = "text0001") {
  const writer = await draftWriter(world, { who: world.ed, page_id: id });
  const saved = await writer.type(words, widget);
  if (!saved.success) throw new Error(saved.code);
  return () => writer.publish(saved.seq);
}
const publish = async (...what: Parameters<typeof write>) => (await write(...what))();
const quotes = async (who: WorldPerson) => {
  const answer = await as(world, who).call(readNotifications, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.lines.map(({ kind, words }) => [kind, words]);
};

it("says what a page said around a mention, and which words of it are others", async () => {
  const screen = await shown(world, world.vera, "/notifications/");
  const lines = screen.parts("listitem", undefined, screen.part("main")).map((line) => screen.text(line));
  expect(lines).toEqual([
    expect.stringContaining("“It rains. Who has the key? @Vera Visser@Xavi Xanten”"),
    expect.stringMatching(/Fog\s?We sail at one\./),
  ]);
});

it("names to people from outside nobody but themselves", async () => {
  expect(await quotes(world.xavi)).toEqual([["mentioned", "It rains. Who has the key? @Xavi Xanten"]]);
});

it("quotes no draft, and of what is published the page as it is now (long)", async () => {
  const mention = ["mentioned", "It rains. Who has the key? @Vera Visser@Xavi Xanten"];
  const publishDraft = await write(fog, "Stay in port. ");
  expect(await quotes(world.vera)).toEqual([mention, ["changed", "We sail at one."]]);
  await publishDraft();
  expect(await quotes(world.vera)).toEqual([mention, ["changed", null]]);
  await mailsOf(world);
  expect(await quotes(world.vera)).toContainEqual(["changed", "Stay in port."]);
  await publish(keys, "Gates. ", "text0002");
  await mailsOf(world);
  expect(await quotes(world.vera)).toContainEqual(mention);
});
