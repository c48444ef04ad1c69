import { afterEach, beforeEach, expect, it } from "vitest";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { goOnAt } from "./first-caret.ts";

let leave = () => {};
beforeEach(() => {
  leave = enterWindow(
    openWindow("https://harbour.example/", "<textarea></textarea><textarea></textarea>"),
    {},
  );
});
afterEach(() => leave());

function fields(...words: readonly string[]): readonly HTMLTextAreaElement[] {
  const all = [...document.querySelectorAll("textarea")];
  for (const [at, field] of all.entries()) field.value = words[at] ?? "";
  for (const field of all) field.setSelectionRange(0, 0);
  all[0]?.focus();
  return all;
}

it("the caret goes to where it was in the plain field", () => {
  const [title] = fields("Hello");
  goOnAt({ value: "Hello", start: 2, end: 4, enters: 0 });
  expect([title?.selectionStart, title?.selectionEnd]).toEqual([2, 4]);
});

it("stays at the start of a text that has other words", () => {
  const [title] = fields("Fog");
  goOnAt({ value: "Hello", start: 3, end: 3, enters: 0 });
  expect([title?.selectionStart, title?.selectionEnd]).toEqual([0, 0]);
});

it("Enter that was pressed in the plain field is pressed again, and leads to the next text", async () => {
  const [title, text] = fields("Hello", "there");
  title?.addEventListener("keydown", ({ key }) => key === "Enter" && queueMicrotask(() => text?.focus()));
  goOnAt({ value: "there", start: 5, end: 5, enters: 1 });
  await Promise.resolve();
  await Promise.resolve();
  expect([document.activeElement, text?.selectionStart]).toEqual([text, 5]);
});
