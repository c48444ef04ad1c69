import { describe, expect, it } from "vitest";
import { threadTime } from "#testing/thread-time.ts";
import { readFeed } from "./reading-operations.ts";

const now = new Date("2026-11-21T12:00:00Z");
const address = "https://news.example.org/feeds/all.xml";
const read = (text: string | Uint8Array, type = "") =>
  readFeed({ bytes: typeof text === "string" ? Buffer.from(text) : text, type, address }, now);
const rssOf = (inside: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${inside}</channel></rss>`;
const first = (inside: string) => read(rssOf(`<item>${inside}</item>`))?.items[0];

const ice = {
  title: "Ice on the ferry",
  address: "https://news.example.org/ice",
  at: Date.UTC(2026, 10, 20, 9, 30),
  summary: "Mind the steps.",
};

describe("feeds are read in their three forms [WIDG-20]", () => {
  it("RSS 2.0, also without dates, and with addresses seen from the feed", () => {
    const feed = read(
      rssOf(`<title>Harbour &amp; sea</title><link>/</link><atom:link href="${address}" rel="self"/><image><title>no</title></image>
        <item><title>Fog</title><link>../fog</link><pubDate>Thu, 19 Nov 2026 10:00:00 +0100</pubDate><media:title>no</media:title></item>
        <item><title><![CDATA[Ice on the <i>ferry</i>]]></title><guid isPermaLink="true">https://news.example.org/ice</guid>
          <pubDate>Fri, 20 Nov 2026 09:30:00 GMT</pubDate><content:encoded>All of it</content:encoded>
          <description>&lt;p&gt;Mind the &lt;b&gt;steps&lt;/b&gt;.&lt;/p&gt;</description></item>`),
    );
    expect(feed).toEqual({
      title: "Harbour & sea",
      address: "https://news.example.org/",
      items: [
        ice,
        { title: "Fog", address: "https://news.example.org/fog", at: Date.UTC(2026, 10, 19, 9), summary: "" },
      ],
    });
  });

  it.each([
    ["", ""],
    ["atom:", ":atom"],
  ])("Atom, its elements written with %j before them", (before, ns) => {
    const tag = (name: string, inside: string, more = "") =>
      `<${before}${name}${more}>${inside}</${before}${name}>`;
    const entry = [
      tag("title", "Ice on the ferry", ' type="html"'),
      `<${before}link rel="edit" href="/edit"/><${before}link href="/ice"/>`,
      tag("updated", "2026-11-20T11:00:00Z"),
      tag("published", "2026-11-20T10:30:00+01:00"),
      tag("content", "<div><p>Mind the <b>steps</b>.</p></div>", ' type="xhtml"'),
      tag("author", tag("name", "Vera") + tag("title", "no")),
    ].join("");
    const feed = `<${before}feed xmlns${ns}="http://www.w3.org/2005/Atom">${tag("title", "Harbour")}${tag("entry", entry)}</${before}feed>`;
    expect(read(feed)).toEqual({ title: "Harbour", address: null, items: [ice] });
  });

  it("RSS 1.0, whose items stand beside its channel", () => {
    const feed = `<rdf:RDF><channel><title>Harbour</title><link>https://news.example.org/</link></channel>
      <item><title>Ice on the ferry</title><link>/ice</link><dc:date>2026-11-20T09:30:00Z</dc:date><description>Mind the steps.</description></item></rdf:RDF>`;
    expect(read(feed)).toMatchObject({ title: "Harbour", items: [ice] });
  });

  it("JSON Feed", () => {
    const item = {
      id: 1,
      title: "Ice on the ferry",
      url: "/ice",
      date_published: "2026-11-20T09:30:00Z",
      content_html: "<p>Mind the steps.</p>",
    };
    const feed = {
      version: "https://jsonfeed.org/version/1.1",
      title: "Harbour",
      home_page_url: "/",
      items: [item, 7, null],
    };
    expect(read(JSON.stringify(feed))).toEqual({
      title: "Harbour",
      address: "https://news.example.org/",
      items: [ice],
    });
  });

  it.each([
    "",
    "<html><body>hello</body></html>",
    "{}",
    "[]",
    '{"version":"https://jsonfeed.org/version/1","items":7}',
    "{{{",
    "plain words",
    "\u0000\u0001",
  ])("%j is none", (text) => expect(read(text)).toBeNull());
});

describe("the letters of a feed are those that it names", () => {
  const body = rssOf("<item><title>Café</title></item>");
  it.each([
    ["its server", Buffer.from(body, "latin1"), "text/xml; charset=ISO-8859-1"],
    ["its first line", Buffer.from(body.replace('"1.0"', '"1.0" encoding="iso-8859-1"'), "latin1"), ""],
    [
      "its first bytes, whatever its server says",
      Buffer.from(`\ufeff${body}`, "utf16le"),
      "text/xml; charset=latin1",
    ],
    ["nobody", Buffer.from(body), ""],
    ["somebody who names none that there is", Buffer.from(body), "text/xml; charset=klingon"],
  ])("by %s", (_, bytes, type) => expect(read(bytes, type)?.items[0]?.title).toBe("Café"));
});

describe("what strangers write is words", () => {
  it.each([
    ["<title>&lt;script&gt;alert(1)&lt;/script&gt;Fog</title>", "Fog"],
    ["<title><script>alert(1)</script>Fog</title>", "alert(1) Fog"],
    ["<title>&lt;img src=x onerror=alert(1)&gt;Fog</title>", "Fog"],
    ["<title>1 &lt; 2 &amp;amp; 3</title>", "1 < 2 & 3"],
    ["<title>\u202eFog\u0007</title>", "Fog"],
    ["<description>Only this is said about it</description>", "Only this is said about it"],
  ])("%s says %j", (inside, said) => expect(first(inside)?.title).toBe(said));

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "https://a:b@example.org/",
    " java\nscript:x",
    "mailto:a@b.example",
  ])("a link to %j leads nowhere", (link) =>
    expect(first(`<title>Fog</title><link>${link}</link>`)).toMatchObject({ title: "Fog", address: null }),
  );

  it("dates that cannot be are none", () => {
    for (const date of ["yesterday", "2099-01-01", "0001-01-01", "Infinity"])
      expect(first(`<title>Fog</title><pubDate>${date}</pubDate>`)?.at).toBeNull();
  });
});

describe("reading has an end", () => {
  const spent = (work: () => void) => {
    const began = threadTime();
    work();
    return threadTime() - began;
  };

  it("twenty items are kept, the newest, each title within 200 letters and each summary within 400", () => {
    const item = (at: number) =>
      `<item><title>${at} ${"x ".repeat(400)}</title><pubDate>${new Date(Date.UTC(2020, 0, 1) + at * 1000).toUTCString()}</pubDate><description>${"y ".repeat(900)}</description></item>`;
    const feed = read(rssOf(Array.from({ length: 60 }, (_, at) => item(at)).join("")));
    expect(feed?.items.map(({ title }) => Number.parseInt(title))).toEqual(
      Array.from({ length: 20 }, (_, at) => 59 - at),
    );
    for (const { title, summary } of feed?.items ?? [])
      expect([title.length <= 200, summary.length <= 400, title.length > 190]).toEqual([true, true, true]);
  });

  it.each([
    [
      "entities that say each other",
      `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "${"&a;".repeat(50)}"><!ENTITY c "${"&b;".repeat(50)}">]>${rssOf("<item><title>&c;</title></item>")}`,
      "&c;",
    ],
    [
      "a file of the server",
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rssOf("<item><title>&a;</title></item>")}`,
      "&a;",
    ],
  ])("%s are not known", (_, text, said) => expect(read(text)?.items[0]?.title).toBe(said));

  it.each([
    ["10,000 items", rssOf("<item><title>x</title></item>".repeat(10_000))],
    ["elements that lie in each other", rssOf("<a>".repeat(500_000) + "</b>".repeat(100_000))],
    [
      "elements in a summary",
      rssOf(`<item><title>x</title><description>${"&lt;p&gt;".repeat(200_000)}</description></item>`),
    ],
    ["one long word", rssOf(`<item><title>${"x".repeat(2_900_000)}</title></item>`)],
    ["entities", rssOf(`<item><title>${"&amp;".repeat(600_000)}</title></item>`)],
    ["brackets", "<".repeat(3_000_000)],
    ["attributes", `<rss ${"a='1' ".repeat(400_000)}>`],
    ["lists in JSON", `{"version":${"[".repeat(999_000)}`],
    ["blanks", rssOf(`<item><title>${" \n".repeat(1_400_000)}x</title></item>`)],
  ])("%s cost less than a second of work (long)", (_, text) => {
    expect(spent(() => void read(text))).toBeLessThan(1000);
  });
});
