import { expect, it } from "vitest";
import { openBodies } from "./bodies.ts";

const body = (html: string) => ({
  html,
  holes: [],
  contents: [],
  minutes: 1,
  summary: "",
  picture: null,
  faults: [],
});

it("renders a version once for each language, because sentences and numbers are written in it", async () => {
  const rendered: string[] = [];
  const bodies = openBodies((document, language) => {
    rendered.push(language);
    return body(`${String(document)} in ${language}`);
  });
  const read = (language: string) => bodies.body({ version: "1:7", language }, async () => "words");
  expect((await read("nl")).html).toBe("words in nl");
  expect((await read("en")).html).toBe("words in en");
  expect((await read("nl")).html).toBe("words in nl");
  expect(rendered).toEqual(["nl", "en"]);
});
