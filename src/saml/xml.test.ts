import { expect, it } from "vitest";
import { RefusedAnswer } from "./refused-answer.ts";
import { readXml } from "./xml.ts";

const bounds = { letters: 1000, elements: 10, depth: 5 };

it("reads elements with their namespaces, attributes and words", () => {
  const text = `<?xml version="1.0"?>\n<a:b xmlns:a="urn:a" c='1 &lt; "2"'>x&amp;&#65;<d xmlns="urn:d" a:e="no"/>&#x42;</a:b>\n`;
  const root = readXml(text, bounds);
  expect(root).toMatchObject({ namespace: "urn:a", name: "b", text: "x&AB" });
  expect([...root.attributes]).toEqual([["c", '1 < "2"']]);
  const [inner] = root.children;
  expect(inner).toMatchObject({ namespace: "urn:d", name: "d" });
  expect([...(inner?.attributes ?? [])]).toEqual([]);
  expect(text.slice(inner?.from, inner?.to)).toBe('<d xmlns="urn:d" a:e="no"/>');
});

it.each([
  "",
  "words",
  "<a>",
  "<a></b>",
  "<a/><b/>",
  "<a/>words",
  "<a b=c/>",
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  "<x:a/>",
  "<a>&unknown;</a>",
  "<a>&valueOf;</a>",
  '<a\u00A0b="1"/>',
  "<a>&#0;</a>",
  "<a>&#xD800;</a>",
  "<a>&#x110000;</a>",
  "<a>&amp</a>",
  "<a><!-- --></a>",
  "<a><![CDATA[b]]></a>",
  "<!DOCTYPE a><a/>",
  "<a><?b?></a>",
  '<?xml version="1.0"?><?xml version="1.0"?><a/>',
  "<a><b><c><d><e><f></f></e></d></c></b></a>",
  "<a><b/><b/><b/><b/><b/><b/><b/><b/><b/><b/></a>",
  `<a>${"b".repeat(1000)}</a>`,
])("refuses %s", (text) => {
  expect(() => readXml(text, bounds)).toThrow(RefusedAnswer);
});

it("skips comments where they may stand", () => {
  expect(readXml("<!-- a --><b>c<!-- <d> -->e</b><!-- f -->", { ...bounds, withComments: true }).text).toBe(
    "ce",
  );
});

it("does not work long for what is none", () => {
  const large = { letters: 300_000, elements: 10_000, depth: 40 };
  const before = process.cpuUsage();
  for (const text of [
    `<a ${" ".repeat(250_000)}`,
    `<a ${'b="c" '.repeat(40_000)}`,
    `<a ${"b".repeat(250_000)}`,
    `<a>${"&".repeat(250_000)}</a>`,
    "<a>".repeat(80_000),
    `<a b="${"&lt;".repeat(60_000)}"`,
  ])
    expect(() => readXml(text, large)).toThrow(RefusedAnswer);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
