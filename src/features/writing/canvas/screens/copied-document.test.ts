import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readClip } from "#documents/clip/read-clip.ts";
import { origin, read } from "#testing/html/pasted.ts";
import { copiedIn } from "./copied-document.ts";

const file = (name: string) => readFileSync(join("src/testing/clipboards", name), "utf8");

/** A clipboard as Visual Studio Code fills it. */
function copiedInEditor(program: string, mode: string, text = file(`${program}.txt`)) {
  const held: Record<string, string> = {
    "text/plain": text,
    "text/html": program === "plain-text" ? "" : file(`${program}.html`),
    "vscode-editor-data": JSON.stringify({
      version: 1,
      isFromEmptySelection: false,
      multicursorText: null,
      mode,
    }),
  };
  const data = { getData: (type: string) => held[type] ?? "" } as DataTransfer;
  return read(readClip(copiedIn(data), { origin, holds: () => false }));
}

it("Markdown that was copied in an editor of source means what its signs mean", () => {
  expect(copiedInEditor("markdown", "markdown").slice(0, 3)).toEqual([
    "h0: Fog",
    "plain: p[Keep a bold(lookout) and https://example.org/(read).]ul[li[p[horn]ul[li[p[long]]]]li[p[bell]]]",
    "tasks: lights",
  ]);
});

it("lines of a program are code of its language, also with marks of code in them", () => {
  expect(copiedInEditor("code", "typescript")).toEqual([
    "code in typescript: for (const ship of ships) {\n  sail(ship);\n}",
  ]);
  expect(copiedInEditor("code", "typescript", "const a = `\n```\n`;\n")).toEqual([
    "code in typescript: const a = `\n```\n`;",
  ]);
});

it("one line of a program, and what any other program copies, is read as ever", () => {
  expect(copiedInEditor("plain-text", "typescript", "sail(ship)\n")).toEqual(["plain: p[sail(ship)]"]);
  expect(copiedInEditor("plain-text", "")).toEqual([
    "plain: p[First line|second line]p[Another paragraph, 5 < 6 & more]",
  ]);
  expect(copiedInEditor("plain-text", "plaintext", "5 < 6 & more")).toEqual(["plain: p[5 < 6 & more]"]);
});
