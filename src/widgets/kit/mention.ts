import * as z from "zod/mini";
import { lineBreak } from "./draft.ts";

/** Stands for a mention in a text: one letter, whose mark says who or what is mentioned (decision 0047). */
export const mentionLetter = "\ufffc";

export const Mention = z.strictObject({
  of: z.enum(["person", "page"]),
  id: z.int().check(z.gte(1)),
});
/** Who or what is mentioned. Its name is not stored: readers are told today's, as their rights allow. */
export type Mention = z.infer<typeof Mention>;

/** In its place where nobody asks for names: in the search index, in previews, where only the words count. */
export const namelessMention = "@…";

/** Gives the name of what is mentioned, as somebody may know it. */
export type NameOf = (mention: Mention) => string;
export const nameless: NameOf = () => namelessMention;

export function mentionKey({ of, id }: Mention): string {
  return `${of}:${id}`;
}

/** What a key says; null for what is none. */
export function mentionFromKey(key: string): Mention | null {
  const said = /^(person|page):([1-9][0-9]{0,15})$/.exec(key);
  return said && mentionFrom({ of: said[1], id: Number(said[2]) });
}

/** What the mark of a letter says; null for what is no mention. */
export function mentionFrom(value: unknown): Mention | null {
  const { of, id } = Object(value) as { readonly of?: unknown; readonly id?: unknown };
  if ((of !== "person" && of !== "page") || typeof id !== "number") return null;
  return Number.isSafeInteger(id) && id >= 1 ? { of, id } : null;
}

/** A run of letters in pieces: words, breaks, and the letters of mentions where it has some. */
export function piecesOf(text: string, hasMentions: boolean): string[] {
  return text.split(hasMentions ? breaksAndMentions : breaks).filter((each) => each !== "");
}

const breaks = new RegExp(`(${lineBreak})`);
const breaksAndMentions = new RegExp(`([${lineBreak}${mentionLetter}])`);
