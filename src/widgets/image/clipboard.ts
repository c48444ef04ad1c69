import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import { cleanText } from "../kit/clean-text.ts";
import { fileAddress } from "../kit/file-address.ts";
import { attributeOf, tagOf } from "../kit/html-node.ts";
import { linkInText } from "../kit/link-in-text.ts";
import { figureIn, isNoPicture, pictureSource } from "./pasted-picture.ts";
import { type Image, altMost, image } from "./schema.ts";

/** Files become such a widget by its face (`takesFiles`). */
export const imageClipboard: KindClipboard<Image> = {
  html({ file, alt, caption }, out) {
    const size = file ? ` width="${file.width}" height="${file.height}"` : "";
    const picture = file && `<p><img src="${escaped(out.picture(file))}" alt="${escaped(alt)}"${size}></p>`;
    const below = caption || (file ? "" : alt);
    return [picture, below && `<p>${linesInHtml(below)}</p>`].filter(Boolean).join("");
  },
  text({ file, alt, caption }, { origin }) {
    const picture = file ? `!${linkInText(alt || file.name, origin + fileAddress(file))}` : alt;
    return [picture, caption].filter(Boolean).join("\n");
  },
  withoutFile({ file, ...rest }) {
    if (!file) return null;
    const { id, name } = file;
    return { content: { ...rest, file: null }, brings: { from: "site", id, name, as: "image" } };
  },
  takesElement(node, origin) {
    const { picture, caption } = tagOf(node) === "img" ? { picture: node, caption: "" } : figureIn(node);
    if (!picture || isNoPicture(picture)) return null;
    const brings = pictureSource(attributeOf(picture, "src"), origin);
    if (!brings) return null;
    const alt = cleanText(attributeOf(picture, "alt")).trim().slice(0, altMost).toWellFormed();
    return [{ kind: "Image", version: 1, content: { ...image.empty(), alt, caption }, brings }];
  },
};
