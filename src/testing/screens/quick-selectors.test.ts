import { expect, it } from "vitest";
import { testOf } from "./selector-test.ts";
import { openWindow } from "./window.ts";

const html = `<!doctype html><body class="one"><main id="all" data-look="dark wide">
  <form name="f"><label for="a-1">A</label><input id="a-1" disabled><select><option>x</option></select>
    <button type="button" role="switch" aria-label='A "b"'>b</button><button disabled>c</button></form>
  <ul class="one two-three"><li class="two"><a href="/x/" lang="en-GB"><svg><path d="M0"></path></svg></a></li><li></li></ul>
  <dialog open class="two one"><p class="">p</p><input type="text" value="two one"></dialog></main></body>`;

const selectors = [
  "*",
  "li",
  "LI, path",
  "#all",
  ".one",
  ".two-three",
  ".one.two",
  "main .two",
  "main > ul > li",
  "body > li",
  "[open]",
  "[class]",
  "[data-look~='wide']",
  '[data-look="dark wide"]',
  '[href^="/x"]',
  "[href$='x/']",
  '[value*="o o"]',
  "[lang|=en]",
  '*[role~="switch"],input[type=text],a[href]',
  "input:not(:disabled), button:not(:disabled)",
  'main :is(input:not(:disabled), a[href]):not([role="switch"])',
  "form button[type]",
  "li , p",
];

/** A part that only happy-dom reads, and that nothing is. */
const asItself = (selector: string) => `${selector}, p:root`;

it("a simple selector means what it means to the library, from the document and from within", () => {
  const { document } = openWindow("https://noordervaart.example/", html);
  for (const selector of selectors) {
    expect([selector, testOf(selector)]).not.toContain(null);
    expect(testOf(asItself(selector))).toBeNull();
    for (const place of [document, document.querySelector("main") as Element]) {
      const all = [...place.querySelectorAll(selector)];
      expect([selector, all]).toEqual([selector, [...place.querySelectorAll(asItself(selector))]]);
      expect(place.querySelector(selector)).toBe(all[0] ?? null);
    }
    const meant = [...document.querySelectorAll("*")].filter((each) => each.matches(selector));
    expect(meant).toEqual([...document.querySelectorAll(selector)]);
  }
});

it("what is not simple, or not closed, is left to the library", () => {
  for (const selector of [
    "",
    "[[",
    "a:hover",
    "a:not(b",
    ":not()",
    "a + b",
    "a ~ b",
    "a:nth-child(2)",
    "a,,b",
    "a >",
  ])
    expect([selector, testOf(selector)]).toEqual([selector, null]);
});

it("sees what has changed since it was asked before", () => {
  const { document } = openWindow("https://noordervaart.example/", html);
  const item = document.querySelector("li") as Element;
  expect(item.matches("main .two")).toBe(true);
  item.className = "four";
  expect([item.matches("main .two"), item.matches(".four")]).toEqual([false, true]);
  item.remove();
  expect(document.querySelectorAll(".four")).toHaveLength(0);
});
