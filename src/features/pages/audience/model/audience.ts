import type { Locale, Say } from "#kernel/language.ts";
import { listFormat } from "#kernel/kept-list-formats.ts";
import { formatDate } from "#kernel/time-words.ts";
import { audienceWords as words } from "../wording.ts";

/** What the sentence about who sees a page is made of. People who are among those of another part are in no list of their own. */
export type Audience = {
  readonly site: string;
  /** It was never published: those who edit it see it. */
  readonly isUnpublished: boolean;
  /** Whether the world sees it once it is published and how, or no more; null where it is not public. */
  readonly world: "open" | "password" | "ended" | null;
  /** The last moment at which the world does, in milliseconds since 1970; null without an end. */
  readonly ends: number | null;
  /** What its subsite is called; null in the main group. */
  readonly subsite: string | null;
  /** Everybody of the site or of its subsite sees it. */
  readonly everyone: boolean;
  readonly editors: boolean;
  /** The groups of people that it is shared with, where not everybody sees it. */
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** The first of those whom it is shared with by name, and how many they are. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly count: number;
  readonly guests: number;
};

/** Whom it is said to. Of people that they may not know they are told how many there are. */
export type Told = {
  readonly say: Say;
  readonly calendar: Pick<Locale, "timeZone" | "dateOrder">;
  readonly mayName?: boolean;
};

/** So many people are called by name. */
export const namesMost = 3;

/** Who sees a page, as it stands alone: "Everyone at Noordervaart and 2 guests" (PLST-12). */
export function audienceText(page: Audience, told: Told): string {
  return capital(audiencePhrase(page, told), told.say);
}

/** The same as a sentence: "Everyone at Noordervaart and 2 guests can see this page." */
export function audienceSentence(page: Audience, told: Told): string {
  const count = isNarrow(page) ? 2 : partsOf(page, told).length;
  return told.say(words.sees, { audience: audienceText(page, told), count });
}

/** Who will see a page that is made now: "Once published, everyone at Noordervaart can see this page." */
export function audienceOncePublished(page: Audience, told: Told): string {
  const published = { ...page, isUnpublished: false };
  const count = isNarrow(published) ? 2 : partsOf(published, told).length;
  return told.say(words.seesOnce, { audience: audiencePhrase(published, told), count });
}

/** The same within a sentence: "everyone at Noordervaart and 2 guests". */
export function audiencePhrase(page: Audience, told: Told): string {
  const { say } = told;
  const names = listFormat(say.formats).format(partsOf(page, told));
  return isNarrow(page) ? say(words.only, { names }) : names;
}

/** It is there for some alone. */
function isNarrow({ isUnpublished, world, everyone }: Audience): boolean {
  return isUnpublished || (world !== "open" && !everyone);
}

function partsOf(page: Audience, told: Told): string[] {
  const { say } = told;
  if (page.isUnpublished) return [say(words.whoEdits)];
  if (page.world === "open") return [worldPart(page, told, [words.web, words.webUntil])];
  const most = page.everyone ? [everyonePart(page, say)] : [say(words.administrators)];
  return [
    ...most,
    ...(page.editors && !page.everyone ? [say(words.editors)] : []),
    ...groupParts(page, told),
    ...peopleParts(page, told),
    ...(page.guests > 0 ? [say(words.guests, { count: page.guests })] : []),
    ...(page.world === "password" ? [worldPart(page, told, [words.password, words.passwordUntil])] : []),
  ];
}

function everyonePart({ subsite, site }: Audience, say: Say): string {
  return subsite === null ? say(words.everyone, { site }) : say(words.everyoneIn, { name: subsite });
}

/** By name, as many as people are; those who may know nobody are told how many there are. */
function groupParts({ groups }: Audience, { say, mayName = true }: Told): string[] {
  const names = mayName ? groups.slice(0, namesMost).map(({ name }) => name) : [];
  const more = groups.length - names.length;
  if (more <= 0) return names;
  return [...names, say(names.length > 0 ? words.moreGroups : words.groups, { count: more })];
}

function peopleParts({ people, count }: Audience, { say, mayName = true }: Told): string[] {
  const names = mayName ? people.slice(0, namesMost).map(({ name }) => name) : [];
  const more = count - names.length;
  if (more <= 0) return names;
  return [...names, say(names.length > 0 ? words.morePeople : words.people, { count: more })];
}

type Until =
  | readonly [typeof words.web, typeof words.webUntil]
  | readonly [typeof words.password, typeof words.passwordUntil];

function worldPart({ ends }: Audience, { say, calendar }: Told, [always, until]: Until): string {
  if (ends === null) return say(always);
  return say(until, { day: formatDate(ends, { ...calendar, language: say.language }) });
}

function capital(text: string, { formats }: Say): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(formats) + text.slice(first.length);
}
