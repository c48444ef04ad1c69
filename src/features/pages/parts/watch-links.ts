import { anchorOf } from "#client/anchor.ts";
import { copyText } from "#client/copy-text.ts";
import { blockAnchor } from "../model/block-anchor.ts";

/**
 * Links to blocks of a page: the block that the address names is marked and brought into sight, also under a name that its
 * heading had before, and the sign beside a heading copies the link to it. One listener serves all, since the body of a page is
 * never hydrated; without script the sign leads to its heading.
 */
export function watchLinks(): void {
  document.addEventListener("click", copy);
  addEventListener("hashchange", showLinked);
  showLinked();
}

function showLinked(): void {
  const block = anchorOf(location.hash)?.closest("[data-widget]");
  for (const other of document.querySelectorAll("[data-linked]")) other.removeAttribute("data-linked");
  block?.setAttribute("data-linked", "");
  // Names of today are the browser's own matter.
  if (block && !block.querySelector(":target") && !block.matches(":target")) block.scrollIntoView();
}

function copy({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>(".heading-link") : null;
  const id = link?.closest("[data-widget]")?.getAttribute("data-widget");
  if (!link || !id) return;
  void copyText(`${location.origin}${location.pathname}#${blockAnchor(id)}`).then(
    (isCopied) => isCopied && tellCopied(link),
  );
}

const told = 2500;

/** Says beside what was pressed that it is done. */
export function tellCopied(pressed: HTMLElement, className = "heading-copied"): void {
  const note = document.createElement("span");
  note.className = className;
  note.role = "status";
  pressed.after(note);
  // Said when it is there: a status that comes with its words is read by some screen readers only.
  setTimeout(() => {
    note.textContent = pressed.dataset["copied"] ?? "";
  });
  setTimeout(() => note.remove(), told);
}
