import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { pdf } from "../pdf/schema.ts";
import { attachment } from "../attachment/schema.ts";
import { fileList } from "../file-list/schema.ts";
import { video } from "../video/schema.ts";
import type { WidgetKind } from "../widget.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const poster = { id: 12, name: "boat.png", size: 1000, type: "image/png", width: 1600, height: 900 };
const film = { id: 11, name: "tour.mp4", size: 2_400_000, type: "video/mp4" };

async function edited(kind: WidgetKind, content: object) {
  const page = await draftedPage(world, { held0001: { kind, version: 1, content } as never });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  await screen.click("button", /^Move .*: drag/);
  return screen;
}

async function choose(screen: Screen, file: File): Promise<void> {
  const { window } = { window: screen.document.defaultView };
  const field = screen.document.querySelector<HTMLInputElement>('main input[type="file"]');
  Object.defineProperty(field, "files", { value: [file] });
  field?.dispatchEvent(new (window ?? globalThis).Event("change", { bubbles: true }));
  await screen.pass(0);
}

it.each([
  ["PDF", pdf.empty(), "Invalid PDF file. Only *.pdf files are accepted."],
  ["Video", video.empty(), "Invalid video format. We support MPEG 4 (*.mp4)"],
] as const)(
  "a %s block takes no other file [WIDG-09] [UPLD-05] [UPLD-07] (long)",
  async (kind, content, said) => {
    const screen = await edited(kind, content);
    await choose(screen, new File(["words"], "notes.txt", { type: "text/plain" }));
    expect(screen.text()).toContain(said);
    // The list of uploads belongs to the tab, which the next files of the run share.
    await screen.click("button", "Close uploads");
  },
);

it.each([
  ["PDF", pdf.empty(), "application/pdf", 30, "File too large (max 30MB)"],
  ["Video", video.empty(), "video/mp4", 500, "File too large (max 500MB)"],
  ["Attachment", attachment.empty(), "text/plain", 500, "File too large: max 500MB"],
  ["FileList", fileList.empty(), "video/mp4", 500, "File too large: max 500MB"],
] as const)(
  "a %s block takes no file that is larger than its kind may be [WIDG-09] [UPLD-06] [UPLD-08] [UPLD-19] (long)",
  async (kind, content, type, most, said) => {
    const screen = await edited(kind, content);
    const large = new File(["words"], "large", { type });
    Object.defineProperty(large, "size", { value: most * 1024 * 1024 + 1 });
    await choose(screen, large);
    expect(screen.text(screen.part("region", "Uploads"))).toContain(said);
    await screen.click("button", "Close uploads");
  },
);

it("a video's width is chosen and its still picture taken away in place [WIDG-20] (long)", async () => {
  const screen = await edited("Video", { ...video.empty(), file: film, poster });
  const player = () => screen.document.querySelector(".kit-held-file video");
  expect(player()?.getAttribute("poster")).toBe("/-/file/12/boat.png");
  await screen.click("radio", "Small");
  await screen.click("button", "Remove cover picture");
  expect([player()?.hasAttribute("poster"), player()?.parentElement?.className]).toEqual([
    false,
    "video video-small",
  ]);
});
