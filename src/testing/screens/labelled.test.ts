import { expect, it } from "vitest";
import { labelled } from "./labelled.ts";
import { openWindow } from "./window.ts";

const html = `<!doctype html><body><label for="a">Full
    name</label><input id="a">
  <label>Role <select><option>Editor</option></select></label>
  <textarea aria-label="Message"></textarea>
  <b id="b">Notify</b><b id="c">Ann</b><input id="d" type="checkbox" aria-labelledby="b c">
  <button aria-label="Message">Send</button><label for="e">Full name</label><input id="e"></body>`;

it.each([
  ["Full name", ["a", "e"]],
  [/^full/i, ["a", "e"]],
  ["Role", ["SELECT"]],
  ["Message", ["TEXTAREA"]],
  ["Ann", ["d"]],
  ["Notify Ann", ["d"]],
  ["Full", []],
])("finds the fields that are called %s, by whatever names them", (label, found) => {
  const { document } = openWindow("https://noordervaart.example/", html);
  const fields = labelled(label, document.body);
  expect(fields.map(({ id, nodeName }) => id || nodeName)).toEqual(found);
});

it("looks no further than it is told to", () => {
  const { document } = openWindow("https://noordervaart.example/", html);
  expect(labelled("Message", document.querySelector("label") as Element)).toEqual([]);
});
