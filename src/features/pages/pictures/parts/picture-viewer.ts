import { pictureWords } from "../wording.ts";
import { positionLine } from "../model/position-line.ts";
import { arrowKeys } from "./picture-keys.ts";
import { pictureOf, showCaption } from "./picture-parts.ts";
import { pictureStage } from "./picture-stage.ts";
import { type ToolName, viewerTools } from "./viewer-tools.ts";
import "./picture-viewer.css";

const step = 1.5;

/**
 * Shows the pictures of a page over it, one at a time, in the order of the page, with captions and descriptions. It is closed by its
 * button, by Escape and by a touch beside the picture, and the focus goes back to where it was. Plain DOM, because visitors
 * read pages without a framework.
 */
export function showPictures(links: readonly HTMLAnchorElement[], first: HTMLAnchorElement): void {
  let at = Math.max(0, links.indexOf(first));
  const dialog = dialogOver(first);
  const caption = made("div", "pictures-caption");
  caption.role = "status";
  const stage = pictureStage({
    onSwipe: (side) => go(at - side * direction()),
    goesOn: (side) => links[at - side * direction()] !== undefined,
    onBeside: () => dialog.close(),
    onZoom: () => tools.zoomable(stage.isZoomed()),
  });
  const tools = viewerTools({
    close: () => dialog.close(),
    previous: () => go(at - 1),
    next: () => go(at + 1),
    zoomIn: () => stage.zoom(step),
    zoomOut: () => stage.zoom(1 / step),
  } satisfies Record<ToolName, () => void>);

  function go(to: number): void {
    const link = links[to];
    if (!link) return;
    at = to;
    const { name, picture } = pictureOf(link);
    dialog.setAttribute("aria-label", name);
    showCaption(caption, link, positionOf(at, links.length));
    tools.between(at > 0, at < links.length - 1);
    stage.show(picture);
  }

  const keys = arrowKeys(stage, { go: (by) => go(at + by * direction()), goTo: go, last: links.length - 1 });
  dialog.addEventListener("keydown", keys);
  dialog.append(tools.element, stage.element, caption);
  document.body.append(dialog);
  dialog.showModal();
  go(at);
}

/** When it closes, the focus goes back to where it was. */
function dialogOver(opener: HTMLElement): HTMLDialogElement {
  const dialog = made("dialog", "pictures-viewer");
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus();
  });
  return dialog;
}

function made<Name extends "dialog" | "div">(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

/** Nothing for a single picture. */
function positionOf(at: number, count: number): string {
  return count === 1 ? "" : positionLine(pictureWords.position.message, at + 1, count);
}

/** The next picture lies where reading goes. */
const direction = () => (document.documentElement.dir === "rtl" ? -1 : 1);
