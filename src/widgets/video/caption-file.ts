/** SubRip says the same as WebVTT: its times have commas, and its styles say nothing here. */
const time = /^(\d{1,3}:\d\d:\d\d)[,.](\d{3})(\s+-->\s+)(\d{1,3}:\d\d:\d\d)[,.](\d{3})/gm;

/** The files of other programs as browsers read them; a WebVTT file as it is, but for letters of two bytes. */
export async function asWebVtt(file: File): Promise<File> {
  const isSubRip = /\.srt$/i.test(file.name);
  const isWide = wideLetters(await bytesOf(file.slice(0, 2))) !== null;
  if (!isSubRip && !isWide) return file;
  const words = textOf(await bytesOf(file));
  const name = file.name.replace(/\.srt$/i, ".vtt");
  return new File([isSubRip ? webVttFrom(words) : words], name, { type: "text/vtt" });
}

export function webVttFrom(subRip: string): string {
  const lines = subRip.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  return `WEBVTT\n\n${lines.replace(time, "$1.$2$3$4.$5").replace(/<\/?font[^>]*>|\{\\an?\d+\}/gi, "")}`;
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** "Unicode" of Windows programs: two bytes a letter, which a mark at the start says. */
function wideLetters([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Older programs write Western letters in one byte each. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = wideLetters(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
