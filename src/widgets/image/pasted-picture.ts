import { cleanText } from "../kit/clean-text.ts";
import type { Brings } from "../kit/clipboard.ts";
import { fileIdIn } from "../kit/file-address.ts";
import { attributeOf, type HtmlNode, isText, isUnread, tagOf, textBelow } from "../kit/html-node.ts";
import { captionMost } from "./limits.ts";

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

/** The picture of a figure and what stands below it; none of a figure that says or shows anything else. */
export function figureIn(node: HtmlNode): { picture: HtmlNode | null; caption: string } {
  const none = { picture: null, caption: "" };
  if (tagOf(node) !== "figure") return none;
  const pictures: HtmlNode[] = [];
  let caption = "";
  let isMore = false;
  look(node, 0);
  const [picture, ...others] = pictures;
  return picture && others.length === 0 && !isMore ? { picture, caption } : none;

  function look(parent: HtmlNode, depth: number): void {
    for (let at = 0; at < parent.childNodes.length && !isMore; at++) {
      const child = parent.childNodes[at];
      if (!child || isUnread(child)) continue;
      if (isText(child)) isMore = (child.nodeValue ?? "").trim() !== "";
      else if (tagOf(child) === "img") pictures.push(child);
      else if (tagOf(child) === "figcaption" && caption === "") caption = captionIn(child);
      else if (depth < deepestPicture && !["table", "pre", "ul", "ol"].includes(tagOf(child)))
        look(child, depth + 1);
      else isMore = true;
    }
  }
}

const deepestPicture = 4;

function captionIn(node: HtmlNode): string {
  return cleanText(textBelow(node)).trim().slice(0, captionMost).toWellFormed();
}

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
