import { expect, it } from "vitest";
import { robotsText, sitemapIndexOf, sitemapOf } from "./sitemap.ts";

it("addresses stand in a sitemap as XML wants them, with the time of the last change", () => {
  const modified = new Date("2026-11-22T07:00:00Z");
  const text = sitemapOf([{ address: "https://a.example/fish&chips/", modified }]);
  expect(text).toContain("<loc>https://a.example/fish&amp;chips/</loc>");
  expect(text).toContain("<lastmod>2026-11-22T07:00:00.000Z</lastmod>");
  expect(sitemapIndexOf(["https://a.example/sitemap.xml?after=0"])).toContain("?after=0</loc>");
});

it("a site that is not to be listed closes everything", () => {
  expect(robotsText("https://a.example", false)).toBe("User-agent: *\nDisallow: /\n");
});
