import { describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { heading, note } from "#testing/draft-writer.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { excerptsOf } from "./page-excerpts.ts";

const page = (widgets: Record<string, StoredWidget>) =>
  stacked(Object.entries(widgets).map(([id, widget]) => ({ id, ...widget })));
const text = (source: string, title = "Fog") => page({ title01: heading(title), text0001: note(source) });
const changed = (before: string, after: string) => excerptsOf(text(after), text(before))?.changed ?? null;

type Run = string | { readonly of: "person" | "page"; readonly id: number };
function paragraph(...runs: readonly Run[]): StoredWidget {
  const content = runs.map((run) =>
    typeof run === "string" ? { type: "text", text: run } : { type: "mention", mention: run },
  );
  return {
    kind: "Paragraph",
    version: 1,
    content: { text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph", content }] } },
  };
}
const ada = { of: "person", id: 12 } as const;
const ed = { of: "person", id: 7 } as const;
const mentions = (...runs: readonly Run[]) =>
  excerptsOf(page({ text0001: paragraph(...runs) }), null)?.mentions;

describe("of a changed page is quoted", () => {
  it.each([
    [
      "the sentence with other words",
      "It rains. We sail at 12 now.",
      "It rains. We sail at 13 now.",
      "We sail at 13 now.",
    ],
    ["a sentence more", "It rains.", "It rains. Stay in port.", "Stay in port."],
    ["the first of several", "One.\n\nTwo.", "Uno.\n\nDue.", "Uno."],
    ["nothing where words only went", "It rains. Stay.", "It rains.", null],
    ["nothing where no word is another", "It rains.", "*It* rains.", null],
  ])("%s", (_, before, after, excerpt) => {
    expect(changed(before, after)).toBe(excerpt);
  });

  it("the first block that says more, a new one as well, and a long sentence in part", () => {
    expect(excerptsOf(text("It rains.", "Ice"), text("It snows."))?.changed).toBe("Ice");
    expect(excerptsOf(text("It rains."), page({ title01: heading("Fog") }))?.changed).toBe("It rains.");
    const long = changed("It rains.", `It rains. ${"And rains ".repeat(60)}`) ?? "";
    expect([long.length <= 242, long.startsWith("And rains"), long.endsWith("…")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("nothing of what shows itself to some, or for a time", () => {
    const notice = (words: string): StoredWidget => ({
      kind: "Checklist",
      version: 1,
      content: { items: [{ id: "1", text: words }] },
    });
    expect(excerptsOf(page({ list0001: notice("New") }), page({ list0001: notice("Old") }))).toBeNull();
  });
});

describe("of a page that mentions people is quoted, for each", () => {
  it("what stands around it, the others by what stands for them, and pages without their titles", () => {
    expect(mentions("It rains. ", ada, ", ask ", ed, " about ", { of: "page", id: 3 }, ".")).toEqual({
      12: "It rains. @[12], ask @[7] about @….",
      7: "It rains. @[12], ask @[7] about @….",
    });
    expect(mentions("Nobody.")).toBeUndefined();
  });

  it("the sentence from its beginning, and no half of a mention where the words are cut", () => {
    const long = "rope ".repeat(60);
    expect(mentions(`${long}. Now `, ada, " has it.")?.[12]).toBe("Now @[12] has it.");
    const cut = mentions(ada, "ー".repeat(236), ed, ed)?.[12] ?? "";
    expect([cut.startsWith("@[12]ー"), cut.endsWith("ー…")]).toEqual([true, true]);
  });
});
