import { Window } from "happy-dom";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sheetsHere, watchSheets } from "./failed-sheets.ts";

const window = new Window();
const { document } = window;
beforeAll(() => {
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLLinkElement", window.HTMLLinkElement);
  watchSheets();
});
beforeEach(() => serverAnswers(true));
afterAll(() => vi.unstubAllGlobals());

function serverAnswers(does: boolean): void {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = does;
}
function link(rel: string, href: string, data: Readonly<Record<string, string>> = {}): void {
  const element = document.createElement("link");
  Object.assign(element.dataset, data);
  document.head.append(Object.assign(element, { rel, href }));
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

it("a theme that did not arrive holds up no piece", async () => {
  serverAnswers(false);
  link("stylesheet", "https://atrium.example/-/theme/blue.css", { look: "" });
  await new Promise((resolve) => setTimeout(resolve));
  await expect(sheetsHere()).resolves.toBeUndefined();
});
