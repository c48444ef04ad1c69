import type { Copied } from "#documents/clip/read-clip.ts";
import { copiedHtml } from "#widgets/kit/copied-html.ts";
import { picturesInRtf } from "./rtf-pictures.ts";

/** What a clipboard holds in HTML and in words. */
export function copiedIn(data: DataTransfer): Copied & { readonly html: HTMLElement | null } {
  const text = data.getData("text/plain");
  const words = sourceIn(data.getData(editorType), text);
  if (words !== null) return { html: null, text: words };
  const html = copiedHtml(data.getData("text/html"))?.body ?? null;
  if (html) fillPictures(html, data);
  return { html, text };
}

const outOfReach = /^(?:file|blob|cid):/i;

/** Pictures that lie in another program's own files: their addresses lead nowhere from here. */
export function picturesOutOfReach(html: HTMLElement): HTMLImageElement[] {
  return [...html.querySelectorAll("img")].filter((image) =>
    outOfReach.test(image.getAttribute("src") ?? ""),
  );
}

/** Word processors show such a picture in their HTML and hold it in the RTF beside; where both say equally many, they are the same. */
function fillPictures(html: HTMLElement, data: DataTransfer): void {
  const shown = picturesOutOfReach(html);
  const pictures = shown.length > 0 ? picturesInRtf(data.getData("text/rtf")) : [];
  if (pictures.length !== shown.length) return;
  for (const [at, image] of shown.entries()) {
    const picture = pictures[at];
    if (picture) image.setAttribute("src", picture);
  }
}

/** Visual Studio Code, and editors that are made from it, say here in which language was written what they copy. */
const editorType = "vscode-editor-data";
/** What is written in these means what its signs mean. */
const wordLanguages: readonly string[] = ["markdown", "plaintext"];

/**
 * What was copied in an editor of source: its HTML only paints the letters in colours. Several lines of a program are code; of one
 * line nobody knows whether it is, so it is read as ever.
 */
function sourceIn(said: string, text: string): string | null {
  const language = languageIn(said);
  if (language === null || text === "") return null;
  if (wordLanguages.includes(language)) return text;
  const lines = text.replace(/\s+$/, "");
  if (!lines.includes("\n")) return null;
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([signs]) => signs.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${lines}\n${fence}`;
}

function languageIn(said: string): string | null {
  try {
    const { mode } = JSON.parse(said) as { mode?: unknown };
    return typeof mode === "string" && /^[\w+#.-]{1,30}$/.test(mode) ? mode : null;
  } catch {
    return null;
  }
}
