import { expect, it } from "vitest";
import { openWindow } from "./window.ts";

it("a form knows its fields by name, and none by the names of React's notes", () => {
  const fields = `<form><input name="harbour"><input name="__reactFiber$1"></form>`;
  const { document } = openWindow("https://noordervaart.example/", fields);
  const form = document.querySelector("form") as HTMLFormElement & Record<string, unknown>;
  const [harbour] = form.querySelectorAll("input");
  expect([form["harbour"], form["__reactFiber$1"], form["author"]]).toEqual([harbour, undefined, undefined]);
});
