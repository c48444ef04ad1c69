import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { handleOf, publishFirst, saved, text, tile } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const film = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom");
const subRip = Buffer.from("1\r\n00:00:01,000 --> 00:00:04,000\r\nSlow down in fog\r\n");

test("an editor adds captions from another program to a video, and its readers' browser has their words", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const settings = { title: unique("Film "), category: "", tags: [] };
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  await page.goto(`${String(redirect)}?edit`);
  await expect(text(page)).toBeFocused();
  await tile(page, "Video").click();
  const choose = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name }).click();
    await (await chooser).setFiles(file);
  };
  await choose("Choose video", { name: "tour.mp4", mimeType: "video/mp4", buffer: film });
  const block = page.locator(".kit-held-file");
  await expect(block.locator("video")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(handleOf(page, block)).toBeFocused();
  await choose("Add captions", { name: "tour.nl.srt", mimeType: "application/x-subrip", buffer: subRip });
  const language = page.getByRole("combobox", { name: "Captions" });
  await expect(language).toHaveValue("nl");
  await axe(page);
  await language.selectOption("de");
  await expect(page.getByRole("button", { name: "Remove captions: German" })).toBeVisible();
  await saved(page);
  await publishFirst(page);
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();

  await page.goto(String(redirect));
  const shown = page.locator(".pages-body video");
  await expect(shown.locator("track")).toHaveAttribute("label", "Deutsch");
  const words = await shown.evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const element = video.querySelector("track");
    if (!track || !element) return null;
    const loaded = new Promise((done) => element.addEventListener("load", done));
    track.mode = "hidden";
    await loaded;
    return [...(track.cues ?? [])].map((cue) => [cue.startTime, (cue as VTTCue).text]);
  });
  expect(words).toEqual([[1, "Slow down in fog"]]);
});
