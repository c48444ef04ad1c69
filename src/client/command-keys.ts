/** What a keyboard says of a press. */
export type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  getModifierState?(modifier: string): boolean;
};

/** Whether a press is these keys and no others. Words that are still being composed are never keys. */
export function isPressed(keys: string, press: KeyPress, isMac: boolean): boolean {
  if (press.isComposing || press.key === "Process") return false;
  const parts = keys.split("+");
  const sign = parts.at(-1) ?? "";
  if (!parts.includes("mod")) return isSign(sign, press);
  const hasMod = isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  // AltGr counts as Ctrl and Alt, and types.
  const isTyped = press.getModifierState?.("AltGraph") ?? false;
  if (!hasMod || isTyped || press.altKey !== parts.includes("alt")) return false;
  // Some layouts have a sign behind Shift.
  if (!/^\w/.test(sign)) return press.key === sign;
  return press.shiftKey === parts.includes("shift") && letterOf(press) === sign;
}

/** Keys that are typed without another one: everybody may switch them off (WCAG 2.1.4). */
export function isSingleSign(keys: string): boolean {
  return !keys.includes("mod+");
}

const names = { mod: "Ctrl", alt: "Alt", shift: "Shift" };
const macNames = { alt: "⌥", shift: "⇧", mod: "⌘" };
const signNames: Readonly<Record<string, string>> = { tab: "Tab", enter: "Enter" };

/** As the keys are shown on the keyboard at hand: `Ctrl+Shift+Z`, on a Mac `⇧+⌘+Z`. */
export function keysShown(keys: string, isMac: boolean): string {
  const parts = keys.split("+");
  const sign = parts.pop() ?? "";
  // A Mac writes Cmd next to the letter.
  const held = Object.entries(isMac ? macNames : names).filter(([name]) => parts.includes(name));
  return [...held.map(([, shown]) => shown), signNames[sign] ?? sign.toUpperCase()].join("+");
}

/** Asked in the browser only. */
export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A sign is what is typed, on whichever key a layout has it: with Shift, or with AltGr, which counts as Ctrl and Alt. */
function isSign(sign: string, press: KeyPress): boolean {
  const isTyped = press.getModifierState?.("AltGraph") || !(press.ctrlKey || press.altKey);
  return press.key === sign && isTyped && !press.metaKey;
}

/** On layouts without Latin letters the place of the key counts. */
function letterOf({ key, code }: KeyPress): string {
  if (/^([a-z]|Enter)$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) && code.startsWith("Key") ? code.slice("Key".length).toLowerCase() : "";
}
