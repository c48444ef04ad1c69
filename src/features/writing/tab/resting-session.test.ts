import { expect, it } from "vitest";
import { rehearsal } from "#testing/draft-rehearsal.ts";
import { RestingSession } from "./resting-session.ts";

const page = { pageId: 1, personId: 1 };

async function written() {
  const stage = rehearsal();
  const tab = await stage.open();
  const looks: (() => void)[] = [];
  const place = { isLookedAt: true };
  const after = (_: number, look: () => void) => {
    looks.push(look);
    return () => {};
  };
  const rest = new RestingSession({
    clock: { after, whenIdle: () => () => {} },
    isLookedAt: () => place.isLookedAt,
  });
  tab.type("mine");
  await stage.pass(1000);
  const look = () => looks.splice(0).forEach((each) => each());
  return { stage, tab, rest, place, look };
}

it("a draft that rests while its changes are looked at keeps its steps, and hears of others", async () => {
  const { stage, tab, rest } = await written();
  rest.leave(tab.session, page);
  (await stage.open()).type(" theirs");
  await stage.pass(1000);
  const taken = rest.takeUp(page);
  await stage.pass(100);
  expect(await taken).toBe(tab.session);
  tab.type(" later");
  tab.session.undo.undo();
  expect(tab.text()).toBe("mine theirs");
  tab.session.undo.undo();
  expect(tab.text()).toBe(" theirs");
  expect(await rest.takeUp(page)).toBeNull();
});

it("a draft that was discarded while it rested is not taken up", async () => {
  const { stage, tab, rest } = await written();
  rest.leave(tab.session, page);
  tab.isDeaf = true;
  const discarding = (await stage.open()).session.discard();
  await stage.pass(1000);
  await discarding;
  const taken = rest.takeUp(page);
  await stage.pass(100);
  expect(await taken).toBeNull();
});

it.each([
  ["another page", { ...page, pageId: 2 }],
  ["another person", { ...page, personId: 2 }],
])("a draft that rests is closed when %s opens one", async (_, other) => {
  const { stage, tab, rest } = await written();
  rest.leave(tab.session, page);
  expect(await rest.takeUp(other)).toBeNull();
  (await stage.open()).type(" theirs");
  await stage.pass(1000);
  expect(tab.text()).toBe("mine");
});

it("a draft rests as long as its changes are looked at, and is closed when they are not", async () => {
  const { tab, rest, place, look } = await written();
  const closings: string[] = [];
  tab.session.close = () => void closings.push("closed");
  rest.leave(tab.session, page);
  for (let looks = 0; looks < 5; looks++) look();
  place.isLookedAt = false;
  look();
  place.isLookedAt = true;
  look();
  place.isLookedAt = false;
  look();
  expect(closings).toEqual([]);
  look();
  expect(closings).toEqual(["closed"]);
  expect(await rest.takeUp(page)).toBeNull();
});

it("a draft that is left for anything else is closed at once", async () => {
  const { tab, rest, place } = await written();
  place.isLookedAt = false;
  const closings: string[] = [];
  tab.session.close = () => void closings.push("closed");
  rest.leave(tab.session, page);
  expect(closings).toEqual(["closed"]);
});
