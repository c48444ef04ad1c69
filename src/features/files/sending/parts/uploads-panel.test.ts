import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { filesIn } from "#widgets/kit/dropped-files.tsx";
import { HeldRequest } from "#testing/held-request.ts";
import { listedUpload } from "#testing/listed-upload.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { newUpload } from "./new-upload.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";
import { tellNotAFile } from "./upload-queue.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterEach(() => {
  uploadList.set([]);
  vi.unstubAllGlobals();
});
afterAll(() => world.close());

type Phase = "start" | "progress" | "complete" | "error" | "aborted";
const troubles: Partial<Record<Phase, string>> = { error: "Too large", aborted: "Upload canceled" };

function upload(phase: Phase, sent = 4) {
  const state = { phase, sent, trouble: troubles[phase] ?? null };
  return listedUpload({ pageId: 1, widgetId: "aaaaaa" }, () => state);
}

async function panelOf(phase: Phase, sent?: number) {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  uploadList.set([upload(phase, sent)]);
  await screen.pass(100);
  return { screen, isThere: () => screen.parts("region", "Uploads").length === 1 };
}

it("the uploads panel leaves by itself when all files have come (long)", async () => {
  const { screen, isThere } = await panelOf("complete");
  await screen.pass(5000);
  expect(isThere()).toBe(true);
  await screen.pass(1500);
  expect(isThere()).toBe(false);
});

it("what has come while no editor was there to take it stays on the list, says so, and outlives the panel (long)", async () => {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  let taken = false;
  const come = { ...upload("complete"), isTaken: () => taken } as ListedUpload;
  uploadList.set([come]);
  await screen.pass(7000);
  expect(uploadList.all()).toEqual([come]);
  const line = screen.part("listitem", undefined, screen.part("region", "Uploads"));
  expect(screen.text(line)).toBe("tides.txtNot on its page yet. Edit that page to add it.");
  expect(screen.names("button", line)).toEqual(["Remove tides.txt from list"]);
  await screen.click("button", "Close uploads");
  expect(screen.parts("region", "Uploads")).toEqual([]);
  expect(uploadList.all()).toEqual([come]);
  taken = true;
  uploadList.set([come, upload("complete")]);
  await screen.pass(7000);
  expect(uploadList.all()).toEqual([]);
});

it("the uploads panel stays while somebody is at it, and where a file did not come (long)", async () => {
  const { screen, isThere } = await panelOf("complete");
  screen.part("button", "Close uploads").focus();
  await screen.pass(20_000);
  expect(isThere()).toBe(true);
  uploadList.set([]);
  const failed = await panelOf("error");
  await failed.screen.pass(20_000);
  expect(failed.isThere()).toBe(true);
});

it("keys stay with a file while it is sent again, and are where they were when the panel is closed (long)", async () => {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  const states = { failed: upload("error").state(), again: upload("progress").state() };
  let state = { ...states.failed, canRetry: true };
  const become = (next: typeof state) => {
    state = next;
    uploadList.set([...uploadList.all()]);
  };
  const retry = () => become(states.again);
  uploadList.set([{ ...upload("error"), state: () => state, retry } as ListedUpload]);
  await screen.pass(100);
  const star = screen.part("button", "Star");
  star.focus();
  screen.part("button", "Try again").focus();
  await screen.press("{Enter}");
  expect(screen.focused).toBe(screen.part("button", "Cancel tides.txt"));
  become(upload("complete").state());
  await screen.pass(0);
  expect(screen.focused).toBe(screen.part("button", "Collapse uploads"));
  screen.part("button", "Close uploads").focus();
  await screen.press("{Enter}");
  expect(screen.parts("region", "Uploads")).toEqual([]);
  expect(screen.focused).toBe(star);
});

it("an upload waits, goes on, is there, has failed or was canceled, and each is shown with what can be done [UPLD-01] (long)", async () => {
  const shownAs = async (phase: Phase, sent?: number) => {
    const { screen } = await panelOf(phase, sent);
    const line = screen.part("listitem", undefined, screen.part("region", "Uploads"));
    return [screen.text(line), screen.names("progressbar", line), screen.names("button", line)];
  };
  const [cancel, remove] = ["Cancel tides.txt", "Remove tides.txt from list"];
  expect(await shownAs("start", 0)).toEqual(["tides.txtWaiting", [], [cancel]]);
  expect(await shownAs("progress", 1)).toEqual([
    expect.stringMatching(/^tides\.txt1 of 4 B/),
    ["tides.txt"],
    [cancel],
  ]);
  expect(await shownAs("complete")).toEqual(["tides.txtAdded to page", [], []]);
  expect(await shownAs("error")).toEqual(["tides.txtToo large", [], [remove]]);
  expect(await shownAs("aborted")).toEqual(["tides.txtUpload canceled", [], [remove]]);
});

it("two files are sent at a time: each is at its start until its turn comes [UPLD-01] (long)", async () => {
  await shown(world, world.ed, "/settings/");
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const uploads = ["a", "b", "c"].map((name) => {
    const file = new File([name], `${name}.txt`);
    return newUpload({ pageId: 7, widgetId: "list0001" }, { file, as: "file" }, sayIn("en"));
  });
  const phases = () => uploads.map((each) => each.state().phase);
  expect(phases()).toEqual(["start", "start", "start"]);
  await Promise.resolve();
  expect(phases()).toEqual(["progress", "progress", "start"]);
  uploads[0]?.cancel();
  await uploads[0]?.done;
  expect(phases()).toEqual(["aborted", "progress", "progress"]);
  for (const each of uploads) each.cancel();
  await Promise.all(uploads.map(({ done }) => done));
});

it("a file is sent to its widget; how far it is, that it was canceled, lost its connection or failed, is told in its line, and it is sent again [UPLD-01] [UPLD-11] [UPLD-12] [UPLD-13] [UPLD-20] (long)", async () => {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const file = new File(["high 04:12"], "tides.txt");
  const begun = async () => {
    const upload = newUpload({ pageId: 7, widgetId: "list0001" }, { file, as: "file" }, sayIn("en"));
    uploadList.set([upload]);
    await screen.pass(100);
  };
  const line = () => screen.part("listitem", undefined, screen.part("region", "Uploads"));
  const phases = new Set<string | undefined>();
  const said = () => {
    phases.add(line().dataset["phase"]);
    return screen.text(line());
  };
  const after = async (happens: () => unknown) => {
    happens();
    await screen.pass(100);
    return said();
  };
  await begun();
  expect(HeldRequest.last.path).toBe("/ajax/widget/upload/7/list0001/");
  expect(await after(() => HeldRequest.last.upload.onprogress?.({ loaded: 4 }))).toContain("4 of 10 B");
  expect(screen.part("progressbar", "tides.txt", line()).getAttribute("aria-valuenow")).toBe("40");
  await screen.click("button", "Cancel tides.txt");
  expect(said()).toBe("tides.txtUpload canceled");
  await begun();
  expect(await after(() => HeldRequest.last.onerror())).toContain("Connection lost with server");
  await screen.click("button", "Try again");
  await screen.pass(100);
  Object.assign(HeldRequest.last, { status: 502, responseText: "<h1>Bad gateway</h1>" });
  expect(await after(() => HeldRequest.last.onload())).toContain("File upload failed");
  await screen.click("button", "Try again");
  await screen.pass(100);
  const kept = { id: 7, name: "tides.txt", size: 10, type: "text/plain" };
  const answer = { success: true, state: "complete", file: kept };
  Object.assign(HeldRequest.last, { status: 200, responseText: JSON.stringify(answer) });
  expect(await after(() => HeldRequest.last.onload())).toBe(
    "tides.txtNot on its page yet. Edit that page to add it.",
  );
  expect(await after(() => uploadList.all()[0]?.taken())).toBe("tides.txtAdded to page");
  expect([...phases]).toEqual(["progress", "aborted", "error", "complete"]);
});

it("what a widget is given is held against its limits before it is sent, and sent as what it is to be [UPLD-02] [UPLD-03] [UPLD-09] [WIDG-09] (long)", async () => {
  await shown(world, world.ed, "/settings/");
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const before = HeldRequest.last;
  const picture = () => new File(["fog"], "tides.heic");
  const ofMegabytes = (file: File, size: number) =>
    Object.defineProperty(file, "size", { value: size * 1024 * 1024 + 1 });
  const sent = (file: File, as: "image" | "pdf" | "video" | "file" = "image") =>
    newUpload({ pageId: 7, widgetId: "pict0001" }, { file, as }, sayIn("en"));
  // One that is sent after all would never be done here.
  const refusalOf = async (upload: ListedUpload) => {
    await vi.waitFor(() => expect(upload.state().phase).toBe("error"));
    return upload.done;
  };
  expect(await refusalOf(sent(ofMegabytes(picture(), 15)))).toEqual({
    trouble: "File too large for Image Gallery. Use the attachment widget instead.",
  });
  expect(await refusalOf(sent(new File(["x"], "tides.txt", { type: "text/plain" })))).toEqual({
    trouble: "Invalid image format. We support PNG, GIF, JPG, and BMP.",
  });
  for (const [as, type, most, trouble] of [
    ["file", "text/plain", 500, "File too large: max 500MB"],
    ["pdf", "application/pdf", 30, "File too large (max 30MB)"],
    ["pdf", "text/plain", 0, "Invalid PDF file. Only *.pdf files are accepted."],
    ["video", "video/mp4", 500, "File too large (max 500MB)"],
    ["video", "video/webm", 0, "Invalid video format. We support MPEG 4 (*.mp4)"],
  ] as const)
    expect(await refusalOf(sent(ofMegabytes(new File(["x"], "tides", { type }), most), as))).toEqual({
      trouble,
    });
  expect(HeldRequest.last).toBe(before);
  const upload = sent(picture());
  await vi.waitFor(() => expect(HeldRequest.last).not.toBe(before));
  expect(HeldRequest.last.form.get("as")).toBe("image");
  upload.cancel();
  await upload.done;
});

it("one that waits for its turn is canceled at once, and is not sent [UPLD-11] (long)", async () => {
  await shown(world, world.ed, "/settings/");
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const uploads = ["one.txt", "two.txt", "three.txt"].map((name) =>
    newUpload({ pageId: 7, widgetId: "list0001" }, { file: new File(["x"], name), as: "file" }, sayIn("en")),
  );
  await vi.waitFor(() => expect(uploads[1]?.state().phase).toBe("progress"));
  const last = HeldRequest.last;
  uploads[2]?.cancel();
  expect(uploads[2]?.state()).toMatchObject({ phase: "aborted", trouble: "Upload canceled" });
  for (const each of uploads.slice(0, 2)) each.cancel();
  await Promise.all(uploads.map(({ done }) => done));
  expect(HeldRequest.last).toBe(last);
});

it("what is dropped and is no file is skipped, and not sent [UPLD-10]", async () => {
  const item = { kind: "file", getAsFile: () => new File([], "Plans"), webkitGetAsEntry: () => folder };
  const folder = { isDirectory: true };
  const { files, others } = filesIn({ items: [item] } as unknown as DataTransfer);
  expect([files, others]).toEqual([[], ["Plans"]]);
  tellNotAFile({ pageId: 7, widgetId: "list0001" }, "Plans", sayIn("en"));
  const [skipped] = uploadList.all();
  await skipped?.done;
  expect(skipped?.state()).toMatchObject({ phase: "error", trouble: "Skipped -- Not a file" });
});

it("what is dropped and is no file stands in the list as skipped, and is not sent [UPLD-10] (long)", async () => {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const before = HeldRequest.last;
  const folder = { isDirectory: true };
  const item = { kind: "file", getAsFile: () => new File([], "Plans"), webkitGetAsEntry: () => folder };
  const { files, others } = filesIn({ items: [item] } as unknown as DataTransfer);
  expect([files, others]).toEqual([[], ["Plans"]]);
  for (const name of others) tellNotAFile({ pageId: 7, widgetId: "list0001" }, name, sayIn("en"));
  await screen.pass(100);
  const line = screen.part("listitem", undefined, screen.part("region", "Uploads"));
  expect(screen.text(line)).toBe("PlansSkipped -- Not a file");
  expect(screen.names("button", line)).toEqual(["Remove Plans from list"]);
  expect(HeldRequest.last).toBe(before);
});

it("that it may not be sent, could not begin or fell silent is told in the line of a file, and of status 12031 nothing [UPLD-14] [UPLD-15] [UPLD-16] [UPLD-21] (long)", async () => {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const file = new File(["high 04:12"], "tides.txt");
  const toldAfter = async (happens: () => unknown) => {
    const upload = newUpload({ pageId: 7, widgetId: "list0001" }, { file, as: "file" }, sayIn("en"));
    uploadList.set([upload]);
    await screen.pass(100);
    await happens();
    await screen.pass(100);
    const line = screen.part("listitem", undefined, screen.part("region", "Uploads"));
    return screen.text(line.querySelector("b")?.parentElement ?? line).replace("tides.txt", "");
  };
  const answered = (status: number) => () => {
    Object.assign(HeldRequest.last, { status, responseText: "" });
    HeldRequest.last.onload();
  };
  const interrupted = "Upload interrupted. Please check if you have permission.";
  expect(await toldAfter(answered(403))).toContain(interrupted);
  expect(await toldAfter(() => HeldRequest.last.onabort())).toContain(interrupted);
  expect(await toldAfter(answered(12031))).toBe("");
  const [logged, uncaught] = [vi.spyOn(console, "warn").mockImplementation(() => {}), vi.fn<() => void>()];
  vi.stubGlobal("reportError", uncaught);
  expect(await toldAfter(() => screen.pass(61_000))).toContain("Could not connect to server");
  expect([logged.mock.calls, uncaught.mock.calls]).toEqual([[["An upload timed out"]], []]);
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await toldAfter(() => {})).toContain("Could not connect to server");
  offline.mockRestore();
  expect(HeldRequest.last.path).toBe("");
});
