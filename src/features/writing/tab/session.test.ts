import { expect, it } from "vitest";
import * as Y from "yjs";
import { layoutOf } from "#documents/draft/layout.ts";
import { addWidget } from "#documents/draft/arranging.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { moveLetters } from "#widgets/kit/moved-letters.ts";
import { rehearsal } from "#testing/draft-rehearsal.ts";

const page = "aaaaaa";
const typedIn = (session: { draft: Y.Doc }) => session.draft.getText(textPart(page, "text")).toString();

it("what is typed is gathered, stored by one request at a time, and then said to be saved", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  for (const letter of "fog") {
    tab.type(letter);
    await stage.pass(40);
  }
  expect(tab.session.state().saving).toBe("saving");
  await stage.pass(1000);
  expect(tab.session.state().saving).toBe("saved");
  expect(stage.server.text()).toContain("fog");
  expect(stage.server.saves()).toBeLessThanOrEqual(2);
  expect(stage.store.size).toBe(0);
});

it("while the server cannot be reached words are kept in the browser, and sent when it is back", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("kept");
  await stage.pass(2000);
  expect(tab.session.state().saving).toBe("kept");
  expect([...stage.store.values()].join("")).toContain("kept");
  stage.network.isUp = true;
  await stage.pass(60_000);
  expect(tab.session.state().saving).toBe("saved");
  expect(stage.server.text()).toContain("kept");
  expect(stage.store.size).toBe(0);
});

it("a browser that keeps nothing says so", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.isStorageFull = true;
  stage.network.isUp = false;
  tab.type("unsafe");
  await stage.pass(1000);
  expect(tab.session.state().saving).toBe("unkept");
});

it("a draft that starts anew ends the session, and unsent words are handed over as text", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("written at sea");
  await stage.pass(400);
  stage.server.startAnew();
  stage.network.isUp = true;
  await stage.pass(60_000);
  expect(tab.session.state().phase).toBe("over");
  const next = await stage.open();
  expect(typedIn(next.session)).not.toContain("written at sea");
  expect(next.session.lostWords().map(({ texts }) => texts.join())).toEqual([
    expect.stringContaining("written at sea"),
  ]);
  for (const words of next.session.lostWords()) words.forget();
  expect(stage.store.size).toBe(0);
});

it("who may no longer edit is told so, and keeps their words", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.server.refuses = "page-not-editable";
  tab.type("too late");
  await stage.pass(1000);
  expect(tab.session.state()).toMatchObject({ phase: "refused", saving: "kept" });
  expect([...stage.store.values()].join("")).toContain("too late");
  expect(tab.session.lostWords().map(({ texts }) => texts.join())).toEqual(["too late"]);
});

it("who was taken out of a subsite while they wrote is told that the page is gone for them, and keeps their words", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.server.refuses = "not-found";
  tab.type("too late");
  await stage.pass(1000);
  expect(tab.session.state()).toMatchObject({ phase: "refused", trouble: null, saving: "kept" });
  expect(tab.session.lostWords().map(({ texts }) => texts.join())).toEqual(["too late"]);
});

it("who is signed out for a while goes on where they were, though their tab is a visitor's meanwhile", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  stage.network.isSignedOut = true;
  stage.server.tellGap();
  ann.type("between ");
  await stage.pass(3000);
  expect(ann.session.state()).toMatchObject({ phase: "open", saving: "kept" });
  stage.network.isSignedOut = false;
  ann.session.wake();
  await stage.pass(300);
  expect(stage.server.text()).toContain("between ");
  ben.type("beside ");
  await stage.pass(1000);
  expect(typedIn(ann.session)).toContain("beside ");
});

it("a server that misses what a change builds on is sent the whole difference", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  tab.type("one ");
  await stage.pass(1000);
  stage.server.forgetLast();
  tab.type("two");
  await stage.pass(5000);
  expect(stage.server.text()).toContain("one two");
  expect(tab.session.state().saving).toBe("saved");
});

it("a change that is refused is said, and taken once it has become acceptable", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.server.refuses = "draft-too-large";
  tab.type("too much");
  await stage.pass(1000);
  expect(tab.session.state()).toMatchObject({ phase: "open", trouble: "draft-too-large", saving: "kept" });
  stage.server.refuses = null;
  tab.type("!");
  await stage.pass(5000);
  expect(tab.session.state()).toMatchObject({ trouble: null, saving: "saved" });
  expect(stage.server.text()).toContain("too much!");
});

it("undo takes back one's own steps, also of a binding, and never those of others", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  const binding = {};
  ann.session.undo.addTrackedOrigin(binding);
  ann.type("mine ");
  await stage.pass(1000);
  ben.type("theirs ");
  await stage.pass(1000);
  ann.session.draft.transact(
    () => ann.session.draft.getText(textPart(page, "text")).insert(0, "bound "),
    binding,
  );
  expect(ann.session.state().canUndo).toBe(true);
  ann.session.undo.undo();
  expect(typedIn(ann.session)).not.toContain("bound");
  ann.session.undo.undo();
  await stage.pass(1000);
  for (const { session } of [ann, ben]) expect(typedIn(session)).toBe("theirs ");
  expect(ann.session.state()).toMatchObject({ canUndo: false, canRedo: true });
});

it("publishing stores what is under way first, and then nothing is left that readers do not see", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  tab.type("for all");
  await stage.pass(600);
  expect(tab.session.state().changes).toBe(1);
  tab.type(" to read");
  const published = tab.session.publish();
  await stage.pass(1000);
  expect(await published).toBeNull();
  expect(tab.session.state()).toMatchObject({ isPublished: true });
  expect(JSON.stringify(stage.server.published())).toContain("for all to read");
  expect(tab.session.state().changes).toBe(0);
});

it("what was written and taken back is no unpublished change, also for who leaves at once", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  await stage.pass(1000);
  expect(stage.server.settles()).toBe(0);
  tab.type("never mind");
  await stage.pass(1000);
  expect(stage.server.isUnpublished()).toBe(true);
  tab.session.undo.undo();
  await stage.pass(1000);
  expect(tab.session.state().changes).toBe(0);
  expect([stage.server.isUnpublished(), stage.server.settles()]).toEqual([false, 1]);

  tab.type("again");
  await stage.pass(600);
  tab.session.undo.undo();
  void tab.session.leave();
  await stage.pass(150);
  tab.session.close();
  expect([stage.server.isUnpublished(), stage.server.settles()]).toEqual([false, 2]);
});

it("a draft that an earlier tab left as readers see it is settled by the next", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  tab.type("x");
  await stage.pass(1000);
  tab.session.undo.undo();
  await stage.pass(200);
  tab.die();
  expect(stage.server.isUnpublished()).toBe(true);
  await stage.open();
  await stage.pass(500);
  expect(stage.server.isUnpublished()).toBe(false);
});

it("what cannot be stored is not published, and the reason is said", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  stage.network.isUp = false;
  tab.type("alone");
  const published = tab.session.publish();
  await stage.pass(1000);
  expect(await published).toMatchObject({ reason: "unreachable" });
});

it("a draft that was thrown away goes on in another epoch", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  tab.type("nonsense");
  const discarded = tab.session.discard();
  await stage.pass(1000);
  expect(await discarded).toBeNull();
  expect(tab.session.state().phase).toBe("over");
  const next = await stage.open();
  expect(next.session.epoch).toBe(2);
  expect(typedIn(next.session)).toBe("");
  expect(next.session.lostWords()).toEqual([]);
});

it("what others had under way when the draft was thrown away goes to the rest of it, and nothing is lost or left over", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  ann.type("stored ");
  await stage.pass(1000);
  ann.type("under way");
  const discarded = ben.session.discard();
  await stage.pass(1000);
  expect(await discarded).toBeNull();
  expect([ann.session.state().phase, ann.session.isDiscardedHere()]).toEqual(["over", false]);
  expect([ben.session.state().phase, ben.session.isDiscardedHere()]).toEqual(["over", true]);
  const next = await stage.open();
  expect(stage.server.discardedText()).toBe("stored under way");
  expect(next.session.discarded).toEqual({ epoch: 1, byId: 2, by: "Noor" });
  expect(next.session.lostWords()).toEqual([]);
  expect(stage.store.size).toBe(0);
});

it("what was written while the call was under way stays kept when the page is left", async () => {
  const stage = rehearsal();
  const tab = await stage.open();
  tab.session.change(() =>
    addWidget(
      tab.session.draft,
      {
        id: "bbbbbb",
        widget: { kind: "Heading", version: 1, content: { text: "Last", level: "h1", anchor: "" } },
        place: { where: "last" },
      },
      stage.makeId,
    ),
  );
  tab.session.close();
  const next = await stage.open();
  expect(layoutOf(next.session.draft)).toHaveLength(2);
});

it("what is deleted here stays away, though another's change that comes then took it into another text before", async () => {
  const stage = rehearsal();
  const [one, other] = [await stage.open(), await stage.open()];
  one.type("fog");
  await stage.pass(5000);
  const [said, made] = [textPart(page, "text"), textPart("bbbbbb", "text")];
  const whole = typedIn(other.session);
  other.session.change(() => {
    const { draft } = other.session;
    draft.getText(made).insert(0, whole);
    const kept = [{ at: 0, length: whole.length, toAt: 0 }];
    moveLetters(draft, draft.getText(said), { range: { from: 0, to: whole.length }, name: made, kept });
  });
  one.session.change(() => one.session.draft.getText(said).delete(whole.indexOf("fog"), 3));
  await stage.pass(60_000);
  for (const { session } of [one, other])
    expect(session.draft.getText(made).toString()).toBe(whole.replace("fog", ""));
});
