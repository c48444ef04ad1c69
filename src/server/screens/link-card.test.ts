import { expect, it } from "vitest";
import type { Frame } from "#kernel/frame.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { linkCardOf } from "./link-card.ts";

const shown = (card: unknown) =>
  ({
    address: "/fog/",
    data: { title: 'Fog & "ice"', card },
    frame: { site: { name: "Noordervaart" } },
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
