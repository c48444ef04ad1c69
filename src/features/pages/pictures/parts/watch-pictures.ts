/**
 * Pictures that open large: in the body of a page, which is never hydrated, so one listener serves them all. Without script,
 * with another key held down, or when the viewer cannot be fetched, the link leads to the file as it says.
 */
export function watchPictures(): void {
  // Before the app's own listener, which would take the link for a screen.
  document.addEventListener("click", open, { capture: true });
}

const opening = ".pages-body figure.image > a[href^='/-/file/']";

function open(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest(opening) : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.stopPropagation();
  import("./picture-viewer.ts").then(
    ({ showPictures }) => showPictures([...document.querySelectorAll<HTMLAnchorElement>(opening)], link),
    () => location.assign(link.href),
  );
}
