import { expect, it } from "vitest";
import { mayServeAs, purposeOf, sizeLimits } from "./rules.ts";
import { fileRefusals } from "./wording.ts";

it.each([
  ["image", "image/png", "image/png", "allowed"],
  ["image", "image/heic", "image/heic", "allowed"],
  ["image", "image/webp", "image/webp", "allowed"],
  ["image", "image/avif", "image/avif", "allowed"],
  ["image", "image/tiff", "image/tiff", "allowed"],
  ["image", "application/x-image", "image/png", "allowed"],
  ["image", "", "image/heic", "allowed"],
  ["image", "application/octet-stream", "image/jpeg", "allowed"],
  ["image", "text/html", "image/gif", "image-format"],
  ["image", "image/png", "text/plain", "image-format"],
  ["image", "image/svg+xml", "application/octet-stream", "image-format"],
  ["pdf", "application/pdf", "application/pdf", "allowed"],
  ["pdf", "application/pdf", "text/plain", "pdf-format"],
  ["video", "video/mp4", "video/mp4", "allowed"],
  ["video", "video/mp4", "video/quicktime", "video-format"],
  ["file", "anything/at-all", "application/octet-stream", "allowed"],
] as const)(
  "as %s, declared %j and found to be %s: %s [UPLD-02] [UPLD-05] [UPLD-07] [UPLD-18]",
  (purpose, declared, sniffed, expected) => {
    const verdict = mayServeAs(purpose, { declared, sniffed });
    expect(verdict.allowed ? "allowed" : verdict.code).toBe(expected);
  },
);

it("each purpose has its limit and its sentence [UPLD-03] [UPLD-06] [UPLD-08] [UPLD-09] [UPLD-19] [WIDG-09]", () => {
  const said = Object.entries(sizeLimits).map(([purpose, { most, refusal }]) => [
    purpose,
    most / 1024 / 1024,
    fileRefusals[refusal].text,
  ]);
  expect(said).toEqual([
    ["image", 15, "File too large for Image Gallery. Use the attachment widget instead."],
    ["pdf", 30, "File too large (max 30MB)"],
    ["video", 500, "File too large (max 500MB)"],
    ["file", 500, "File too large: max 500MB"],
  ]);
});

it("a file of which nothing is said is a picture when its sender calls it one", () => {
  expect(purposeOf(undefined, "image/png")).toBe("image");
  expect(purposeOf(undefined, "application/pdf")).toBe("file");
  expect(purposeOf("file", "image/png")).toBe("file");
});
