import { describe, expect, it } from "vitest";
import { type KeyPress, isPressed, keysShown } from "./command-keys.ts";

const press = (key: string, facts: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...facts,
});
const ctrl = { ctrlKey: true };
const cmd = { metaKey: true };
const altGraph = { ctrlKey: true, altKey: true, getModifierState: () => true };

describe("keys are pressed", () => {
  it.each([
    ["mod+k", press("k", ctrl), false, true],
    ["mod+enter", press("Enter", ctrl), false, true],
    ["mod+enter", press("Enter", cmd), true, true],
    ["mod+enter", press("Enter"), false, false],
    ["mod+enter", press("Enter", { ...ctrl, shiftKey: true }), false, false],
    ["mod+k", press("K", ctrl), false, true],
    ["mod+k", press("k", cmd), true, true],
    // A Mac moves the caret and cuts lines with Ctrl.
    ["mod+k", press("k", ctrl), true, false],
    ["mod+k", press("k", cmd), false, false],
    ["mod+k", press("k"), false, false],
    ["mod+k", press("k", { ...ctrl, shiftKey: true }), false, false],
    ["mod+k", press("k", { ...ctrl, altKey: true }), false, false],
    ["mod+k", press("k", { ...ctrl, ...cmd }), false, false],
    ["mod+k", press("k", { ...ctrl, isComposing: true }), false, false],
    ["mod+k", press("Process", { ...ctrl, code: "KeyK" }), false, false],
    // Other layouts: Cyrillic by the place of the key, Dvorak by its letter.
    ["mod+k", press("л", { ...ctrl, code: "KeyK" }), false, true],
    ["mod+k", press("t", { ...ctrl, code: "KeyK" }), false, false],
    ["mod+k", press("k", { ...ctrl, code: "KeyV" }), false, true],
    ["mod+shift+z", press("Z", { ...ctrl, shiftKey: true }), false, true],
    ["mod+shift+z", press("z", ctrl), false, false],
    ["mod+z", press("Z", { ...ctrl, shiftKey: true }), false, false],
    ["/", press("/"), false, true],
    // German has it above 7, others behind AltGr.
    ["/", press("/", { shiftKey: true }), false, true],
    ["/", press("/", altGraph), false, true],
    ["/", press("/", ctrl), false, false],
    ["/", press("/", { altKey: true }), false, false],
    ["/", press("/", cmd), true, false],
    ["?", press("?", { shiftKey: true }), false, true],
    ["?", press("?", { isComposing: true }), false, false],
  ] as const)("%s by %o, on a Mac: %s is %s", (keys, pressed, isMac, expected) => {
    expect(isPressed(keys, pressed, isMac)).toBe(expected);
  });
});

it.each([
  ["mod+k", "Ctrl+K", "⌘+K"],
  ["mod+shift+z", "Ctrl+Shift+Z", "⇧+⌘+Z"],
  ["mod+alt+1 … 4", "Ctrl+Alt+1 … 4", "⌥+⌘+1 … 4"],
  ["shift+tab", "Shift+Tab", "⇧+Tab"],
  ["?", "?", "?"],
])("%s is shown as %s, on a Mac as %s", (keys, shown, onMac) => {
  expect([keysShown(keys, false), keysShown(keys, true)]).toEqual([shown, onMac]);
});
