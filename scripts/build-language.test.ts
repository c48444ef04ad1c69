import { parseSync } from "vite";
import { expect, it } from "vitest";
import { folderOf, inLanguage, withMarks } from "./build-language.mjs";

const code = `
import { words } from "#kernel/words.ts";
export const folderRefusals = {
  "main-folder": { kind: "forbidden", text: "Cannot rename the Main folder" },
  "folder-exists": { kind: "conflict", text: "It is there already." },
};
export const folderWords = words("folders", { created: "Folder created!", "new-one": "New", rename: "Rename" });
export const other = { kind: "forbidden", words: "Nothing to say" };
`;

function built(): { english: Map<string, string>; marks: string } {
  const english = new Map<string, string>();
  return { english, marks: withMarks(code, parseSync("wording.js", code).program, english) };
}

function said(catalogue: Record<string, string>): { done: string; missing: string[] } {
  const { english, marks } = built();
  const missing: string[] = [];
  const done = inLanguage(marks, { catalogue, english, onMissing: (id: string) => missing.push(id) });
  return { done, missing };
}

const dutch = {
  "refusal.main-folder": 'De "hoofdmap" houdt haar naam',
  "refusal.folder-exists": "Die is er al.",
  "folders.created": "De map is gemaakt!",
  "folders.new-one": "Nieuw",
  "folders.rename": "Naam wijzigen",
};

it("what was built says every sentence and every refusal in the other language, and nothing else changes", () => {
  const { done, missing } = said(dutch);
  expect(missing).toEqual([]);
  expect(done).toContain(`text: "De \\"hoofdmap\\" houdt haar naam" }`);
  expect(done).toContain(
    `words("folders", { created: "De map is gemaakt!", "new-one": "Nieuw", rename: "Naam wijzigen" })`,
  );
  expect(done).toContain(`words: "Nothing to say"`);
  expect(done).not.toMatch(/Cannot|already|created!"|Rename|@@/);
});

it("a sentence with values in it is in its pieces, and a text is what ICU reads of it", () => {
  const { done } = said({
    "folders.created": "{count, plural, one {# map} other {# mappen}}, {name}",
    "folders.rename": "'{'Naam'}'",
  });
  expect(done).toContain(
    `created: [["count","plural",{"one":["#"," map"],"other":["#"," mappen"]}],", ",["name"]]`,
  );
  expect(done).toContain(`rename: "{Naam}"`);
});

it("a sentence without a translation stays English, and is named", () => {
  const { done, missing } = said({ "folders.created": "De map is gemaakt!" });
  expect(missing).toEqual([
    "refusal.main-folder",
    "refusal.folder-exists",
    "folders.new-one",
    "folders.rename",
  ]);
  expect(done).toContain(`rename: "Rename"`);
});

it("marks are found in any quotes that a minifier writes, and one that was joined to another text is a fault", () => {
  const english = new Map([["folders.rename", "Rename"]]);
  const say = (text: string) => inLanguage(text, { catalogue: {}, english, onMissing: () => {} });
  expect(say("a='@@folders.rename@@';b=`@@folders.rename@@`")).toBe('a="Rename";b="Rename"');
  expect(() => say('"Do @@folders.rename@@"')).toThrow("joined to another text");
});

it("files are called otherwise as soon as one sentence is another, in English too", () => {
  const { english } = built();
  const names = [
    folderOf("nl", { catalogue: dutch, english }),
    folderOf("nl", { catalogue: { ...dutch, "folders.rename": "Hernoemen" }, english }),
    folderOf("nl", { catalogue: dutch, english: new Map([...english, ["folders.rename", "Change name"]]) }),
  ];
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^nl-[0-9a-f]{8}$/);
});

it("files are called the same in whatever order their sentences are found", () => {
  const { english } = built();
  const turned = {
    catalogue: Object.fromEntries(Object.entries(dutch).toReversed()),
    english: new Map([...english].toReversed()),
  };
  expect(folderOf("nl", turned)).toBe(folderOf("nl", { catalogue: dutch, english }));
});
