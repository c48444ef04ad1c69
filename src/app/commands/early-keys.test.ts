import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type KeyPress, isPressed } from "#client/command-keys.ts";
import { keepEarlyKeys } from "./early-keys.ts";
import { commands } from "./commands.ts";

type Press = KeyPress & { target: unknown; defaultPrevented: boolean; preventDefault: () => void };

/** As much of a document as the script asks for. */
function page() {
  const heard: ((press: Press) => void)[] = [];
  const dataset: Record<string, string> = {};
  const leaves: (() => void)[] = [];
  class Element {
    closest = (): unknown => null;
    focus = vi.fn<() => void>();
    addEventListener = (_: string, leave: () => void) => void leaves.push(leave);
  }
  const field = new Element();
  field.closest = () => field;
  vi.stubGlobal("Element", Element);
  vi.stubGlobal("navigator", { platform: "Linux" });
  vi.stubGlobal("document", { documentElement: { dataset }, querySelector: () => field });
  vi.stubGlobal("addEventListener", (_: string, hear: (press: Press) => void) => heard.push(hear));
  keepEarlyKeys();
  const press = (key: string, facts: Partial<Press> = {}) => {
    const preventDefault = vi.fn<() => void>();
    heard[0]?.({ ...plain, key, target: new Element(), preventDefault, ...facts });
    return preventDefault.mock.calls.length === 1;
  };
  return { press, dataset, field, leave: () => leaves.at(-1)?.(), Element };
}

const plain = {
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  getModifierState: () => false,
};

let there: ReturnType<typeof page>;
beforeEach(() => {
  there = page();
});
afterEach(() => void vi.unstubAllGlobals());

const presses: readonly [string, Partial<Press>][] = [
  ["/", {}],
  ["/", { shiftKey: true }],
  ["/", { ctrlKey: true }],
  ["/", { ctrlKey: true, altKey: true, getModifierState: () => true }],
  ["?", { shiftKey: true }],
  ["?", { metaKey: true }],
  ["?", { isComposing: true }],
  ["k", {}],
  ["k", { ctrlKey: true }],
  ["K", { ctrlKey: true }],
  ["k", { ctrlKey: true, shiftKey: true }],
  ["k", { metaKey: true }],
  ["л", { ctrlKey: true, code: "KeyK" }],
  ["t", { ctrlKey: true, code: "KeyK" }],
  ["x", {}],
];

it.each(presses)("%s with %o means before the script what it means after it", (key, facts) => {
  const later = commands.find(
    ({ name, keys = [] }) =>
      ["open-search", "search-commands", "show-shortcuts"].includes(name) &&
      keys.some((each) => isPressed(each, { ...plain, key, ...facts }, false)),
  );
  there.press(key, facts);
  expect(there.dataset["early"]).toBe(later?.name);
});

it("search gets the focus at once, so that letters land in it", () => {
  expect(there.press("/")).toBe(true);
  expect(there.field.focus).toHaveBeenCalled();
  there.leave();
  expect(there.dataset["early"]).toBeUndefined();
});

it("fields keep what is typed, except that the search field calls commands in", () => {
  const other = new there.Element();
  other.closest = () => other;
  expect(there.press("/", { target: other })).toBe(false);
  expect(there.press("/", { target: there.field })).toBe(false);
  expect(there.press("k", { target: other, ctrlKey: true })).toBe(false);
  expect(there.press("k", { target: there.field, ctrlKey: true })).toBe(true);
});

it("people who switched off single signs keep Ctrl+K (WCAG 2.1.4)", () => {
  there.dataset["signKeys"] = "off";
  expect([there.press("/"), there.press("?"), there.dataset["early"]]).toEqual([false, false, undefined]);
  expect(there.press("k", { ctrlKey: true })).toBe(true);
});

it("is silent as soon as the commands live", () => {
  there.dataset["commands"] = "";
  expect(there.press("/")).toBe(false);
  expect(there.dataset["early"]).toBeUndefined();
});
