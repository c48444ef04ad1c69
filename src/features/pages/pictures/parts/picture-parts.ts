/** The picture that a link leads to, and what it is called. The small one stands there until the whole file has come. */
export function pictureOf(link: HTMLAnchorElement): { name: string; picture: HTMLImageElement } {
  const shown = link.querySelector("img");
  const picture = document.createElement("img");
  picture.alt = shown?.alt ?? "";
  picture.draggable = false;
  for (const side of ["width", "height"]) {
    const pixels = shown?.getAttribute(side);
    if (pixels) picture.setAttribute(side, pixels);
  }
  picture.src = shown?.complete && shown.currentSrc ? shown.currentSrc : link.href;
  if (picture.src !== link.href) {
    const file = new Image();
    file.onload = () => {
      picture.src = link.href;
    };
    file.src = link.href;
  }
  return { name: picture.alt || captionOf(link) || (link.getAttribute("aria-label") ?? ""), picture };
}

/** Which picture it is, its caption and its description; none of them twice. */
export function showCaption(place: HTMLElement, link: HTMLAnchorElement, position: string): void {
  const texts = new Set([position, captionOf(link), link.querySelector("img")?.alt ?? ""]);
  place.replaceChildren(
    ...[...texts].filter(Boolean).map((text) => {
      const line = document.createElement("p");
      line.dir = "auto";
      line.textContent = text;
      return line;
    }),
  );
}

const captionOf = (link: HTMLAnchorElement) =>
  link.parentElement?.querySelector("figcaption")?.textContent ?? "";
