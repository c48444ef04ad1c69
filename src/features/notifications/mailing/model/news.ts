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
  /** When, by the reader's clock and calendar. */
  readonly time: string;
  readonly sentences: ChangedSentences;
};

/** News by pages, the first of each where it is: several lines of one page are one piece of a mail. */
export function byPage(news: readonly News[]): News[][] {
  const pages = new Map<number, News[]>();
  for (const each of news) pages.set(each.pageId, [...(pages.get(each.pageId) ?? []), each]);
  return [...pages.values()];
}

/** What happened, in one line. */
export function lineOf({ kind, name, time, sentences }: News, say: Say): string {
  const values = { name: name ?? "", count: sentences.count };
  return `${say(words[name === null ? kind : (`${kind}By` as const)], values)} · ${time}`;
}

/** The sentences of a page that changed, and how many of them the news shows; what somebody was mentioned with is none of them. */
export function changesOf(news: readonly News[]): { readonly count: number; readonly shown: number } {
  const changed = news.filter(({ kind }) => kind === "changed");
  return {
    count: changed.reduce((sum, { sentences }) => sum + sentences.count, 0),
    shown: changed.reduce((sum, { sentences }) => sum + sentences.shown.length, 0),
  };
}

/** Why somebody gets a mail, in one sentence. */
export function reasonFor(kind: "alone" | "digest", [first]: readonly News[], say: Say): string {
  if (kind === "digest" || !first) return say(words.whyDigest);
  if (first.kind === "mentioned") return say(words.whyMentioned);
  if (first.kind === "shared") return say(words.whyShared);
  if (first.kind === "answered") return say(words.whyAnswered);
  if (first.kind === "addressed") return say(words.whyAddressed);
  return say(first.place ? words.whyFollowedInSubsite : words.whyFollowed);
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

export function subjectOf(kind: "alone" | "digest", news: readonly News[], say: Say): string {
  const [first] = news;
  if (kind === "digest" || !first) {
    const pages = byPage(news);
    const named = pages.slice(0, namedMost).map(([each]) => each?.page ?? "");
    const titles = [...named, ...(pages.length > namedMost ? ["…"] : [])].join(", ");
    return say(words.subjectDigest, { count: pages.length, pages: titles });
  }
  const [plain, named] = subjects[first.kind];
  return say(first.name === null ? plain : named, { name: first.name ?? "", page: first.page });
}
