import type { Brings } from "../kit/clipboard.ts";
import { fileIdIn } from "../kit/file-fact.ts";
import { attributeOf, type HtmlNode } from "../kit/html-node.ts";

/**
 * Pictures that nobody meant to copy as one: signs that count readers, dots that keep a place, and faces among words, which
 * their description says as well.
 */
export function isNoPicture(node: HtmlNode): boolean {
  const sizes = ["width", "height"].map(
    (name) => /^\d{1,5}(?=(?:px)?$)/.exec(attributeOf(node, name).trim())?.[0],
  );
  if (sizes.some((size) => size !== undefined && Number(size) <= 1)) return true;
  const isSmall = sizes.every((size) => size !== undefined && Number(size) <= faceMost);
  return isSmall && attributeOf(node, "alt").trim() !== "";
}

/** Pixels of a face among words. */
const faceMost = 24;

/** The longest address that is asked for, and the longest picture that an HTML holds itself: 15 MB, a third longer in letters. */
const addressMost = 4000;
const dataMost = 21_000_000;

const inHtml = /^data:image\/(?:png|jpeg|gif|webp|bmp|avif);base64,[A-Za-z0-9+/=\s]+$/i;

/** Where a picture of foreign HTML comes from; null for what nobody else can reach, as a file of another computer. */
export function pictureSource(source: string, origin: string): Brings | null {
  const address = source.trim();
  if (/^data:/i.test(address))
    return address.length <= dataMost && inHtml.test(address)
      ? { from: "data", address, name: `picture.${ending(address)}` }
      : null;
  if (address.length > addressMost) return null;
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const id = fileIdIn(own);
  if (id !== null) return { from: "site", id, name: nameIn(own), as: "image" };
  return /^https?:\/\/[^\s/]/i.test(address) ? { from: "web", address, name: nameIn(address) } : null;
}

function ending(address: string): string {
  return /^data:image\/([a-z]+)/i.exec(address)?.[1]?.toLowerCase() ?? "png";
}

/** The last part of an address, as people read it. */
function nameIn(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  const last = path.slice(path.lastIndexOf("/") + 1).slice(0, 200);
  try {
    return (
      decodeURIComponent(last)
        .replace(/[\u0000-\u001f/\\]/g, "")
        .toWellFormed() || "picture"
    );
  } catch {
    return last || "picture";
  }
}
