import { fileTypeFromBuffer } from "file-type";

/** What a browser would run or draw as a document; such a file is bytes to us, whatever it calls itself. */
const runs =
  /^(?:text\/html|application\/xhtml|image\/svg|application\/(?:xml|javascript|x-sh|wasm))|[+/]xml$/;

/** The media type of a file by its first bytes, never by its name or what its sender says. */
export async function sniffedType(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!found) return looksLikeText(head) ? "text/plain" : "application/octet-stream";
  return runs.test(found.mime) ? "application/octet-stream" : found.mime;
}

/** Markup and scripts are not told from other text: all of it is plain text, which no browser runs. */
function looksLikeText(head: Buffer): boolean {
  if (head.length === 0 || head.includes(0)) return false;
  try {
    // The head may end within a character.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
