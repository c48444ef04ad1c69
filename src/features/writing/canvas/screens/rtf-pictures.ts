/** A picture of RTF as an address; null where it is of a kind that no browser shows, or is not whole. */
export type RtfPicture = string | null;

/** As much RTF as is read: what holds more has pictures beyond every limit. */
const rtfMost = 60_000_000;

/**
 * The pictures that RTF holds, in their order. Word and LibreOffice write each twice, the second time (`nonshppict`) for readers of before;
 * the signs of lists are drawings, too.
 */
export function picturesInRtf(rtf: string): RtfPicture[] {
  const pictures: RtfPicture[] = [];
  if (rtf.length > rtfMost) return pictures;
  for (let at = rtf.indexOf("{\\pict"); at >= 0; at = rtf.indexOf("{\\pict", at + 1)) {
    if (!beginsPicture.test(rtf.slice(at, at + 7))) continue;
    // No picture holds another: each letter is looked at once.
    const end = endOfGroup(rtf, at);
    if (!isBeside.test(rtf.slice(Math.max(0, at - 40), at))) pictures.push(pictureIn(rtf.slice(at, end)));
    at = end - 1;
  }
  return pictures;
}

const beginsPicture = /^\{\\pict(?![a-z])/;
const isBeside = /\{(?:\\\*)?\\(?:nonshppict|listpicture)\s*$/;

function endOfGroup(rtf: string, from: number): number {
  let depth = 0;
  for (let at = from; at < rtf.length; at++) {
    if (rtf[at] === "{") depth++;
    else if (rtf[at] === "}" && --depth === 0) return at;
  }
  return rtf.length;
}

const formats = { pngblip: "png", jpegblip: "jpeg" } as const;

/** Words of the group, and groups in it, stand before the digits. */
function pictureIn(group: string): RtfPicture {
  const start = group.lastIndexOf("}") + 1;
  const format = /\\(pngblip|jpegblip)(?![a-z])/.exec(group)?.[1] as keyof typeof formats | undefined;
  const hex = group
    .slice(start)
    .replace(/^\{?(?:\\[a-z]+-?\d* ?|\s)+/i, "")
    .replace(/\s+/g, "");
  if (!format || hex === "" || hex.length % 2 > 0 || /[^\da-f]/i.test(hex)) return null;
  return `data:image/${formats[format]};base64,${base64Of(hex)}`;
}

/** So many bytes at once: arguments of a call are few. */
const piece = 0x6000;

function base64Of(hex: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < hex.length; at += piece * 2) {
    const codes = (hex.slice(at, at + piece * 2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    pieces.push(btoa(String.fromCharCode(...codes)));
  }
  return pieces.join("");
}
