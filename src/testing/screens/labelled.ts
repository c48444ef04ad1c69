const controls = "input, select, textarea";

/** The fields of this label, in order. Only fields are looked at: asking every element for its labels costs as much as typing does. */
export function labelled(label: string | RegExp, inside: Element): HTMLInputElement[] {
  const isMeant = (text: string) =>
    typeof label === "string" ? text === label : new RegExp(label).test(text);
  return [...inside.querySelectorAll<HTMLInputElement>(controls)].filter((field) =>
    labelsOf(field)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .some(isMeant),
  );
}

/** What a field is called: by itself, by what it names, else by its labels; several together are one name, too. */
function labelsOf(field: HTMLInputElement): string[] {
  const own = field.getAttribute("aria-label");
  const named = field.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const texts =
    named.length > 0 ? named.map((id) => textOf(id, field)) : [...(field.labels ?? [])].map(wordsBeside);
  return [...(own === null ? [] : [own]), ...texts, ...(texts.length > 1 ? [texts.join(" ")] : [])];
}

function textOf(id: string, { ownerDocument }: Element): string {
  const found = ownerDocument.getElementById(id);
  return found ? wordsBeside(found) : "";
}

/** The words of a label, without those of the fields in it. */
function wordsBeside(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (["BUTTON", "INPUT", "SELECT", "TEXTAREA"].includes(node.nodeName)) return "";
  return [...node.childNodes].map(wordsBeside).join("");
}
