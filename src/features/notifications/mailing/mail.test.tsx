import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { noticeMail } from "./mail.tsx";
import type { News } from "./model/news.ts";
import { pagesMost } from "./rules.ts";

const text = (words: string) => [{ how: "same", text: words }] as const;
const edited: News = {
  kind: "changed",
  pageId: 1,
  page: "Sailing in fog",
  address: "https://a.example/fog",
  place: null,
  name: "Ed Elzinga",
  isOfSeveral: false,
  time: "10:17",
  sentences: { count: 2, shown: [text("Report at 800 metres."), text("Double the lookouts.")] },
};
const mentioned: News = {
  ...edited,
  kind: "mentioned",
  sentences: { count: 1, shown: [text("Vera, is this right?")] },
};

function mailed(kind: "alone" | "digest", news: readonly News[], pagesLeft = 0) {
  const say = sayIn("en");
  const look = { accent: "#4355b9", logo: null } as const;
  const head = { name: "A", look };
  const mail = { kind, news, head, to: "v@a.example", date: "25 November 2026" };
  const {
    subject,
    html,
    text: plain,
  } = noticeMail(
    {
      ...mail,
      pagesLeft,
      inbox: "https://a.example/n",
      settings: "https://a.example/s",
      unsubscribe: "https://a.example/u",
    },
    say,
  );
  return { subject, html: html ?? "", plain };
}

it.each([
  [edited, "You follow this page."],
  [{ ...edited, kind: "published" } as const, "You follow this page."],
  [{ ...edited, place: { name: "Fleet", accent: null } }, "You follow this page or its subsite."],
  [mentioned, "You were mentioned on this page."],
  [{ ...edited, kind: "shared" } as const, "This page was shared with you."],
])("a mail about one thing says why it came, in both of its parts", (news, why) => {
  const { html, plain } = mailed("alone", [news]);
  expect(html).toContain(why);
  expect(plain).toContain(`\n${why}\n`);
});

it("says of what several have edited who published it last, and of nobody that they edited it", () => {
  const several = { ...edited, isOfSeveral: true };
  expect(mailed("alone", [edited]).plain).toContain("Ed Elzinga edited 2 sentences · 10:17");
  expect(mailed("alone", [several]).plain).toContain(
    "2 sentences edited, last published by Ed Elzinga · 10:17",
  );
  expect(mailed("alone", [{ ...several, name: null }]).plain).toContain("2 sentences edited · 10:17");
  expect([edited, several].map((news) => mailed("alone", [news]).subject)).toEqual([
    "Ed Elzinga edited Sailing in fog",
    "Sailing in fog was edited",
  ]);
});

it("offers all changes where it shows some of them, and counts no mention among them", () => {
  expect(mailed("digest", [edited, mentioned]).html).not.toContain("See all");
  const more = { ...edited, sentences: { ...edited.sentences, count: 4 } };
  const { html, plain } = mailed("digest", [more, mentioned]);
  expect(html).toContain("See all 4 changes");
  expect(plain).toContain("\nSee all 4 changes: https://a.example/fog");
});

it("begins a digest with how many pages and when, and sets places and pages under each other", () => {
  const fleet = { ...edited, pageId: 2, page: "Crew list", place: { name: "Fleet", accent: null } };
  const { html, plain } = mailed("digest", [{ ...edited, place: { name: "A", accent: null } }, fleet]);
  expect(plain).toMatch(/^Updates on 2 pages\n25 November 2026\n\n== A ==\n\nSailing in fog\n/);
  expect(plain).toContain("\n\n== Fleet ==\n\nCrew list\n");
  expect(html.match(/<h\d/g)).toEqual(["<h1", "<h2", "<h3", "<h2", "<h3"]);
});

it("has one button in a mail about one thing, and a line for each page in a digest", () => {
  expect(mailed("alone", [mentioned]).html.match(/data-look="(button|link)"/g)).toEqual([
    'data-look="button"',
  ]);
  expect(mailed("digest", [edited, { ...edited, pageId: 2 }]).html).not.toContain('data-look="button"');
});

it("counts pages that a digest does not show, and leads to them in the inbox", () => {
  const { subject, html, plain } = mailed("digest", [edited], 970);
  expect(subject).toBe("Updates on 971 pages: Sailing in fog, …");
  expect(html).toContain("Updates on 971 pages</h1>");
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/a\.example\/n"[^>]*>See 970 more pages in your notifications</,
  );
  expect(plain).toContain("\n\nSee 970 more pages in your notifications: https://a.example/n\n\n-- \n");
  expect(mailed("digest", [edited]).plain).not.toContain("more page");
});

it("stays below what mail programs cut, with as much as a digest may show", () => {
  const shown = Array.from({ length: 4 }, () => [
    { how: "removed", text: "w".repeat(140) } as const,
    { how: "added", text: "w".repeat(160) } as const,
  ]);
  const news = Array.from({ length: pagesMost }, (_, at) => ({
    ...edited,
    pageId: at,
    sentences: { count: 4, shown },
  }));
  expect(mailed("digest", news, 970).html.length).toBeLessThan(100_000);
});
