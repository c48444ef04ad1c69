import { describe, expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { mayBeAttached, refusalOf } from "./checks.ts";
import { type Ending, outcomeOf } from "./outcome.ts";
import { leftWords, secondsLeft, sentWords } from "./pace.ts";
import { sendingWords } from "../wording.ts";

const say = sayIn("en");
const mega = 1024 * 1024;
const file = (type: string, size = 1, name = "some.file") => ({ name, type, size });
const said = (...asked: Parameters<typeof refusalOf>) => refusalOf(...asked)?.message ?? null;

describe("a file is looked at before it is sent", () => {
  it("an image has a type of images and at most 15 MB [UPLD-02] [UPLD-03] [UPLD-18]", () => {
    expect(said(file("text/plain"), "image")).toBe(
      "Invalid image format. We support PNG, GIF, JPG, and BMP.",
    );
    for (const type of ["image/tiff", "application/x-image"])
      expect(said(file(type, 15 * mega), "image")).toBeNull();
    expect(said(file("image/png", 15 * mega + 1), "image")).toBe(
      "File too large for Image Gallery. Use the attachment widget instead.",
    );
  });

  it("a photo whose type the browser does not know passes by its name [UPLD-04] [UPLD-18]", () => {
    expect(said(file("", 1, "IMG_1.HEIC"), "image")).toBeNull();
    expect(said(file("", 1, "IMG_1"), "image")).not.toBeNull();
  });

  it("a PDF is one and has at most 30 MB [UPLD-05] [UPLD-06]", () => {
    for (const type of ["text/plain", "application/x-pdf"])
      expect(said(file(type, 1, "some.pdf"), "pdf")).toBe("Invalid PDF file. Only *.pdf files are accepted.");
    expect(said(file("application/pdf", 30 * mega), "pdf")).toBeNull();
    expect(said(file("application/pdf", 30 * mega + 1), "pdf")).toBe("File too large (max 30MB)");
  });

  it("a video is mp4 and has a text of its own for 500 MB [UPLD-07] [UPLD-08] [UPLD-09] [UPLD-19]", () => {
    expect(said(file("video/webm"), "video")).toBe("Invalid video format. We support MPEG 4 (*.mp4)");
    expect(said(file("video/mp4", 500 * mega), "video")).toBeNull();
    expect(said(file("video/mp4", 500 * mega + 1), "video")).toBe("File too large (max 500MB)");
    expect(said(file("video/mp4", 500 * mega + 1), "file")).toBe("File too large: max 500MB");
    expect(said(file("", 500 * mega), "file")).toBeNull();
  });

  it("a picture that cannot be one may be attached, whoever refused it", () => {
    expect(mayBeAttached("image", sendingWords.imageFormat, null)).toBe(true);
    expect(mayBeAttached("image", sendingWords.failed, "image-pixels")).toBe(true);
    expect(mayBeAttached("image", sendingWords.lost, null)).toBe(false);
    expect(mayBeAttached("file", sendingWords.fileSize, "image-format")).toBe(false);
  });
});

describe("how a sending ended", () => {
  const answered = (status: number, body: Record<string, unknown> = {}): Ending => ({
    how: "answered",
    status,
    body,
    refusal: null,
  });
  const sentence = (ending: Ending) => {
    const outcome = outcomeOf(ending);
    return outcome.phase === "complete" ? "complete" : (outcome.said ?? outcome.words?.message ?? null);
  };

  it.each<[string, Ending, string | null]>([
    ["stopped by the person [UPLD-11]", { how: "stopped" }, "Upload canceled"],
    ["a lost connection [UPLD-12]", { how: "lost" }, "Connection lost with server"],
    ["another bad status [UPLD-13] [UPLD-21]", answered(502), "File upload failed"],
    ["status 0 [UPLD-14]", answered(0), "Upload interrupted. Please check if you have permission."],
    [
      "status 403 [UPLD-14]",
      answered(403, { error: "x" }),
      "Upload interrupted. Please check if you have permission.",
    ],
    ["a sentence of the server", answered(400, { success: false, error: "Too many" }), "Too many"],
    ["an answer without a file", answered(200, { success: true }), "File upload failed"],
  ])("%s", (_, ending, expected) => {
    expect(sentence(ending)).toBe(expected);
  });

  it("no connection and a time-out are told alike, and status 12031 not at all [UPLD-15] [UPLD-16] [UPLD-21]", () => {
    const could = "Could not connect to server";
    expect([sentence({ how: "unsent" }), sentence({ how: "silent" })]).toEqual([could, could]);
    expect(sentence(answered(12031))).toBeNull();
    expect([sentence({ how: "lost" }), sentence(answered(502))]).toEqual([
      "Connection lost with server",
      "File upload failed",
    ]);
  });

  it("a file that was kept is known by its facts [UPLD-20]", () => {
    const kept = { id: 7, name: "a.png", size: 9, type: "image/png", width: 2, height: 1 };
    expect(outcomeOf(answered(200, { success: true, state: "complete", file: kept }))).toEqual({
      phase: "complete",
      file: kept,
    });
  });

  it("what was lost may be sent again, what was refused may not", () => {
    const retries = [
      { how: "lost" } as const,
      answered(500),
      answered(400, { error: "No" }),
      answered(429, { error: "Too many uploads. Try again in 1 minute." }),
      { how: "stopped" } as const,
    ];
    expect(
      retries.map((ending) => {
        const outcome = outcomeOf(ending);
        return outcome.phase === "complete" ? null : outcome.canRetry;
      }),
    ).toEqual([true, true, false, true, false]);
  });
});

describe("how far a file is", () => {
  it("says bytes with one unit where it is the same", () => {
    expect(sentWords(6.2 * mega, 9.1 * mega, say)).toBe("6.2 of 9.1 MB");
    expect(sentWords(900 * 1024, 9.1 * mega, say)).toBe("900 KB of 9.1 MB");
  });

  it("says the time left, once it can be told", () => {
    expect(secondsLeft({ sent: 0, total: 10, seconds: 5 })).toBeNull();
    expect(secondsLeft({ sent: 5, total: 10, seconds: 0.5 })).toBeNull();
    expect(leftWords(secondsLeft({ sent: 2, total: 10, seconds: 2 }) ?? 0, say)).toBe("8 seconds left");
    expect(leftWords(180, say)).toBe("3 minutes left");
    expect(leftWords(7200, say)).toBe("2 hours left");
  });
});
