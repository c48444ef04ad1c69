import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard, Outgoing, PastedWidget } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import { cleanText } from "../kit/clean-text.ts";
import { fileAddress } from "../kit/file-address.ts";
import { attributeOf, tagOf } from "../kit/html-node.ts";
import { linkInText } from "../kit/link-in-text.ts";
import { altMost } from "./limits.ts";
import { figureIn, isNoPicture, pictureSource } from "./pasted-picture.ts";
import { type Picture, picturesOf, saidOf } from "./pictures.ts";
import { type Image, image } from "./schema.ts";

/** Files become such a widget by its face (`takesFiles`). Pictures of a gallery come to another page one by one. */
export const imageClipboard: KindClipboard<Image> = {
  html(content, out) {
    const pictures = picturesOf(content);
    if (pictures.length > 0) return pictures.map((each) => pictureInHtml(each, out)).join("");
    const words = content.caption || content.alt;
    return words && `<p>${linesInHtml(words)}</p>`;
  },
  text(content, { origin }) {
    const pictures = picturesOf(content);
    const lines = pictures.flatMap((each) => [
      `!${linkInText(saidOf(each) || each.file.name, origin + fileAddress(each.file))}`,
      each.caption,
    ]);
    return (pictures.length > 0 ? lines : [content.alt, content.caption]).filter(Boolean).join("\n");
  },
  withoutFile({ file, ...rest }) {
    if (!file) return null;
    const { id, name } = file;
    return { content: { ...rest, file: null }, brings: { from: "site", id, name, as: "image" } };
  },
  apart(content) {
    const pictures = picturesOf(content);
    const isOne = pictures.length < 2 && content.others.length === 0;
    return isOne ? [] : pictures.map((each) => aloneOf(each, content));
  },
  takesElement(node, origin) {
    const { picture, caption } = tagOf(node) === "img" ? { picture: node, caption: "" } : figureIn(node);
    if (!picture || isNoPicture(picture)) return null;
    const brings = pictureSource(attributeOf(picture, "src"), origin);
    if (!brings) return null;
    const alt = cleanText(attributeOf(picture, "alt")).trim().slice(0, altMost).toWellFormed();
    return [{ kind: "Image", version: image.version, content: { ...image.empty(), alt, caption }, brings }];
  },
};

function pictureInHtml(picture: Picture, out: Outgoing): string {
  const { file, caption } = picture;
  const size = ` width="${file.width}" height="${file.height}"`;
  const shown = `<p><img src="${escaped(out.picture(file))}" alt="${escaped(saidOf(picture))}"${size}></p>`;
  return shown + (caption && `<p>${linesInHtml(caption)}</p>`);
}

function aloneOf({ id: _, ...picture }: Picture, { width, opensLarge }: Image): PastedWidget {
  const content = { ...image.empty(), ...picture, width, opensLarge };
  return { kind: "Image", version: image.version, content };
}
