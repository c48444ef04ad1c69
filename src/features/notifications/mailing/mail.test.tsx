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
  const mail = { kind, news, look, to: "v@a.example", from: "A", date: "25 November 2026" };
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
  expect(mailed("digest", [more, mentioned]).html).toContain("See all 4 changes");
});
