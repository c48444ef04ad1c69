/** SubRip says the same as WebVTT: its times have commas, and its styles say nothing here. */
const time = /^(\d{1,3}:\d\d:\d\d)[,.](\d{3})(\s+-->\s+)(\d{1,3}:\d\d:\d\d)[,.](\d{3})/gm;

/** The files of other programs as browsers read them; a WebVTT file as it is. */
export async function asWebVtt(file: File): Promise<File> {
  if (!/\.srt$/i.test(file.name)) return file;
  const words = await textOf(file);
  return new File([webVttFrom(words)], file.name.replace(/\.srt$/i, ".vtt"), { type: "text/vtt" });
}

export function webVttFrom(subRip: string): string {
  const lines = subRip.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  return `WEBVTT\n\n${lines.replace(time, "$1.$2$3$4.$5").replace(/<\/?font[^>]*>|\{\\an?\d+\}/gi, "")}`;
}

/** Older programs write Western letters in one byte each. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
