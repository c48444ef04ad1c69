import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { noticeMail } from "./mail.tsx";
import type { News } from "./model/news.ts";

const text = (words: string) => [{ how: "same", text: words }] as const;
const edited: News = {
  kind: "changed",
  pageId: 1,
  page: "Sailing in fog",
  address: "https://a.example/fog",
  place: null,
  name: "Ed Elzinga",
  time: "10:17",
  sentences: { count: 2, shown: [text("Report at 800 metres."), text("Double the lookouts.")] },
};
const mentioned: News = {
  ...edited,
  kind: "mentioned",
  sentences: { count: 1, shown: [text("Vera, is this right?")] },
};

function mailed(kind: "alone" | "digest", news: readonly News[], language = "en") {
  const say = sayIn(language);
  const look = { accent: "#4355b9", logo: null } as const;
  const head = { name: "A", look };
  const mail = { kind, news, head, to: "v@a.example", date: "25 November 2026" };
  const { html, text: plain } = noticeMail(
    { ...mail, settings: "https://a.example/s", unsubscribe: "https://a.example/u" },
    say,
  );
  return { html: html ?? "", plain };
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
  expect(plain).toMatch(/^News on 2 pages\n25 November 2026\n\n== A ==\n\nSailing in fog\n/);
  expect(plain).toContain("\n\n== Fleet ==\n\nCrew list\n");
  expect(html.match(/<h\d/g)).toEqual(["<h1", "<h2", "<h3", "<h2", "<h3"]);
});

it("has one button in a mail about one thing, and a line for each page in a digest", () => {
  expect(mailed("alone", [mentioned]).html.match(/data-look="(button|link)"/g)).toEqual([
    'data-look="button"',
  ]);
  expect(mailed("digest", [edited, { ...edited, pageId: 2 }]).html).not.toContain('data-look="button"');
});
