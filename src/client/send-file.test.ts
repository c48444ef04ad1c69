import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { outcomeOf } from "#features/files/sending/model/outcome.ts";
import { HeldRequest } from "#testing/held-request.ts";
import { sendFile } from "./send-file.ts";
import { startFormToken } from "./form-token.ts";
import { watchSessionExpiry } from "./session-expiry.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  startFormToken("the-magic");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bytes: number[] = [];
const begun = async () => {
  const file = new File(["high 04:12"], "tides.txt");
  const sending = sendFile("/ajax/widget/upload/7/list0001/", { file, fields: { as: "file" } }, (sent) =>
    bytes.push(sent),
  );
  await vi.advanceTimersByTimeAsync(0);
  return sending;
};

/** The words that a person reads when a sending ends like this. */
async function words(happens: (sending: { stop(): void }) => unknown): Promise<string | null> {
  const sending = await begun();
  await happens(sending);
  await vi.advanceTimersByTimeAsync(0);
  const ending = await Promise.race([sending.ended, Promise.resolve("under way" as const)]);
  if (ending === "under way") return ending;
  const outcome = outcomeOf(ending);
  return outcome.phase === "complete" ? "complete" : (outcome.said ?? outcome.words?.message ?? null);
}

it("a form brings the token, what the file is to be, and the file; its progress is told [CALL-02] [UPLD-01] [UPLD-20]", async () => {
  await begun();
  const { path, form, upload } = HeldRequest.last;
  expect([path, form.get("magic"), form.get("as"), (form.get("file") as File).name]).toEqual([
    "/ajax/widget/upload/7/list0001/",
    "the-magic",
    "file",
    "tides.txt",
  ]);
  upload.onprogress?.({ loaded: 4 });
  expect(bytes).toEqual([4]);
});

it.each<[string, () => Promise<string | null>, string | null]>([
  ["a network error", () => words(() => HeldRequest.last.onerror()), "Connection lost with server"],
  ["a stop by the person", () => words((sending) => sending.stop()), "Upload canceled"],
  [
    "a minute of silence",
    () => words(() => vi.advanceTimersByTimeAsync(60_000)),
    "Could not connect to server",
  ],
  [
    "no line at all",
    () => {
      vi.stubGlobal("navigator", { onLine: false });
      return words(() => {});
    },
    "Could not connect to server",
  ],
  [
    "a request that cannot start",
    () => {
      vi.spyOn(HeldRequest.prototype, "open").mockImplementationOnce(() => {
        throw new DOMException("blocked", "NetworkError");
      });
      return words(() => {});
    },
    "Could not connect to server",
  ],
  [
    "another bad status",
    () =>
      words(() => {
        Object.assign(HeldRequest.last, { status: 502, responseText: "<h1>Bad gateway</h1>" });
        HeldRequest.last.onload();
      }),
    "File upload failed",
  ],
  [
    "a session that is over",
    () =>
      words(() => {
        const responseText = '{"success":false,"error":"CSRF check failed."}';
        Object.assign(HeldRequest.last, { status: 403, responseText });
        HeldRequest.last.onload();
      }),
    "Your session has expired. Please reload the page.",
  ],
  [
    "status 12031",
    () =>
      words(() => {
        Object.assign(HeldRequest.last, { status: 12_031 });
        HeldRequest.last.onload();
      }),
    null,
  ],
])(
  "%s has its words [CALL-11] [UPLD-11] [UPLD-12] [UPLD-13] [UPLD-15] [UPLD-16] [UPLD-21]",
  async (_, sent, said) => {
    expect(await sent()).toBe(said);
  },
);

it("an end that nobody asked for, of status 0, and status 403 are told alike, whatever the server says [UPLD-14]", async () => {
  const told = [
    await words(() => HeldRequest.last.abort()),
    await words(() => {
      Object.assign(HeldRequest.last, { status: 403, responseText: '{"success":false,"error":"No."}' });
      HeldRequest.last.onload();
    }),
  ];
  const interrupted = "Upload interrupted. Please check if you have permission.";
  expect(told).toEqual([interrupted, interrupted]);
});

it("a form brings a random value of its own [CALL-01]", async () => {
  const values: (string | null)[] = [];
  for (let sent = 0; sent < 2; sent++) {
    await begun();
    values.push(HeldRequest.last.form.get("ajx") as string | null);
  }
  expect(values).toEqual([expect.stringMatching(/^\w{5,}$/), expect.stringMatching(/^\w{5,}$/)]);
  expect(values[0]).not.toBe(values[1]);
});

it("after a long idle time a new token is fetched before the file goes [CALL-15]", async () => {
  const append = (script: { src: string; onload: () => void }) => {
    window.magic = script.src.startsWith("/new_magic.js?") ? "new-magic" : "";
    script.onload();
  };
  vi.stubGlobal("document", { createElement: () => ({ remove: () => {} }), head: { append } });
  const sent: unknown[] = [];
  for (const minutes of [29, 1]) {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    await begun();
    sent.push(HeldRequest.last.form.get("magic"));
  }
  expect(sent).toEqual(["the-magic", "new-magic"]);
});

it("a session that is over is told as with any other call, before the sender hears of it [CALL-07] [CALL-11]", async () => {
  const told: string[] = [];
  const stop = watchSessionExpiry(() => told.push("notice"));
  const sending = await begun();
  const heard = sending.ended.then(() => told.push("sender"));
  const responseText = '{"success":false,"error":"CSRF check failed."}';
  Object.assign(HeldRequest.last, { status: 403, responseText });
  HeldRequest.last.onload();
  await heard;
  expect(told).toEqual(["notice", "sender"]);
  stop();
});

it("a file that has gone whole is waited for while the server keeps it, longer than for a byte on its way", async () => {
  const sending = await begun();
  let isOver = false;
  void sending.ended.then(() => (isOver = true));
  HeldRequest.last.upload.onprogress?.({ loaded: 10 });
  HeldRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(true);
});

it("is silent only after a whole minute without a byte [UPLD-21]", async () => {
  const sending = await begun();
  let isOver = false;
  void sending.ended.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(59_000);
  HeldRequest.last.upload.onprogress?.({ loaded: 5 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(true);
});
