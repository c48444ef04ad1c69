import { describe, expect, it } from "vitest";
import { openWindow } from "#testing/screens/window.ts";
import { keepStrayFiles } from "./stray-files.ts";

const window = openWindow(
  "https://noordervaart.example/",
  '<p>Read</p><input type="file"><i id="taken"></i>',
);
keepStrayFiles(window);
window.document.getElementById("taken")?.addEventListener("drop", (event) => event.preventDefault());

function dropped(on: string, types: string[], name = "drop") {
  const event = new window.Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: "copy" };
  Object.assign(event, { dataTransfer });
  window.document.querySelector(on)?.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

describe("a file that is dropped on a page that is read", () => {
  it("does not take the page's place, and the pointer says so on the way", () => {
    for (const event of ["dragenter", "dragover"])
      expect(dropped("p", ["Files"], event)).toEqual([true, "none"]);
    expect(dropped("p", ["Files"])).toEqual([true, "none"]);
  });

  it("is left to a field for files and to whoever took it; words are dropped as ever", () => {
    expect(dropped("input", ["Files"])).toEqual([false, "copy"]);
    expect(dropped("#taken", ["Files"])).toEqual([true, "copy"]);
    expect(dropped("p", ["text/plain"])).toEqual([false, "copy"]);
  });
});
