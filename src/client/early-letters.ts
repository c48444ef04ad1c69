/** Keys that belong to the field as letters do. */
const others = new Set(["Backspace", "Enter", "Tab"]);

/** Keeps the letters that somebody types while the field for them is on its way; gives the way to end that and to have them. */
export function earlyLetters(): () => string {
  let typed: readonly string[] = [];
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isLetter = /^.$/u.test(key);
    if (ctrlKey || metaKey || altKey || isComposing || !(isLetter || others.has(key))) return;
    if (isLetter) typed = [...typed, key];
    if (key === "Backspace") typed = typed.slice(0, -1);
    // They mean nothing else in the meantime; what would be chosen is not known yet.
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", hear, { capture: true });
  return () => {
    removeEventListener("keydown", hear, { capture: true });
    return typed.join("");
  };
}
