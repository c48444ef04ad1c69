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

/** Which picture it is, its caption and its description; of two that say the same only the fuller one. */
export function showCaption(place: HTMLElement, link: HTMLAnchorElement, position: string): void {
  const [caption, description] = [captionOf(link), link.querySelector("img")?.alt ?? ""];
  const texts = {
    position,
    title: says(description, caption) && !says(caption, description) ? "" : caption,
    description: says(caption, description) ? "" : description,
  };
  place.replaceChildren(
    ...Object.entries(texts).flatMap(([name, text]) => {
      if (text === "") return [];
      const line = document.createElement("p");
      line.className = `pictures-caption-${name}`;
      line.dir = "auto";
      line.textContent = text;
      return line;
    }),
  );
}

/** Whether the words of one text stand in another, whatever their case and the signs between them. */
function says(text: string, words: string): boolean {
  const plain = (said: string) =>
    ` ${said
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim()} `;
  return plain(text).includes(plain(words));
}

const captionOf = (link: HTMLAnchorElement) =>
  link.parentElement?.querySelector("figcaption")?.textContent ?? "";
