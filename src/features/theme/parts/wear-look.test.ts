import { afterEach, beforeEach, expect, it } from "vitest";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { wearLook } from "./wear-look.ts";

const serif = "/-/theme/4a5bcf-serif-dark-aaaa.css";
const window = openWindow(
  "https://noordervaart.example/",
  `<!doctype html><html><head><link rel="icon" href="/assets/atrium.svg" type="image/svg+xml"><link rel="stylesheet" href="${serif}" data-look></head><body>
   <span class="sites-brand"><b>Old</b></span><p contenteditable>typed</p></body></html>`,
);
const { document } = window;
let isHidden = false;
Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
/** As wide as its words: what stands on a page has no width here. */
const widths = Object.getOwnPropertyDescriptor(window.HTMLElement.prototype, "offsetWidth");
let leave = () => {};
beforeEach(() => {
  leave = enterWindow(window, {});
  const get = function (this: HTMLElement) {
    return this.textContent.length;
  };
  Object.defineProperty(window.HTMLElement.prototype, "offsetWidth", { configurable: true, get });
});
afterEach(() => {
  if (widths) Object.defineProperty(window.HTMLElement.prototype, "offsetWidth", widths);
  leave();
});

const sheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[data-look]")].map((link) => link.getAttribute("href"));
const brand = () => document.querySelector(".sites-brand")?.textContent;
/** Style sheets are not fetched here. */
const arrives = async () => {
  const coming = [...document.querySelectorAll<HTMLLinkElement>("link[data-look]")].at(-1);
  coming?.onload?.(new window.Event("load"));
  await Promise.resolve();
  await Promise.resolve();
};
const look = (revision: number, sheet: string | null, name: string) => ({
  revision,
  sheet,
  icon: null,
  brand: `<i>${name}</i>`,
});

it("wears what moves nothing at once, and leaves what is typed alone", async () => {
  const red = "/-/theme/c1121f-serif-light-bbbb.css";
  wearLook({ ...look(2, red, "New"), icon: "/-/theme/c1121f.svg" });
  expect(sheets()).toEqual([serif, red]);
  await arrives();
  expect([sheets(), brand(), document.querySelector("p")?.textContent]).toEqual([[red], "New", "typed"]);
  expect(document.querySelector('link[rel="icon"]')?.outerHTML).toBe(
    '<link rel="icon" href="/-/theme/c1121f.svg">',
  );
});

it("lets other fonts and a logo of another width wait until nobody looks, and news that were overtaken go", async () => {
  const [before] = sheets();
  const sans = "/-/theme/c1121f-sans-light-cccc.css";
  wearLook(look(3, sans, "A wide logo"));
  wearLook(look(2, serif, "Old"));
  expect([sheets(), brand()]).toEqual([[before], "New"]);
  isHidden = true;
  document.dispatchEvent(new window.Event("visibilitychange"));
  await arrives();
  expect([sheets(), brand()]).toEqual([[sans], "A wide logo"]);
  isHidden = false;
});
