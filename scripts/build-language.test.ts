import { parseSync } from "vite";
import { expect, it } from "vitest";
import { translate } from "./build-language.mjs";

const code = `
import { words } from "#kernel/words.ts";
export const folderRefusals = {
  "main-folder": { kind: "forbidden", text: "Cannot rename the Main folder" },
  "folder-exists": { kind: "conflict", text: "It is there already." },
};
export const folderWords = words("folders", { created: "Folder created!", "new-one": "New", rename: "Rename" });
export const other = { kind: "forbidden", words: "Nothing to say" };
`;

function inDutch(catalogue: Record<string, string>): { done: string; missing: string[] } {
  const missing: string[] = [];
  const done = translate(code, parseSync("wording.js", code).program, {
    catalogue,
    onMissing: (id: string) => missing.push(id),
  });
  return { done, missing };
}

it("every sentence and every refusal of a wording is said in the other language, and nothing else changes", () => {
  const { done, missing } = inDutch({
    "refusal.main-folder": 'De "hoofdmap" houdt haar naam',
    "refusal.folder-exists": "Die is er al.",
    "folders.created": "De map is gemaakt!",
    "folders.new-one": "Nieuw",
    "folders.rename": "Naam wijzigen",
  });
  expect(missing).toEqual([]);
  expect(done).toContain(`text: "De \\"hoofdmap\\" houdt haar naam" }`);
  expect(done).toContain(
    `words("folders", { created: "De map is gemaakt!", "new-one": "Nieuw", rename: "Naam wijzigen" })`,
  );
  expect(done).toContain(`words: "Nothing to say"`);
  expect(done).not.toMatch(/Cannot|already|created!"|Rename/);
});

it("a sentence without a translation stays English, and is named", () => {
  const { done, missing } = inDutch({ "folders.created": "De map is gemaakt!" });
  expect(missing).toEqual([
    "refusal.main-folder",
    "refusal.folder-exists",
    "folders.new-one",
    "folders.rename",
  ]);
  expect(done).toContain(`rename: "Rename"`);
});
