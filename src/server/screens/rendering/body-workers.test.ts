import { afterEach, expect, it } from "vitest";
import { type BodyWorkers, openBodyWorkers } from "./body-workers.ts";

const bounds = { threads: 1, patience: 300, longest: 20_000, waiting: 2, rest: 1000, megabytes: 30 };

/** Screens that do what their document says. */
const screens = `data:text/javascript,${encodeURIComponent(`
export function renderBody(document) {
  if (document === "for ever") for (;;);
  if (document === "waits") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (document === "too much") { const all = []; for (;;) all.push(new Array(100000).fill("fog")); }
  if (document === "broken") throw new Error("no such widget");
  return { html: document, contents: [], minutes: 1, summary: "", picture: null };
}`)}`;

let workers: BodyWorkers | undefined;
afterEach(() => workers?.close());

const render = (document: string) => (workers ??= openBodyWorkers(screens, bounds)).render(document, "en");

it("a body that takes too long is given up, and the next one is rendered (long)", async () => {
  workers = undefined;
  expect(await render("words")).toMatchObject({ html: "words" });
  expect(await render("for ever")).toBe("too-long");
  expect(await render("words")).toMatchObject({ html: "words" });
});

it("a body for which a busy machine leaves no time is not taken for a long one (long)", async () => {
  workers = openBodyWorkers(screens, { ...bounds, longest: 900 });
  expect(await render("waits")).toBe("too-busy");
  expect(await render("words")).toMatchObject({ html: "words" });
});

it("a body that takes all memory ends its own thread and nothing else (long)", async () => {
  workers = openBodyWorkers(screens, { ...bounds, patience: 20_000 });
  expect(await render("too much")).toBe("too-long");
  expect(await render("words")).toMatchObject({ html: "words" });
});

it("a document that no screen understands is an error, and not taken for a long one", async () => {
  workers = undefined;
  await expect(render("broken")).rejects.toThrow("no such widget");
  expect(await render("words")).toMatchObject({ html: "words" });
});

it("only so many readers wait for bodies at once, because each of them holds a connection (long)", async () => {
  workers = undefined;
  const asked = [render("for ever"), render("words"), render("words")];
  expect(await asked[2]).toBe("too-busy");
  expect(await Promise.all(asked)).toMatchObject(["too-long", { html: "words" }, "too-busy"]);
});
