import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { tries } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { cleanMathMl } from "./clean-math-ml.ts";
import { formulaOf } from "./formula.ts";
import { math } from "./schema.ts";
import { MathView } from "./view.tsx";

const read = (source: string) => renderToStaticMarkup(<MathView content={{ source }} say={sayIn("en")} />);
const isRead = (source: string) => "mathMl" in formulaOf(source);

describe("a formula is read as MathML, made on the server", () => {
  it("with its parts", () => {
    const html = read("\\frac{a^2}{\\sqrt{b}} \\leq \\sum_{i=1}^n x_i");
    // A wide one is pushed aside by keys too.
    expect(html).toMatch(
      /^<div class="math" dir="ltr" role="group" tabindex="0" aria-label="Formula"><math display="block"/,
    );
    for (const part of ["<mfrac>", "<msup>", "<msqrt>", "<mo>≤</mo>", "∑", "<msub>"])
      expect(html).toContain(part);
  });

  it("one that cannot be read stands there as it was typed, and nothing where nothing was typed", () => {
    expect(read("\\frac{1")).toBe('<pre class="math math-source" dir="ltr"><code>\\frac{1</code></pre>');
    expect(read("<b>\\frac{1")).toContain("<code>&lt;b&gt;\\frac{1</code>");
    expect(read(" \n ")).toBe("");
  });

  it("holds 2000 letters at the most", () => {
    const holds = (most: number) => math.content.safeParse({ source: "x".repeat(most) }).success;
    expect([holds(2000), holds(2001)]).toEqual([true, false]);
  });
});

describe("formulas of strangers are harmless", () => {
  it.each([
    "\\href{javascript:alert(1)}{x}",
    "\\url{https://x.example}",
    "\\includegraphics{https://x.example/a.png}",
    "\\class{x}{y}",
    "\\id{body}{y}",
    "\\style{position:fixed}{y}",
    "\\data{a=b}{y}",
    "\\textcolor{url(https://x.example)}{y}",
  ])("%s is refused", (source) => expect(isRead(source)).toBe(false));

  it.each([
    ["\\text{<img src=x onerror=alert(1)>}", "<img"],
    ["\\label{body} x \\tag{1} \\ref{body}", "id="],
    ["\\label{body} x \\tag{1} \\ref{body}", "href"],
  ])("%s has no %s in it", (source, not) => {
    expect(isRead(source)).toBe(true);
    expect(read(source)).not.toContain(not);
  });

  it("what is no MathML loses its tags, and what leads somewhere, runs or floats its attributes", () => {
    const drawn = `<math onclick="x" id='a'><script>1</script><mi href="https://x.example" style="position:fixed;inset:0" mathvariant="bold">x</mi><svg><a href='y'>z</a></svg><mo style="background:url(x)" stretchy="true">|</mo></math>`;
    expect(cleanMathMl(drawn)).toBe('<math>1<mi mathvariant="bold">x</mi>z<mo stretchy="true">|</mo></math>');
  });

  it("whatever is typed is drawn from the closed list, or not at all", () => {
    const parts = fc.constantFrom(
      "\\frac",
      "{",
      "}",
      "^",
      "_",
      "&",
      "\\\\",
      "x",
      "\\text{",
      "<b>",
      '"',
      "'",
      "\\sqrt",
      "\\left(",
      "\\right)",
      "\\begin{pmatrix}",
      "\\end{pmatrix}",
      "\\color{red}",
      "\\def\\a{\\a}",
      "\\a",
      "%",
      "#1",
      "\\label{y}",
      "\\tag{1}",
      " on=1 ",
      "\u202e",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (source) => {
        const formula = formulaOf(source.join(""));
        if (!("mathMl" in formula)) return;
        const tags = [...formula.mathMl.matchAll(/<\/?([^\s>]*)([^>]*)>/g)];
        for (const [, name = "", rest = ""] of tags) {
          expect(name).toMatch(/^(math|semantics|m[a-z]+|none)$/);
          expect(rest).not.toMatch(/\b(on\w+|href|src|id)\s*=/);
        }
      }),
      { numRuns: tries(300) },
    );
  });

  it.each([
    [
      "macros that put in each other",
      `${"abcdefgh".replace(/./g, (at) => `\\def\\${at}${at}{\\${String.fromCharCode(at.charCodeAt(0) + 1)}${String.fromCharCode(at.charCodeAt(0) + 1)}\\${at}x}`)}\\aa`,
    ],
    ["one that puts in itself", "\\def\\a{\\a\\a}\\a"],
    ["braces in each other", "{".repeat(1000) + "}".repeat(1000)],
    ["fractions in each other", "\\frac1{".repeat(250) + "}".repeat(250)],
    ["exponents in each other", "x^{".repeat(500) + "}".repeat(500)],
    ["a wide matrix", `\\begin{matrix}${"&".repeat(1900)}\\end{matrix}`],
    ["a long matrix", `\\begin{matrix}${"\\\\".repeat(900)}\\end{matrix}`],
    ["roots without a number", "\\sqrt".repeat(400)],
    ["signs alone", "^_".repeat(1000)],
    ["quotes", "'".repeat(2000)],
  ])("%s cost less than half a second of work", (_, source) => {
    const before = process.cpuUsage();
    const formula = formulaOf(source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
    expect("mathMl" in formula ? formula.mathMl.length : 0).toBeLessThanOrEqual(150_000);
  });
});

describe("whoever writes one", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld("a hash");
  });
  afterAll(() => world.close());

  it("sees it with each letter, and is told where it cannot be read (long)", async () => {
    const page = await draftedPage(world, {
      math0001: { kind: "Math", version: 1, content: { source: "x" } },
    });
    const screen = await shown(world, world.ed, `/page/${page}/?edit`);
    await screen.pass(2000);
    await screen.click("button", /^Move .*: drag/);
    const drawn = () => screen.document.querySelector(".math math")?.textContent ?? null;
    expect(drawn()).toBe("x");
    await screen.type("Formula in TeX", "x^2");
    expect(drawn()).toBe("x2");
    await screen.type("Formula in TeX", "x^2+\\frac{{1");
    expect(drawn()).toBeNull();
    expect(screen.text()).toContain(
      "This formula can't be read near “+\\frac{1”. Readers see what you typed.",
    );
  });
});
