import { expect, it } from "vitest";
import { rehearsal } from "#testing/draft-rehearsal.ts";

it("a change of others that got lost on the way is read", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  ann.isDeaf = true;
  ben.type("lost ");
  await stage.pass(1000);
  ann.isDeaf = false;
  ben.type("found");
  await stage.pass(2000);
  expect(ann.text()).toBe("lost found");
});

it("a change too large to be told is read, also where a read that was answered before it is under way", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  stage.network.tellsNoWords = true;
  ben.type("first ");
  await stage.pass(1000);
  expect(ann.text()).toBe("first ");
  // The read reaches the server at 300, and its answer the tab at 600; meanwhile the next change is stored, at 450, and told of.
  stage.network.next = () => ({ delay: 300 });
  ann.session.wake();
  stage.network.next = () => ({ delay: 50 });
  await stage.pass(250);
  ben.type("second");
  await stage.pass(5000);
  expect(stage.server.text()).toBe("first second");
  expect(ann.text()).toBe("first second");
});

it("while somebody composes nothing of others comes to their tab, what they write goes out, and all comes when it is over", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  ann.session.hearing.hold();
  ben.type("theirs ");
  await stage.pass(1000);
  ann.type("mine ");
  await stage.pass(1000);
  expect(ann.text()).toBe("mine ");
  expect(ann.session.state().saving).toBe("saved");
  for (const words of ["mine ", "theirs "]) expect(ben.text()).toContain(words);
  ann.session.hearing.letGo();
  expect(ann.text()).toBe(ben.text());
  ben.type("more");
  await stage.pass(1000);
  expect(ann.text()).toBe(ben.text());
});
