import fc from "fast-check";
import { expect, it } from "vitest";
import { FileFact } from "#widgets/kit/file-fact.ts";
import { fileName, pictureName } from "./file-name.ts";
import { anyCharacter } from "#testing/any-character.ts";

it.each([
  ["plan.pdf", "plan.pdf"],
  ["C:\\Users\\Ed\\plan.pdf", "plan.pdf"],
  ["../../etc/passwd", "passwd"],
  ["", "file"],
  ["..", "file"],
  ["a/", "file"],
  ["re\u0000po\u001frt.txt", "report.txt"],
  ["invoice\u202efdp.exe", "invoicefdp.exe"],
  ["e\u0301te\u0301.png", "été.png"],
  [`${"x".repeat(300)}.docx`, `${"x".repeat(250)}.docx`],
])("%j is kept as %j", (sent, kept) => {
  expect(fileName(sent)).toBe(kept);
});

it("a picture written anew carries the ending of what it is [UPLD-18]", () => {
  expect(pictureName("shore.HEIC", "image/jpeg")).toBe("shore.jpg");
  expect(pictureName("shore.jpeg", "image/jpeg")).toBe("shore.jpeg");
  expect(pictureName("shore", "image/png")).toBe("shore.png");
});

it("whatever a sender calls a file, a widget can keep its name (long)", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (sent) => {
      for (const name of [fileName(sent), pictureName(sent, "image/jpeg")])
        expect(FileFact.safeParse({ id: 1, name, size: 1, type: "image/jpeg" }).success).toBe(true);
    }),
  );
});
