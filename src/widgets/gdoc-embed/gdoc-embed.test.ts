import { expect, it } from "vitest";
import { gdocEmbed, shownGDocEmbed } from "./schema.ts";

const shown = (address: string) => shownGDocEmbed({ ...gdocEmbed.empty(), address });

it.each([
  ["document/d/1abcDEF_ghi-jkl/edit?usp=sharing", "Google Docs", "document/d/1abcDEF_ghi-jkl/preview"],
  ["spreadsheets/d/1abcDEF_ghi-jkl/edit#gid=0", "Google Sheets", "spreadsheets/d/1abcDEF_ghi-jkl/preview"],
  ["presentation/d/1abcDEF_ghi-jkl", "Google Slides", "presentation/d/1abcDEF_ghi-jkl/embed"],
  ["forms/d/e/1abcDEF_ghi-jkl/viewform", "Google Forms", "forms/d/e/1abcDEF_ghi-jkl/viewform?embedded=true"],
])("docs.google.com/%s is shown by %s [WIDG-20] [WIDG-08]", (path, service, frame) => {
  const address = `https://docs.google.com/${path}`;
  expect(shown(address)).toEqual({ service, src: `https://docs.google.com/${frame}`, address, size: 600 });
});

it("a Google document is as high as it is told to be [WIDG-20]", () => {
  const address = "https://docs.google.com/document/d/1abcDEF_ghi-jkl";
  const heightOf = (height: number) => shownGDocEmbed({ ...gdocEmbed.empty(), address, height })?.size;
  expect([200, 800].map(heightOf)).toEqual([200, 800]);
});

it.each([
  "",
  "http://docs.google.com/document/d/1abcDEF_ghi-jkl",
  "https://docs.google.com.evil.example/document/d/1abcDEF_ghi-jkl",
  "https://docs.google.com/folders/d/1abcDEF_ghi-jkl",
  "javascript:alert(1)",
])("%j is no Google document [WIDG-20]", (address) => {
  expect(shown(address)).toBeNull();
});
