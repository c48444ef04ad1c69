import { uiWording } from "#ui/wording.ts";
import "./large-picture.css";

/** As Lucide draws it; visitors have no icons of React. */
const cross =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></svg>';

/**
 * Shows a picture of a page over the page, with its caption and its description. It is closed by its button, by Escape and by
 * a touch beside the picture, and the focus goes back to where it was. Plain DOM, because visitors read pages without a framework.
 */
export function showLarge(link: HTMLAnchorElement): void {
  const shown = link.querySelector("img");
  const caption = link.parentElement?.querySelector("figcaption")?.textContent ?? "";
  const alt = shown?.alt ?? "";
  const dialog = document.createElement("dialog");
  dialog.className = "pages-large-picture";
  dialog.setAttribute("aria-label", alt || caption || (link.getAttribute("aria-label") ?? ""));
  dialog.append(closeButton(dialog), pictureOf(link.href, shown));
  for (const text of new Set([caption, alt])) if (text !== "") dialog.append(line(text, text === alt));
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", uiWording.close.message);
  button.innerHTML = cross;
  button.addEventListener("click", () => dialog.close());
  return button;
}

/** The whole file, in the place that it will take. */
function pictureOf(address: string, shown: HTMLImageElement | null): HTMLImageElement {
  const picture = document.createElement("img");
  picture.src = address;
  picture.alt = shown?.alt ?? "";
  for (const side of ["width", "height"]) {
    const pixels = shown?.getAttribute(side);
    if (pixels) picture.setAttribute(side, pixels);
  }
  return picture;
}

/** A line below the picture; its description is its name already, and is not read out twice. */
function line(text: string, isDescription: boolean): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  paragraph.dir = "auto";
  paragraph.textContent = text;
  if (isDescription) paragraph.ariaHidden = "true";
  return paragraph;
}
