import { expect, it } from "vitest";
import type * as Y from "yjs";
import { rehearsal } from "#testing/draft-rehearsal.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";

const typedIn = (session: { draft: Y.Doc }) => session.draft.getText(textPart("aaaaaa", "text")).toString();

it("a tab that is killed while it was offline leaves its words to the next one", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("before the end");
  await stage.pass(400);
  tab.die();
  stage.network.isUp = true;
  const next = await stage.open();
  expect(typedIn(next.session)).toContain("before the end");
  expect(next.session.state().canUndo).toBe(false);
  await stage.pass(1000);
  expect(stage.server.text()).toContain("before the end");
  expect(stage.store.size).toBe(0);
});

it("a tab that is closed in mid-word sends what it has, and the next one need not bring it", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  ann.type("mid-wo");
  ann.session.handOver();
  ann.die();
  await stage.pass(1000);
  expect([stage.server.text(), typedIn(ben.session)]).toEqual(["mid-wo", "mid-wo"]);
  const next = await stage.open();
  await stage.pass(1000);
  expect([typedIn(next.session), stage.store.size]).toEqual(["mid-wo", 0]);
});

it("a tab that is closed in mid-word without a line leaves its words in the browser at once", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("mid-wo");
  tab.session.handOver();
  tab.die();
  stage.network.isUp = true;
  const next = await stage.open();
  expect(typedIn(next.session)).toBe("mid-wo");
});

it("a tab that is closed hands over nothing that the server has refused", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.server.refuses = "draft-too-large";
  tab.type("too much");
  await stage.pass(1000);
  const saves = stage.server.saves();
  tab.session.handOver();
  await stage.pass(100);
  expect(stage.server.saves()).toBe(saves);
});

it("a tab that is closed after its draft was over keeps nothing that was dealt with", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("written at sea");
  await stage.pass(400);
  stage.server.startAnew();
  stage.network.isUp = true;
  await stage.pass(60_000);
  for (const words of (await stage.open()).session.lostWords()) words.forget();
  tab.session.handOver();
  expect(stage.store.size).toBe(0);
});
