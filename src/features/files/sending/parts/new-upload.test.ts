import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { startFormToken } from "#client/form-token.ts";
import { HeldRequest } from "#testing/held-request.ts";
import { newUpload } from "./new-upload.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  startFormToken("the-magic");
});
afterEach(() => vi.unstubAllGlobals());

const file = { id: 7, name: "tides.txt", size: 10, type: "text/plain", width: null, height: null };
const ends = {
  complete: (request: HeldRequest) => {
    const responseText = JSON.stringify({ success: true, state: "complete", error: null, file });
    Object.assign(request, { status: 200, responseText }).onload();
  },
  error: (request: HeldRequest) => Object.assign(request, { status: 502, responseText: "" }).onload(),
  aborted: () => {},
};

it.each(["complete", "error", "aborted"] as const)(
  "an upload starts, goes on and becomes %s, and tells each of it [UPLD-01]",
  async (end) => {
    const text = new File(["high 04:12"], "tides.txt");
    const upload = newUpload({ pageId: 7, widgetId: "list0001" }, { file: text, as: "file" }, sayIn("en"));
    const phases = [upload.state().phase];
    upload.subscribe(() => {
      const { phase } = upload.state();
      if (phase !== phases.at(-1)) phases.push(phase);
    });
    await vi.waitFor(() => expect(phases).toContain("progress"));
    await vi.waitFor(() => expect(HeldRequest.last.form.get("as")).toBe("file"));
    ends[end](HeldRequest.last);
    if (end === "aborted") upload.cancel();
    await vi.waitFor(() => expect(phases).toEqual(["start", "progress", end]));
    upload.cancel();
  },
);

it("an upload that still waits is aborted by cancelling it, and is not sent when its turn would have come [UPLD-01]", async () => {
  const [first, second, third] = ["a.txt", "b.txt", "c.txt"].map((name) =>
    newUpload({ pageId: 7, widgetId: "list0001" }, { file: new File(["a"], name), as: "file" }, sayIn("en")),
  );
  const phases = () => [first, second, third].map((each) => each?.state().phase);
  await vi.waitFor(() => expect(phases()).toEqual(["progress", "progress", "start"]));
  third?.cancel();
  expect(phases()).toEqual(["progress", "progress", "aborted"]);
  first?.cancel();
  second?.cancel();
  await vi.waitFor(() => expect(phases()).toEqual(["aborted", "aborted", "aborted"]));
});
