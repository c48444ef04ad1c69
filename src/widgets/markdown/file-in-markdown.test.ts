import { expect, it } from "vitest";
import { fileInMarkdown } from "./file-in-markdown.ts";
import { renderMarkdown } from "./reader.ts";

it("a picture is shown and another file is linked, whatever its name is", () => {
  const picture = { id: 7, name: "winter [a](b) <c>.png", type: "image/png" };
  expect(renderMarkdown(fileInMarkdown(picture))).toContain(
    '<img src="/-/file/7/winter%20%5Ba%5D%28b%29%20%3Cc%3E.png" alt="winter a(b) &lt;c&gt;"',
  );
  const list = { id: 8, name: "*list*_.txt", type: "text/plain" };
  expect(renderMarkdown(fileInMarkdown(list))).toContain('<a href="/-/file/8/*list*_.txt">*list*_.txt</a>');
});
