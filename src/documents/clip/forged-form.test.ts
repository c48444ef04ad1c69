import { describe, expect, it } from "vitest";
import { comeIn, goOut } from "#testing/clipboard-trip.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";

describe("a form of ours that is not to be believed", () => {
  const { rich } = examples.Heading;
  const { version, content } = schemas.Heading;
  const out = goOut([{ kind: "Heading", version, content: content.parse(rich) }]);
  const forged = (change: (form: Record<string, unknown>) => void) => {
    const found = /data-atrium="([^"]*)"/.exec(out.html)?.[1] ?? "";
    const form = JSON.parse(
      found.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&lt;", "<"),
    ) as Record<string, unknown>;
    change(form);
    const written = JSON.stringify(form).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return { html: `<div data-atrium="${written}"><p>Only words</p></div>`, text: out.text };
  };
  const kindsOf = (copied: { html: string; text: string }) => comeIn(copied).map(({ kind }) => kind);

  it("gives way to the HTML beside it", () => {
    expect(kindsOf(forged(() => {}))).toEqual(["Heading"]);
    for (const change of [
      (form: Record<string, unknown>) => (form["form"] = 2),
      (form: Record<string, unknown>) => (form["more"] = 1),
      (form: Record<string, unknown>) => (form["widgets"] = []),
      (form: Record<string, unknown>) => (form["widgets"] = [{ kind: "Nothing", version: 1, content: {} }]),
      (form: Record<string, unknown>) => (form["widgets"] = [{ kind: "Heading", version: 99, content: {} }]),
      (form: Record<string, unknown>) =>
        (form["widgets"] = [{ kind: "Heading", version: 1, content: { text: 1 } }]),
      (form: Record<string, unknown>) =>
        (form["widgets"] = Array.from({ length: 1001 }, () => ({
          kind: "Heading",
          version: 1,
          content: {},
        }))),
    ])
      expect(kindsOf(forged(change))).toEqual(["Paragraph"]);
    expect(kindsOf({ html: '<div data-atrium="{"><p>x</p></div>', text: "" })).toEqual(["Paragraph"]);
  });

  it("counts for the words beside it alone: what was changed in another program is read as it is now", () => {
    expect(kindsOf({ ...forged(() => {}), text: "Only words" })).toEqual(["Paragraph"]);
    expect(kindsOf({ ...forged(() => {}), text: `${out.text.replaceAll("\n", "\r\n")}\r\n` })).toEqual([
      "Heading",
    ]);
  });
});
