/**
 * Runs inside the document, before any other script has come: the keys that lead to search are heard from the first paint on,
 * so that letters typed after them land in the field. What was asked for stands in `data-early` until the commands live,
 * which `data-commands` says. `data-sign-keys` is "off" for people who have switched off keys that are a single sign. Its text is taken as it is: it names nothing outside itself.
 */
export function keepEarlyKeys(): void {
  const { dataset } = document.documentElement;
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const typing = "input, textarea, select, [contenteditable], [role=menu]";

  function nameOf(press: KeyboardEvent): string | null {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
    const isK = key.toLowerCase() === "k" || (/^[^\x00-\x7f]$/.test(key) && code === "KeyK");
    const hasMod = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (hasMod && !altKey && !shiftKey && isK) return "search-commands";
    if (metaKey || ((ctrlKey || altKey) && !press.getModifierState("AltGraph"))) return null;
    if (dataset["signKeys"] === "off") return null;
    return key === "/" ? "open-search" : key === "?" ? "show-shortcuts" : null;
  }

  addEventListener("keydown", (press) => {
    const field = document.querySelector<HTMLElement>("[data-search]");
    if ("commands" in dataset || !field || press.defaultPrevented || press.isComposing) return;
    const name = nameOf(press);
    const { target } = press;
    const isTyping = target instanceof Element && target.closest(typing) !== null;
    if (name === null || (isTyping && !(target === field && name === "search-commands"))) return;
    press.preventDefault();
    if (name !== "show-shortcuts") field.focus();
    dataset["early"] = name;
    field.addEventListener("blur", () => delete dataset["early"], { once: true });
  });
}
