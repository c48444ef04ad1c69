import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextState } from "../kit/field-binding.ts";
import { continueList, indent, makeLink, nextHeading, toggleAround, toggleLines } from "./text-commands.ts";

/** A text whose selection stands between two bars. */
function at(marked: string): TextState {
  const start = marked.indexOf("|");
  const end = marked.lastIndexOf("|");
  return start === end
    ? { text: marked.replace("|", ""), start, end: start }
    : { text: marked.replaceAll("|", ""), start, end: end - 1 };
}

function shown({ text, start, end }: TextState): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

describe("writing Markdown", () => {
  it("makes words bold and plain again", () => {
    expect(shown(toggleAround(at("slow |down| now"), "**"))).toBe("slow **|down|** now");
    expect(shown(toggleAround(at("slow **|down|** now"), "**"))).toBe("slow |down| now");
  });

  it("makes a link and waits for its address", () => {
    expect(shown(makeLink(at("see |the list|")))).toBe("see [the list](|https://|)");
  });

  it("makes lists of the selected lines, numbered or not, and plain lines again", () => {
    expect(shown(toggleLines(at("a\n|b\nc|\nd"), "- "))).toBe("a\n|- b\n- c|\nd");
    expect(shown(toggleLines(at("|- b\n- c|"), "- "))).toBe("|b\nc|");
    expect(shown(toggleLines(at("|b\nc|"), "1. "))).toBe("|1. b\n2. c|");
    expect(shown(toggleLines(at("|1. b\n2. c|"), "1. "))).toBe("|b\nc|");
  });

  it("goes through the levels of a heading", () => {
    let state = at("Fog|");
    const seen = Array.from({ length: 4 }, () => (state = nextHeading(state)).text);
    expect(seen).toEqual(["## Fog", "### Fog", "#### Fog", "Fog"]);
  });

  it("moves list items in and out, and other text by two blanks", () => {
    expect(shown(indent(at("- a|"), true))).toBe("  - a|");
    expect(shown(indent(at("  - a|"), false))).toBe("- a|");
    expect(shown(indent(at("a|b"), true))).toBe("a  |b");
  });

  it("goes on with a list at a new line and ends it after an empty item", () => {
    expect(shown(continueList(at("- a|")) ?? at("|"))).toBe("- a\n- |");
    expect(shown(continueList(at("  9. a|")) ?? at("|"))).toBe("  9. a\n  10. |");
    expect(shown(continueList(at("- [x] a|")) ?? at("|"))).toBe("- [x] a\n- [ ] |");
    expect(shown(continueList(at("- a\n- |")) ?? at("x|"))).toBe("- a\n|");
    expect(continueList(at("words|"))).toBeNull();
  });

  it("in and out again is where it began, whatever is selected", () => {
    const texts = fc
      .array(fc.constantFrom("a", "- b", "", "# c", "1. d"), { minLength: 1 })
      .map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const [start, end] = [one % (text.length + 1), other % (text.length + 1)].toSorted((a, b) => a - b);
        if (start === end) return;
        expect(indent(indent({ text, start: start ?? 0, end: end ?? 0 }, true), false).text).toBe(text);
      }),
    );
  });
});
