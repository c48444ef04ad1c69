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

it("what a busy machine had no time for is rendered for the next reader, and what took too long is not tried again", async () => {
  const long = {
    rows: [{ columns: [{ width: 12, widgets: ["aaaaaa"] }] }],
    widgets: { aaaaaa: { kind: "Markdown", version: 1, content: { source: "Fog. ".repeat(5000) } } },
  };
  const answers = ["too-busy", body("words"), "too-long", body("never")] as const;
  let asked = 0;
  const renderAside = async () => answers[asked++] ?? "too-busy";
  const bodies = openBodies(() => body("short"), { renderAside });
  const read = (version: string) => bodies.body({ version, language: "en" }, async () => long);
  expect((await read("1:1")).html).not.toBe("words");
  expect((await read("1:1")).html).toBe("words");
  expect((await read("1:1")).html).toBe("words");
  const plain = await read("1:2");
  expect(plain.html).not.toBe("words");
  expect(await read("1:2")).toEqual(plain);
  expect(asked).toBe(3);
});
