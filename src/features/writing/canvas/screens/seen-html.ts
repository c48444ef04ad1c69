import { mentionAttribute, mentionSiteAttribute } from "#widgets/kit/mention-faces.ts";

const kept: ReadonlySet<string> = new Set([
  "href",
  "src",
  "alt",
  "colspan",
  "rowspan",
  "start",
  "dir",
  "lang",
  mentionAttribute,
]);

/** What readers would see of a widget: elements without what edits them. */
export function htmlOf(id: string): string {
  const copy = document.querySelector(`[data-widget="${CSS.escape(id)}"]`)?.cloneNode(true);
  return copy instanceof Element ? cleaned(copy) : "";
}

/** The same of a part of a text. */
export function htmlOfRange(range: Range): string {
  const box = document.createElement("div");
  box.append(range.cloneContents());
  return cleaned(box);
}

function cleaned(copy: Element): string {
  for (const control of copy.querySelectorAll("[class^='canvas-'], button, input, textarea, svg"))
    control.remove();
  for (const element of copy.querySelectorAll("*"))
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  for (const mention of copy.querySelectorAll(`[${mentionAttribute}]`))
    mention.setAttribute(mentionSiteAttribute, location.origin);
  return copy.innerHTML;
}
