import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { type World, openWorld } from "#testing/world.ts";
import { holesTopic } from "./events.ts";

let world: World;
let here: LiveProcess;
let there: LiveProcess;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
  there = await openLiveProcess(world);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await world.close();
});

const content = { items: [{ id: "horn", text: "Sound the horn" }] };

it("open tabs of readers are told in every process which holes to read anew, strangers are told nothing [WIDG-16] (long)", async () => {
  const page = await draftedPage(world, { watch001: { kind: "Checklist", version: 1, content } });
  const ed = await here.web.browser(world.ed);
  const vera = await there.connect(await here.web.browser(world.vera));
  const xavi = await there.connect(await here.web.browser(world.xavi));
  const listen = holesTopic(page);
  for (const socket of [vera, xavi]) socket.send({ listen, after: null });
  await vera.hears({ listening: listen });
  await xavi.hears({ refused: listen });
  const data = { item: "horn", done: true };
  const answer = await ed.post(`/ajax/widget/action/tick/${page}/watch001/Checklist/`, { data });
  expect(answer.status).toBe(200);
  const news = { topic: listen, data: { widgets: ["watch001"] } };
  expect(await vera.hears(news)).toMatchObject(news);
  expect(xavi.frames.filter((frame) => "topic" in frame)).toEqual([]);
});

it("the holes of a page are read again by whoever reads the page, with nothing of what they show to others (long)", async () => {
  const page = await draftedPage(world, { watch001: { kind: "Checklist", version: 1, content } });
  const [ed, vera, xavi] = [world.ed, world.vera, world.xavi].map((who) => here.web.browser(who));
  const data = { item: "horn", done: true };
  await (await ed)?.post(`/ajax/widget/action/tick/${page}/watch001/Checklist/`, { data });
  const read = await (await vera)?.get(`/-/holes/${page}/`);
  expect(read?.body).toMatchObject({
    holes: [
      { id: "watch001", kind: "Checklist", data: { horn: { isDone: true, by: { name: "Ed Elzinga" } } } },
    ],
  });
  expect((await (await xavi)?.get(`/-/holes/${page}/`))?.status).toBe(404);
  const visitor = await here.web.browser("visitor");
  expect((await visitor.get(`/-/holes/${page}/`)).status).toBe(404);
});
