import { expect, it } from "vitest";
import type { Frame } from "#kernel/frame.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { linkCardOf } from "./link-card.ts";

const shown = (card: unknown, icon: string | null = null) =>
  ({
    address: "/fog/",
    data: { title: 'Fog & "ice"', card },
    frame: { site: { name: "Noordervaart", icon } },
  }) as unknown as Bundle<Frame>;
const card = { summary: "Slow <down>", picture: { id: 7, name: "the fog.jpg" } };

it("a public page says of itself what a link to it shows, and nothing of it is HTML", () => {
  const head = linkCardOf(shown(card), "https://noordervaart.example");
  expect(head).toContain('<link rel="canonical" href="https://noordervaart.example/fog/">');
  expect(head).toContain('<meta name="description" content="Slow &lt;down&gt;">');
  expect(head).toContain('<meta property="og:title" content="Fog &amp; &quot;ice&quot;">');
  expect(head).toContain('content="https://noordervaart.example/-/file/7/the%20fog.jpg?w=1280"');
});

it("what is not public, and a site without an address of its own, says nothing", () => {
  expect(linkCardOf(shown(null), "https://noordervaart.example")).toBe("");
  expect(linkCardOf(shown(card), null)).toBe("");
});

it("a page without a picture is shown with the logo of its site, small; the product's sign is no picture of a page", () => {
  const plain = { summary: "Fog", picture: null };
  const head = (icon: string | null) => linkCardOf(shown(plain, icon), "https://noordervaart.example");
  const logo = "/-/theme/logo/7-00aa00aa00aa?w=320";
  expect(head(logo)).toContain(`<meta property="og:image" content="https://noordervaart.example${logo}">`);
  expect(head(logo)).toContain('<meta property="twitter:card" content="summary">');
  expect(head("/-/theme/c1121f.svg")).not.toContain("og:image");
  expect(head(null)).not.toContain("og:image");
});
