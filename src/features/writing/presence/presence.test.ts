import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { type LiveProcess, type TestSocket, openLiveProcess } from "#testing/live.ts";
import type { TestBrowser } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { editingNowTopic, writersTopic } from "./events.ts";
import type { WritingPlace } from "./model/writing-place.ts";

let world: World;
let here: LiveProcess;
let there: LiveProcess;
let ed: TestBrowser;
let ada: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
  there = await openLiveProcess(world);
  ed = await here.web.browser(world.ed);
  ada = await there.web.browser(world.ada);
  vera = await here.web.browser(world.vera);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await world.close();
});

const share = (id: number, permission_state: Record<string, object>) =>
  ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: { permission_state } });
const inTitle: WritingPlace = { epoch: 1, widget: "title01", caret: null };

async function listening(browser: TestBrowser, topic: string, at = here): Promise<TestSocket> {
  const socket = await at.connect(browser);
  socket.send({ listen: topic, after: null });
  await socket.hears({ listening: topic });
  return socket;
}

function tellPlace(socket: TestSocket, id: number, tab = "a", place: WritingPlace = inTitle): void {
  socket.send({ here: writersTopic(id), tab, place });
}

it("who writes is told to the other writers in every process, with the name that the server knows, until they leave (long)", async () => {
  const id = await draftedPage(world);
  const [eds, adas] = [await listening(ed, writersTopic(id)), await listening(ada, writersTopic(id), there)];
  const readers = await listening(ada, editingNowTopic(id), there);
  tellPlace(eds, id);
  const person = { id: world.ed.id, name: "Ed Elzinga" };
  const tab = `${world.ed.id}.a`;
  const topic = writersTopic(id);
  await adas.hears({ topic, data: { here: { tab, person, place: inTitle } } });
  await readers.hears({ topic: editingNowTopic(id), data: { people: [person] } });
  eds.raw.close();
  const gone = { topic, data: { gone: tab } };
  expect(await adas.hears(gone)).toEqual(gone);
  await readers.hears({ topic: editingNowTopic(id), data: { people: [] } });
  for (const socket of [adas, readers]) socket.raw.close();
});

it("who may only read hears nothing of it, and is not heard; nor is another site (long)", async () => {
  const id = await draftedPage(world);
  const eds = await listening(ed, writersTopic(id));
  const veras = await here.connect(vera);
  const nora = await here.web.browser(world.other.nora);
  const host = "zuiderzee.example";
  const foreign = await here.connect(nora, { host, origin: `https://${host}` });
  for (const socket of [veras, foreign])
    for (const topic of [writersTopic(id), editingNowTopic(id)]) {
      socket.send({ listen: topic, after: null });
      await socket.hears({ refused: topic });
      tellPlace(socket, id, "b");
    }
  tellPlace(eds, id);
  await eds.hears({ topic: writersTopic(id), data: { here: expect.objectContaining({ place: inTitle }) } });
  const told = eds.frames.flatMap((frame) => ("topic" in frame ? [frame.data] : []));
  expect(told).toEqual([{ all: [] }, { here: expect.objectContaining({ tab: `${world.ed.id}.a` }) }]);
  for (const socket of [veras, foreign]) expect(socket.frames.some((frame) => "topic" in frame)).toBe(false);
  for (const socket of [eds, veras, foreign]) socket.raw.close();
});

it("who loses the right to edit is gone at once, and hears no more (long)", async () => {
  const id = await draftedPage(world);
  await share(id, { all: { view: true, edit: true } });
  const [eds, veras] = [await listening(ed, writersTopic(id)), await listening(vera, writersTopic(id))];
  tellPlace(veras, id);
  const tab = `${world.vera.id}.a`;
  await eds.hears({
    topic: writersTopic(id),
    data: { here: { tab, person: { id: world.vera.id, name: "Vera Visser" }, place: inTitle } },
  });
  await share(id, { all: { view: true, edit: false } });
  await veras.hears({ refused: writersTopic(id) });
  await eds.hears({ topic: writersTopic(id), data: { gone: tab } });
  tellPlace(veras, id);
  tellPlace(eds, id);
  await eds.hears({ topic: writersTopic(id), data: { here: expect.objectContaining({ place: inTitle }) } });
  const after = eds.frames.slice(eds.frames.findIndex((frame) => JSON.stringify(frame).includes("gone")) + 1);
  expect(JSON.stringify(after)).not.toContain("Vera");
  for (const socket of [eds, veras]) socket.raw.close();
});

it("a place has letters of a known size only, and fits a message between processes (long)", async () => {
  const id = await draftedPage(world);
  const letter = "A".repeat(240);
  const blocks = Array.from({ length: 40 }, (_, at) => `text${String(at).padStart(20, "0")}`);
  const place = { epoch: 1, widget: "text0001", caret: { anchor: letter, head: letter }, blocks };
  const [eds, adas] = [await listening(ed, writersTopic(id)), await listening(ada, writersTopic(id), there)];
  tellPlace(eds, id, "a", place);
  await adas.hears({
    topic: writersTopic(id),
    data: { here: { tab: `${world.ed.id}.a`, person: { id: world.ed.id, name: "Ed Elzinga" }, place } },
  });
  tellPlace(eds, id, "a", { ...place, caret: { anchor: `${letter}AAAA`, head: letter } });
  expect(await eds.ended()).toBe(1008);
  const again = await listening(ed, writersTopic(id));
  tellPlace(again, id, "a", { ...place, blocks: [...blocks, "text0001"] });
  expect(await again.ended()).toBe(1008);
  adas.raw.close();
});

it("nothing of all this was a bug", () => {
  expect([...here.web.bugs, ...there.web.bugs]).toEqual([]);
});
