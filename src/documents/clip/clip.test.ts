import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyWidget } from "#testing/html/any-widget.ts";
import { holesIn } from "#testing/html/closed-html.ts";
import { comeIn, goOut, origin } from "#testing/clipboard-trip.ts";
import { tries } from "#testing/properties.ts";
import { examples } from "#widgets/examples.ts";
import { readContent, schemas } from "#widgets/schemas.ts";
import { type StoredWidget, widgetKinds } from "#widgets/widget.ts";
import type { Document } from "../document.ts";
import { widgetsOf } from "./clip.ts";

const example = (kind: StoredWidget["kind"]): StoredWidget => ({
  kind,
  version: schemas[kind].version,
  content: schemas[kind].content.parse(examples[kind].rich),
});
const all = widgetKinds.map(example);

describe("widgets on their way through a clipboard", () => {
  it("come back as they went, whatever they say, with their columns (long)", () => {
    const stand = fc.option(
      fc.record({
        row: fc.nat({ max: 9 }),
        column: fc.nat({ max: 3 }),
        width: fc.integer({ min: 1, max: 12 }),
      }),
      { nil: undefined },
    );
    const pasted = fc.tuple(anyWidget, stand).map(([widget, at]) => {
      const read = { ...widget, content: readContent(widget) };
      return at ? { ...read, stand: at } : read;
    });
    fc.assert(
      fc.property(fc.array(pasted, { minLength: 1, maxLength: 5 }), (widgets) => {
        // What JSON has no sign for is no part of a document.
        expect(comeIn(goOut(widgets))).toEqual(JSON.parse(JSON.stringify(widgets)));
      }),
      { numRuns: tries(100) },
    );
  });

  it("bring no script and no way out of its element into other programs", () => {
    fc.assert(
      fc.property(anyWidget, (widget) => {
        const { html } = goOut([{ ...widget, content: readContent(widget) }]);
        const inside = html.slice(html.indexOf(">") + 1, -"</div>".length);
        expect(holesIn(inside.replaceAll(`"${origin}/`, '"/'))).toEqual([]);
        expect(/^<div data-atrium="[^"<>]*">/.test(html)).toBe(true);
      }),
      { numRuns: tries(200) },
    );
  });

  it("say their words to programs that know words only, and come back from there as near as words can (long)", () => {
    const { text } = goOut(all);
    expect(text).toMatchInlineSnapshot(`
      "Slow
      down, see www.example.orgthe pageFog
      - horn
      - bell

      # Fog, and www.example.org

      Ship	Draught
      www.example.org	"fog
      fog"
      Tiger	34

      - [ ] Sound the horn
      - [ ] Slow down, see www.example.org
      - [ ] Call the harbour

      \`\`\`js
      if (isFoggy) {
        slowDown();
      }

      # <b>www.example.org</b>
      \`\`\`

      # Fog {#fog}

      - [x] sound the horn
      - [ ] slow down to **six** knots

      | Ship | Draught |
      |---|---|
      | Tiger | 34 dm |

      ![chart](/-/file/7/chart.png) [plan](/-/file/9/plan.pdf)

      $$\\int_0^1 \\frac{x^2}{1+<b>}\\,dx$$

      ---

      [Book a berth](https://noordervaart.example/page/12/)

      Fog on the sound
      Boats leave ten minutes later.
      See www.example.org

      Where do I <b>park?
      Slow
      down, see www.example.orgthe pageFog
      - horn
      - bell

      Where do I <b>park?
      Slow
      down, see www.example.orgthe pageFog
      - horn
      - bell

      Winter <b>timetable
      2026-12-07 08:00 UTC

      Who to ask <b>
      - the person
      - the person

      ![ice <b>.png](https://noordervaart.example/-/file/8/ice%20%3Cb%3E.png)
      ![The shore](https://noordervaart.example/-/file/7/shore%20%26%20fog.jpg)
      Fog
      over it

      [The plan](https://noordervaart.example/-/file/9/Plan%202026.pdf)

      Forms <b>
      - [The plan](https://noordervaart.example/-/file/9/Plan%202026.pdf)
      - [a<b>.csv](https://noordervaart.example/-/file/13/a%3Cb%3E.csv)

      [The plan <b>](https://noordervaart.example/-/file/9/Plan%202026.pdf)

      [The tour <b>](https://noordervaart.example/-/file/11/tour.mp4)

      [The new ship <b>](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12)

      [Harbour <b>](https://vimeo.com/76979871)

      [Status](https://status.example.org/?a=%3Cb%3E&c)

      [Terminal](https://www.google.com/maps/search/?api=1&query=53.33%2C%206.92)

      [Crew](https://calendar.google.com/calendar/embed?src=crew%40group.calendar.google.com)

      [Rota](https://docs.google.com/document/d/1abcDEF_ghi-jkl/edit?usp=sharing)

      [News <b> of the harbour](https://news.example.org/feed.xml)

      The winter timetable starts on 7 December
      Last boat at 19:05.
      See www.example.org
      See the timetable: https://noordervaart.example/page/12/

      - Report an incident: https://noordervaart.example/page/12/
      - My roster: https://roster.example/"
    `);
    expect(comeIn({ html: "", text }).map(({ kind }) => kind)).toMatchInlineSnapshot(`
      [
        "Paragraph",
        "Heading",
        "Paragraph",
        "Checklist",
        "CodeSnippet",
        "Heading",
        "Checklist",
        "Table",
        "Image",
        "Paragraph",
        "Divider",
        "Paragraph",
        "Image",
        "Image",
        "Paragraph",
      ]
    `);
  });

  it("are clean HTML for word processors, and come back from there", () => {
    const { html } = goOut(all);
    const inside = html.slice(html.indexOf(">") + 1, -"</div>".length);
    expect(inside).toMatchInlineSnapshot(`
      "<p><a href="https://example.org/"><strong>Slow</strong></a><br>down, see www.example.org<strong><a href="https://noordervaart.example/page/" data-mention="page:7" data-mention-of="https://noordervaart.example">the page</a></strong><span style="font-size:14.5pt"><span style="font-family:'Lora',serif"><span style="color:#364ab5">Fog</span></span></span></p><ul><li>horn</li><li>bell</li></ul><h1><a href="https://example.org/fog"><strong>Fog</strong></a>, <em>and</em> www.example.org</h1><table border="1" cellspacing="0" cellpadding="4"><thead><tr><th>Ship</th><th>Draught</th></tr></thead><tbody><tr><td>www.example.org</td><td><a href="https://noordervaart.example/page/12/"><strong>fog</strong></a><br>fog</td></tr><tr><td>Tiger</td><td>34</td></tr></tbody></table><ul><li>☐ Sound the horn</li><li>☐ Slow down, see www.example.org</li><li>☐ Call the harbour</li></ul><pre><code class="language-js">if (isFoggy) {
        slowDown();
      }

      # &lt;b&gt;www.example.org&lt;/b&gt;</code></pre><h2>Fog</h2>
      <ul>
      <li>☑ sound the horn</li>
      <li>☐ slow down to <strong>six</strong> knots</li>
      </ul>
      <table>
      <thead>
      <tr>
      <th>Ship</th>
      <th>Draught</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>Tiger</td>
      <td>34 dm</td>
      </tr>
      </tbody>
      </table>
      <p><img src="https://noordervaart.example/-/file/7/chart.png" alt="chart"> <a href="https://noordervaart.example/-/file/9/plan.pdf">plan</a></p>
      <p>$$\\int_0^1 \\frac{x^2}{1+&lt;b&gt;}\\,dx$$</p><hr><p><a href="https://noordervaart.example/page/12/">Book a berth</a></p><p><strong>Fog on the sound</strong></p><p>Boats leave ten minutes later.<br>See www.example.org</p><p><strong>Where do I &lt;b&gt;park?</strong></p><p><a href="https://example.org/"><strong>Slow</strong></a><br>down, see www.example.org<strong><a href="https://noordervaart.example/page/" data-mention="page:7" data-mention-of="https://noordervaart.example">the page</a></strong><span style="font-size:14.5pt"><span style="font-family:'Lora',serif"><span style="color:#364ab5">Fog</span></span></span></p><ul><li>horn</li><li>bell</li></ul><p><strong>Where do I &lt;b&gt;park?</strong></p><p><a href="https://example.org/"><strong>Slow</strong></a><br>down, see www.example.org<strong><a href="https://noordervaart.example/page/" data-mention="page:7" data-mention-of="https://noordervaart.example">the page</a></strong><span style="font-size:14.5pt"><span style="font-family:'Lora',serif"><span style="color:#364ab5">Fog</span></span></span></p><ul><li>horn</li><li>bell</li></ul><p>Winter &lt;b&gt;timetable<br>2026-12-07 08:00 UTC</p><p><strong>Who to ask &lt;b&gt;</strong></p><ul><li>the person</li><li>the person</li></ul><p><img src="https://noordervaart.example/-/file/8/p.png" alt="" width="30" height="40"></p><p><img src="https://noordervaart.example/-/file/7/p.png" alt="The shore" width="1600" height="900"></p><p>Fog<br>over it</p><p><a href="https://noordervaart.example/-/file/9/Plan%202026.pdf">The plan</a></p><p><strong>Forms &lt;b&gt;</strong></p><ul><li><a href="https://noordervaart.example/-/file/9/Plan%202026.pdf">The plan</a></li><li><a href="https://noordervaart.example/-/file/13/a%3Cb%3E.csv">a&lt;b&gt;.csv</a></li></ul><p><a href="https://noordervaart.example/-/file/9/Plan%202026.pdf">The plan &lt;b&gt;</a></p><p><a href="https://noordervaart.example/-/file/11/tour.mp4">The tour &lt;b&gt;</a></p><p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=12">The new ship &lt;b&gt;</a></p><p><a href="https://vimeo.com/76979871">Harbour &lt;b&gt;</a></p><p><a href="https://status.example.org/?a=%3Cb%3E&amp;c">Status</a></p><p><a href="https://www.google.com/maps/search/?api=1&amp;query=53.33%2C%206.92">Terminal</a></p><p><a href="https://calendar.google.com/calendar/embed?src=crew%40group.calendar.google.com">Crew</a></p><p><a href="https://docs.google.com/document/d/1abcDEF_ghi-jkl/edit?usp=sharing">Rota</a></p><p><a href="https://news.example.org/feed.xml">News &lt;b&gt; of the harbour</a></p><p><img src="https://noordervaart.example/-/file/12/p.png" alt="" width="1600" height="900"></p><p><strong>The winter timetable starts on 7 December</strong></p><p>Last boat at 19:05.<br>See www.example.org</p><p><a href="https://noordervaart.example/page/12/">See the timetable</a></p><ul><li><a href="https://noordervaart.example/page/12/">Report an incident</a></li><li><a href="https://roster.example/">My roster</a></li></ul>"
    `);
    expect(comeIn({ html: inside, text: "" }).map(({ kind }) => kind)).toMatchInlineSnapshot(`
      [
        "Paragraph",
        "Heading",
        "Table",
        "Checklist",
        "CodeSnippet",
        "Heading",
        "Checklist",
        "Table",
        "Image",
        "Paragraph",
        "Divider",
        "Paragraph",
        "Image",
        "Image",
        "Paragraph",
        "Image",
        "Paragraph",
      ]
    `);
  });
});

it("widgets that stand beside each other keep their places, and those alone in a row none", () => {
  const widget = { kind: "Heading", version: 1, content: { text: "x", level: "h1", anchor: "" } } as const;
  const document: Document = {
    rows: [
      { columns: [{ width: 12, widgets: ["aaaaaa"] }] },
      {
        columns: [
          { width: 4, widgets: ["bbbbbb", "cccccc"] },
          { width: 8, widgets: ["dddddd"] },
        ],
      },
    ],
    widgets: { aaaaaa: widget, bbbbbb: widget, cccccc: widget, dddddd: widget },
  };
  const stands = (...ids: string[]) => widgetsOf(document, new Set(ids)).map(({ stand }) => stand ?? null);
  expect(stands("dddddd", "aaaaaa", "cccccc", "bbbbbb")).toEqual([
    null,
    { row: 1, column: 0, width: 4 },
    { row: 1, column: 0, width: 4 },
    { row: 1, column: 1, width: 8 },
  ]);
  expect(stands("bbbbbb", "cccccc")).toEqual([null, null]);
});
