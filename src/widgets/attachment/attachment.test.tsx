import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { attachment } from "./schema.ts";
import { AttachmentView } from "./view.tsx";

const file = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };
const html = (content: object) =>
  renderToStaticMarkup(<AttachmentView content={{ ...attachment.empty(), ...content }} />);

it("an attachment is a file to take along, by its title or its own name [WIDG-07]", () => {
  expect(html({ file, title: "The <plan>" })).toContain(
    '<a href="/-/file/9/Plan%202026.pdf" download="Plan 2026.pdf" dir="auto">The &lt;plan&gt;</a>',
  );
  expect(html({ file })).toContain(">Plan 2026.pdf</a>");
  expect(html({})).toBe("");
  expect(attachment.files({ file, title: "" })).toEqual([9]);
});
