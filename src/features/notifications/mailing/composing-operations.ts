import { type Document, emptyDocument } from "#documents/document.ts";
import { type ChangedSentences, changedSentences } from "#documents/comparing/changed-sentences.ts";
import { compareDocuments } from "#documents/comparing/compare.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { type Letterhead, readLetterhead } from "#features/sites/store.ts";
import { mentionedIn, typedWords } from "#features/comments/model/mentioned.ts";
import { namesOf, wordsOfComments } from "#features/comments/store.ts";
import type { Tx } from "#database/transaction.ts";
import { type Locale, type Say, englishLocale } from "#kernel/language.ts";
import { languageOf } from "#kernel/languages.ts";
import { dayNumber, formatDate, formatTime, vanityDate } from "#kernel/time-words.ts";
import { sayIn } from "#languages/say-in.ts";
import type { Mail } from "#outbox/listener.ts";
import { unsubscribeToken } from "#secrets/unsubscribe-token.ts";
import {
  type MailNotice,
  type MailPerson,
  findDocument,
  findMailPerson,
  listMailNotices,
} from "./composing-store.ts";
import type { ClaimedMail } from "./delivery-store.ts";
import { noticeMail } from "./mail.tsx";
import type { News } from "./model/news.ts";
import { isNothing, stillShown } from "./model/still-shown.ts";
import { fateOf, firstInMail, pagesMost } from "./rules.ts";

export type ComposedMail = Mail & { readonly unsubscribe: string };

/** Sentences that changed between two documents, which are many readers' news: worked out once for all of them, also while their mails are written side by side. */
export type Excerpts = Map<string, Promise<ChangedSentences | null>>;
const excerptsMost = 200;
const shownMost = { most: 4, letters: 300 };
/** Of a page that is new its beginning is shown. */
const beginningMost = { most: 2, letters: 300 };

/** Writes a mail as things stand now; null when nothing of it is to be told any more: it was read, or rights, following or settings are others. */
export async function composeMail(
  mail: ClaimedMail,
  { now, excerpts }: { readonly now: Date; readonly excerpts: Excerpts },
  tx: Tx,
): Promise<ComposedMail | null> {
  const person = await findMailPerson(mail.personId, tx);
  const notices = person ? await listMailNotices(mail.id, tx) : [];
  const told = notices.filter((notice) => fateOf(notice, notice, now).how !== "never");
  const [first] = told;
  if (!person || !first) return null;
  const head = await readLetterhead(tx);
  const say = sayIn(person.language, head.language);
  const locale = localeOf(person, first.zone, say);
  const withPlaces = told.some(({ subsite }) => subsite !== "");
  const { shown, pagesLeft } = await shownOf(told, (each) =>
    sentencesOf(each, { excerpts, now, locale }, tx),
  );
  const context = { person, head, locale, say, now, withPlaces };
  const news = told.flatMap((notice) => {
    const sentences = shown.get(notice);
    return sentences ? [newsOf(notice, { ...context, sentences })] : [];
  });
  if (news.length === 0) return null;
  const unsubscribe = unsubscribeAddress(person, head, tx);
  const letter = noticeMail(
    {
      kind: mail.kind,
      to: person.email,
      head,
      date: formatDate(now.getTime(), locale),
      news,
      pagesLeft,
      inbox: `${head.address}/notifications/`,
      settings: `${head.address}/settings/notifications/`,
      unsubscribe,
    },
    say,
  );
  return { ...letter, unsubscribe };
}

function unsubscribeAddress({ id, key }: MailPerson, { address }: Letterhead, tx: Tx): string {
  return `${address}/accounts/unsubscribe/${unsubscribeToken(key, { siteId: tx.siteId, personId: id })}/`;
}

type Sentences = (notice: MailNotice) => Promise<ChangedSentences | null>;

/** What is shown of the notices of a mail, and of how many pages nothing is: their documents are not read. */
async function shownOf(told: readonly MailNotice[], sentencesFor: Sentences) {
  const shown = new Map<MailNotice, ChangedSentences>();
  const pages = new Set<number>();
  const left = new Set<number>();
  for (const notice of told.toSorted(firstInMail)) {
    const { pageId } = notice;
    if (!pages.has(pageId) && pages.size >= pagesMost) left.add(pageId);
    else {
      const sentences = await sentencesFor(notice);
      if (sentences) shown.set(notice, sentences);
      if (sentences) pages.add(pageId);
    }
  }
  return { shown, pagesLeft: left.size };
}

function localeOf({ hour12, dateOrder }: MailPerson, timeZone: string, say: Say): Locale {
  return {
    language: say.language,
    direction: languageOf(say.language).direction,
    timeZone,
    hour12: hour12 ?? englishLocale.hour12,
    dateOrder: dateOrder ?? englishLocale.dateOrder,
  };
}

type Context = {
  readonly person: MailPerson;
  readonly head: Letterhead;
  readonly locale: Locale;
  readonly say: Say;
  readonly now: Date;
  readonly withPlaces: boolean;
  readonly sentences: ChangedSentences;
};

/** People from outside know others by the pages on which they meet them (decision 0029), and mails do not name them. */
function newsOf(
  notice: MailNotice,
  { person, head, locale, say, now, withPlaces, sentences }: Context,
): News {
  const { kind, pageId, title, slug, subsiteSlug, subsite, accent, byName, hands, saidAt } = notice;
  return {
    kind: kind === "asked" ? "shared" : kind,
    pageId,
    page: title,
    address: head.address + pageAddress({ id: pageId, slug, subsiteSlug }),
    place: withPlaces ? { name: subsite || head.name, accent } : null,
    name: person.role === "external" ? null : byName,
    isOfSeveral: hands > 1,
    time: timeOf(saidAt.getTime(), { now, locale, say }),
    sentences,
  };
}

/** The hour of today; of another day that, too. */
function timeOf(at: number, { now, locale, say }: Pick<Context, "now" | "locale" | "say">): string {
  const time = formatTime(at, locale);
  const isToday = dayNumber(at, locale) === dayNumber(now.getTime(), locale);
  return isToday ? time : `${vanityDate(at, now.getTime(), { locale, say })}, ${time}`;
}

/** What comments say, with names where they mention people; null when all of them were deleted. */
async function sentencesOfComments(ids: readonly number[], tx: Tx): Promise<ChangedSentences | null> {
  const said = await wordsOfComments(ids, tx);
  if (said.length === 0) return null;
  const people = await namesOf([...new Set(said.flatMap(({ words }) => mentionedIn(words)))], tx);
  const shown = said.slice(-shownMost.most).map(({ words }) => {
    const text = typedWords(words, people);
    return [{ how: "same" as const, text: text.length > shownMost.letters ? `${firstOf(text)}…` : text }];
  });
  return { shown, count: said.length };
}

/** Whole letters: half of a pair is none. */
const firstOf = (text: string) => text.slice(0, shownMost.letters).replace(/[\ud800-\udbff]$/, "");

const nothing: ChangedSentences = { shown: [], count: 0 };

type Reading = { readonly excerpts: Excerpts; readonly now: Date; readonly locale: Locale };

/** Null where all that has changed is over where the reader is: there is nothing of it to see. */
async function sentencesOf(
  { kind, before, after, versions }: MailNotice,
  { excerpts, now, locale }: Reading,
  tx: Tx,
): Promise<ChangedSentences | null> {
  if (kind === "commented" || kind === "answered" || kind === "addressed")
    return sentencesOfComments(versions, tx);
  if (!after || (kind !== "changed" && kind !== "published")) return nothing;
  const from = kind === "changed" ? before : null;
  const at = now.getTime();
  // What a page says for a time is over with a day, which begins at another hour elsewhere.
  const key = `${tx.siteId} ${from?.toString("hex") ?? ""} ${after.toString("hex")} ${dayNumber(at, locale)}`;
  const known = excerpts.get(key);
  if (known) return known;
  const found = readSentences({ from, after }, { at, locale }, tx);
  const [oldest] = excerpts.size >= excerptsMost ? excerpts.keys() : [];
  if (oldest !== undefined) excerpts.delete(oldest);
  excerpts.set(key, found);
  // Whoever asks next tries themself: what failed may have been of one reader's connection.
  found.catch(() => excerpts.delete(key));
  return found;
}

type Moment = { readonly at: number; readonly locale: Locale };

async function readSentences(
  { from, after }: { readonly from: Buffer | null; readonly after: Buffer },
  { at, locale }: Moment,
  tx: Tx,
): Promise<ChangedSentences | null> {
  const documents = { old: from && (await findDocument(from, tx)), changed: await findDocument(after, tx) };
  return sentencesBetween(documents, at, locale);
}

function sentencesBetween(
  { old, changed }: { readonly old: Document | null; readonly changed: Document | null },
  at: number,
  locale: Locale,
): ChangedSentences | null {
  if (!changed) return nothing;
  const [oldShown, nowShown] = [old ?? emptyDocument, changed].map((each) => stillShown(each, at, locale));
  const comparison = compareDocuments(oldShown ?? emptyDocument, nowShown ?? emptyDocument);
  if (old && (oldShown !== old || nowShown !== changed) && isNothing(comparison)) return null;
  const found = changedSentences(comparison.blocks, old ? shownMost : beginningMost);
  return old ? found : { ...found, count: found.shown.length };
}
