import { Window } from "happy-dom";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

const window = new Window();
const { document } = window;
let sheetsHere: () => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLLinkElement", window.HTMLLinkElement);
  // Other documents of this process know of sheets that did not arrive there.
  vi.resetModules();
  const fresh = await import("./failed-sheets.ts");
  ({ sheetsHere } = fresh);
  fresh.watchSheets();
});
beforeEach(() => serverAnswers(true));
afterAll(() => vi.unstubAllGlobals());

function serverAnswers(does: boolean): void {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = does;
}
function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
const links = () =>
  [...document.querySelectorAll("link")].map(({ href }) => href.replace("https://atrium.example/", ""));

it("a style sheet that did not arrive leaves no link, and is fetched again until it arrives", async () => {
  link("stylesheet", "https://atrium.example/here.css");
  serverAnswers(false);
  link("stylesheet", "https://atrium.example/gone.css");
  await vi.waitFor(() => expect(links()).toEqual(["here.css"]));

  const tries = await Promise.allSettled([sheetsHere(), sheetsHere()]);
  expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(links()).toEqual(["here.css"]);

  serverAnswers(true);
  await Promise.all([sheetsHere(), sheetsHere()]);
  expect(links()).toEqual(["here.css", "gone.css"]);
  await sheetsHere();
  expect(links()).toEqual(["here.css", "gone.css"]);
});

it("what is no style sheet stays as it is", async () => {
  document.head.replaceChildren();
  serverAnswers(false);
  link("modulepreload", "https://atrium.example/gone.js");
  document.querySelector("link")?.dispatchEvent(new window.Event("error"));
  await sheetsHere();
  expect(links()).toEqual(["gone.js"]);
});
