import type { ChangedSentences } from "#documents/comparing/changed-sentences.ts";
import type { Hex } from "#kernel/colour.ts";
import type { Say } from "#kernel/language.ts";
import { noticeMailWords as words } from "../wording.ts";

/** What a mail tells of one page. */
export type News = {
  readonly kind: "published" | "changed" | "mentioned" | "shared" | "commented" | "answered" | "addressed";
  readonly pageId: number;
  readonly page: string;
  readonly address: string;
  /** Of its subsite; null where there are none. */
  readonly place: { readonly name: string; readonly accent: Hex | null } | null;
  /** Who did it, where the reader may know. */
  readonly name: string | null;
  /** Several people have edited it; `name` is who published last. */
  readonly isOfSeveral: boolean;
  /** When, by the reader's clock and calendar. */
  readonly time: string;
  readonly sentences: ChangedSentences;
};

/** What one mail tells of. */
export type Notices = {
  readonly kind: "alone" | "digest";
  /** The reader's date of today. */
  readonly date: string;
  readonly news: readonly News[];
  /** Pages that there is news of beyond what is shown; the inbox has them. */
  readonly pagesLeft: number;
  readonly inbox: string;
  /** Where one changes what is mailed, and where one ends it. */
  readonly settings: string;
  readonly unsubscribe: string;
};

/** News by pages, the first of each where it is: several lines of one page are one piece of a mail. */
export function byPage(news: readonly News[]): News[][] {
  const pages = new Map<number, News[]>();
  for (const each of news) pages.set(each.pageId, [...(pages.get(each.pageId) ?? []), each]);
  return [...pages.values()];
}

/** Of how many pages there is news. */
export function pagesIn({ news, pagesLeft }: Pick<Notices, "news" | "pagesLeft">): number {
  return byPage(news).length + pagesLeft;
}

/** Runs of one subsite. */
export function byPlace(news: readonly News[]): News[][] {
  const places: News[][] = [];
  for (const each of news) {
    const last = places.at(-1);
    if (last && last[0]?.place?.name === each.place?.name) last.push(each);
    else places.push([each]);
  }
  return places;
}

/** What happened, in one line. */
export function lineOf({ kind, name, isOfSeveral, time, sentences }: News, say: Say): string {
  const values = { name: name ?? "", count: sentences.count };
  const named = kind === "changed" && isOfSeveral ? "changedBySeveral" : (`${kind}By` as const);
  return `${say(words[name === null ? kind : named], values)} · ${time}`;
}

/** What leads to the page of some news, and says so where not all that changed is shown; what somebody was mentioned with is none of it. */
export function openLabel(news: readonly News[], say: Say): string {
  const changed = news.filter(({ kind }) => kind === "changed").map(({ sentences }) => sentences);
  const count = changed.reduce((sum, each) => sum + each.count, 0);
  const shown = changed.reduce((sum, each) => sum + each.shown.length, 0);
  return count > shown ? say(words.openAll, { count }) : say(words.open);
}

const subjects = {
  changed: [words.subjectChanged, words.subjectChangedBy],
  published: [words.subjectPublished, words.subjectPublished],
  mentioned: [words.subjectMentioned, words.subjectMentionedBy],
  shared: [words.subjectShared, words.subjectSharedBy],
  commented: [words.subjectCommented, words.subjectCommentedBy],
  answered: [words.subjectAnswered, words.subjectAnsweredBy],
  addressed: [words.subjectAddressed, words.subjectAddressedBy],
} as const;

/** Pages named in the subject of a digest. */
const namedMost = 3;

export function subjectOf(
  { kind, news, pagesLeft }: Pick<Notices, "kind" | "news" | "pagesLeft">,
  say: Say,
): string {
  const [first] = news;
  if (kind === "digest" || !first) {
    const named = byPage(news)
      .slice(0, namedMost)
      .map(([each]) => each?.page ?? "");
    const count = pagesIn({ news, pagesLeft });
    const titles = [...named, ...(count > namedMost ? ["…"] : [])].join(", ");
    return say(words.subjectDigest, { count, pages: titles });
  }
  const [plain, named] = subjects[first.kind];
  const isNobodys = first.name === null || (first.kind === "changed" && first.isOfSeveral);
  return say(isNobodys ? plain : named, { name: first.name ?? "", page: first.page });
}
