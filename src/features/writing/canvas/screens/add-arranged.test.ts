import { describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { widgetsOf } from "#documents/clip/clip.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import type { PastedWidget, Stand } from "#widgets/kit/clipboard.ts";
import { addArranged } from "./add-arranged.ts";

const saying = (text: string, stand?: Stand): PastedWidget => {
  const widget = { kind: "Heading", version: 1, content: { text, level: "h1", anchor: "" } } as const;
  return stand ? { ...widget, stand } : widget;
};
const at = (row: number, column: number, width: number): Stand => ({ row, column, width });
const page = () =>
  draftFrom(
    stacked([
      { id: "first001", ...saying("first") },
      { id: "last0001", ...saying("last") },
    ]),
  );

/** The rows of a page: words of a column's widgets, and how wide it is where it is not alone. */
function drawn(draft: ReturnType<typeof page>): string[] {
  const { rows, widgets } = documentFrom(draft);
  const words = (id: string) => (widgets[id]?.content as { text?: string } | undefined)?.text ?? "";
  return rows.map(({ columns }) =>
    columns
      .map((column) => column.widgets.map(words).join("+") + (columns.length > 1 ? ` ${column.width}` : ""))
      .join(" | "),
  );
}
const section = [
  saying("before"),
  saying("a", at(3, 0, 3)),
  saying("b", at(3, 0, 3)),
  saying("c", at(3, 1, 9)),
  saying("d", at(7, 0, 6)),
  saying("e", at(7, 1, 6)),
  saying("after"),
];

describe("widgets that are put in", () => {
  it("stand beside each other as they did, in rows of their own", () => {
    const draft = page();
    const made = addArranged(draft, section, { where: "after", widget: "first001" });
    expect(drawn(draft)).toEqual(["first", "before", "a+b 3 | c 9", "d 6 | e 6", "after", "last"]);
    expect(made).toHaveLength(7);
  });

  it("come back as they went when they are copied from there", () => {
    const draft = page();
    const made = addArranged(draft, section, { where: "last" });
    const again = widgetsOf(documentFrom(draft), new Set(made));
    const other = draftFrom(stacked([{ id: "first001", ...saying("first") }]));
    addArranged(other, again, { where: "above", widget: "first001" });
    expect(drawn(other)).toEqual(["before", "a+b 3 | c 9", "d 6 | e 6", "after", "first"]);
  });

  it("stand one below the other within a column", () => {
    const draft = page();
    const [, , second] = addArranged(draft, section.slice(1, 4), { where: "after", widget: "first001" });
    addArranged(draft, section.slice(4), { where: "after", widget: second ?? "" });
    expect(drawn(draft)).toEqual(["first", "a+b 3 | c+d+e+after 9", "last"]);
  });
});
