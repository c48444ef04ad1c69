import { expect, it } from "vitest";
import { openBodies } from "./bodies.ts";

const body = (html: string) => ({ html, contents: [], minutes: 1, summary: "", picture: null });

it("renders a version once for each language, because numbers are written in it", async () => {
  const rendered: string[] = [];
  const bodies = openBodies((document, formats) => {
    rendered.push(formats);
    return body(`${String(document)} in ${formats}`);
  });
  const read = (formats: string) => bodies.body({ version: "1:7", formats }, async () => "words");
  expect((await read("nl")).html).toBe("words in nl");
  expect((await read("en")).html).toBe("words in en");
  expect((await read("nl")).html).toBe("words in nl");
  expect(rendered).toEqual(["nl", "en"]);
});
