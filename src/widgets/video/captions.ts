import * as z from "zod/mini";
import { FileFact } from "../kit/file-fact.ts";

/** What is said in a video, in one language; browsers read WebVTT alone. */
const CaptionFile = FileFact.check(z.refine(({ type, size }) => type === "text/vtt" && size <= bytesMost));
/** Three hours of talk are some 300 kB. */
const bytesMost = 2 * 1024 * 1024;

export const captionLanguages =
  "ar bg cs da de el en es et fa fi fr fy ga he hi hr hu id is it ja ko lb lt lv mk mt nb nl pl pt ro ru sk sl sq sr sv th ti tr uk ur vi zh".split(
    " ",
  );

const known = new Set(captionLanguages);

export const Captions = z
  .array(
    z.strictObject({
      language: z.string().check(z.refine((code) => known.has(code))),
      file: CaptionFile,
    }),
  )
  .check(
    z.minLength(1),
    z.refine((all) => new Set(all.map(({ language }) => language)).size === all.length),
  );
export type Captions = z.infer<typeof Captions>;
export type CaptionFile = z.infer<typeof CaptionFile>;

/** What may be captions; null for every other file. */
export function captionIn(value: unknown): CaptionFile | null {
  const { success, data } = CaptionFile.safeParse(value);
  return success ? data : null;
}

/** Each language has a place of its own in the draft: two people who add one each keep both. */
export const captionPath = (language: string) => `captions/${language}`;

export function draftedCaptions(captions: Captions | undefined): Record<string, CaptionFile> {
  return Object.fromEntries((captions ?? []).map(({ language, file }) => [captionPath(language), file]));
}

/** In the order of the list; nothing where there are none. */
export function captionsIn(values: Readonly<Record<string, unknown>>): { captions?: Captions } {
  const captions = captionLanguages.flatMap((language) => {
    const file = captionIn(values[captionPath(language)]);
    return file ? [{ language, file }] : [];
  });
  return captions.length > 0 ? { captions } : {};
}

/** The language that a name ends with, as in `tour.nl.vtt`. */
export function languageInName(name: string): string | null {
  const [, code = ""] = /[._-]([a-z]{2})(?:[-_][a-z]{2,4})?\.(?:vtt|srt)$/i.exec(name) ?? [];
  return known.has(code.toLowerCase()) ? code.toLowerCase() : null;
}

/** The language of captions: what their name ends with, else that of the screen, or the first that has none yet where it has some. */
export function languageFor(name: string, said: string, isTaken: (language: string) => boolean): string {
  const free = [said, ...captionLanguages].find((language) => known.has(language) && !isTaken(language));
  return languageInName(name) ?? free ?? said;
}

/** The name of a language in a language, by itself unless said otherwise. */
export function languageName(code: string, said: string = code): string {
  const name = new Intl.DisplayNames([said], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(said) + name.slice(1);
}
