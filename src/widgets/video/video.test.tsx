import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import { asWebVtt } from "./caption-file.ts";
import { captionPath, languageFor, languageInName } from "./captions.ts";
import { type Video, video } from "./schema.ts";
import { VideoView } from "./view.tsx";

const file = { id: 11, name: "tour.mp4", size: 2_400_000, type: "video/mp4" };
const poster = { id: 12, name: "boat.png", size: 1000, type: "image/png", width: 1600, height: 900 };
const html = (content: Partial<Video>) =>
  renderToStaticMarkup(<VideoView content={{ ...video.empty(), file, ...content }} />);
const isTaken = (content: object) => video.content.safeParse({ ...video.empty(), ...content }).success;

it("a video has a player, a still picture, a caption and a width; little is fetched before it plays [WIDG-20] [WIDG-07]", () => {
  expect(html({ poster, title: "The <tour>", width: "small" })).toBe(
    '<figure class="video video-small"><video controls="" playsInline="" preload="none" src="/-/file/11/tour.mp4" ' +
      'poster="/-/file/12/boat.png" aria-label="The &lt;tour&gt;"><a href="/-/file/11/tour.mp4">The &lt;tour&gt;</a></video>' +
      '<figcaption dir="auto">The &lt;tour&gt;</figcaption></figure>',
  );
  expect(html({})).toContain('<figure class="video video-full">');
  expect(html({})).toContain('preload="metadata"');
  expect(html({ file: null })).toBe("");
  expect(video.files({ ...video.empty(), file, poster })).toEqual([11, 12]);
});

it("a video is mp4 of 500 MB at most, whatever a draft says [UPLD-07] [UPLD-08] [WIDG-09]", () => {
  const most = 500 * 1024 * 1024;
  expect(isTaken({ file: { ...file, size: most } })).toBe(true);
  expect(isTaken({ file: { ...file, size: most + 1 } })).toBe(false);
  expect(isTaken({ file: { ...file, type: "video/webm" } })).toBe(false);
  const values = { file: { ...file, type: "text/html" }, poster, width: "9" };
  expect(video.content.parse(video.drafts[1]?.fromDraft({ values, texts: {}, rich: {} }))).toEqual(
    video.empty(),
  );
});

const vtt = (id: number, name: string) => ({ id, name, size: 900, type: "text/vtt" });

it("a video has captions in several languages, each called by its own name, and readers of the page get the files", () => {
  const captions = [
    { language: "en", file: vtt(21, "tour.en.vtt") },
    { language: "nl", file: vtt(22, "tour.nl.vtt") },
  ];
  const shown = html({ captions });
  expect(shown).toContain(
    '<track kind="captions" src="/-/file/21/tour.en.vtt" srcLang="en" label="English"/>' +
      '<track kind="captions" src="/-/file/22/tour.nl.vtt" srcLang="nl" label="Nederlands"/>',
  );
  expect(video.files({ ...video.empty(), file, captions })).toEqual([11, 21, 22]);
  expect(isTaken({ captions: [{ language: "nl", file: { ...vtt(3, "a.vtt"), type: "text/plain" } }] })).toBe(
    false,
  );
  expect(isTaken({ captions: [{ language: "xx", file: vtt(3, "a.vtt") }] })).toBe(false);
  expect(isTaken({ captions: [captions[0], captions[0]] })).toBe(false);
});

it("two people who add captions in one draft keep both, and a video of before has none", () => {
  const form = video.drafts[1];
  const before = { ...video.empty(), file };
  expect(form?.fromDraft(form.toDraft(before))).toEqual(before);
  const seed = Y.encodeStateAsUpdate(
    draftFrom(stacked([{ id: "video001", kind: "Video", version: 1, content: before }])),
  );
  const [ada, ed] = [1, 2].map((client) => {
    const draft = emptyDraft();
    draft.clientID = client;
    Y.applyUpdate(draft, seed);
    return draft;
  }) as [Y.Doc, Y.Doc];
  ada.getMap(valuesPart("video001")).set(captionPath("nl"), vtt(22, "a.nl.vtt"));
  ed.getMap(valuesPart("video001")).set(captionPath("en"), vtt(21, "a.en.vtt"));
  Y.applyUpdate(ada, Y.encodeStateAsUpdate(ed));
  const { captions } = (documentFrom(ada).widgets["video001"] as { content: Video }).content;
  expect(captions?.map(({ language }) => language)).toEqual(["en", "nl"]);
});

it("captions of other programs become WebVTT, and a name says the language", async () => {
  const subRip = "\ufeff1\r\n00:00:01,500 --> 00:00:04,000\r\n<font color=red>Fog, 20,5 m</font>\r\n";
  const made = await asWebVtt(new File([subRip], "Tour.nl.srt"));
  expect([made.name, made.type, await made.text()]).toEqual([
    "Tour.nl.vtt",
    "text/vtt",
    "WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nFog, 20,5 m\n",
  ]);
  const western = new File([Uint8Array.of(0x63, 0x61, 0x66, 0xe9)], "a.srt");
  expect(await (await asWebVtt(western)).text()).toBe("WEBVTT\n\ncafé");
  const unicode = (words: string, isBig: boolean) =>
    new Uint8Array(
      `\ufeff${words}`.split("").flatMap((sign) => {
        const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
        return isBig ? [high, low] : [low, high];
      }),
    );
  for (const isBig of [false, true]) {
    const [srt, own] = [
      new File([unicode(subRip.slice(1), isBig)], "a.srt"),
      new File([unicode("WEBVTT", isBig)], "a.vtt"),
    ];
    expect(await (await asWebVtt(srt)).text()).toBe(await made.text());
    expect(await (await asWebVtt(own)).text()).toBe("WEBVTT");
  }
  const own = new File(["WEBVTT"], "a.vtt");
  expect(await asWebVtt(own)).toBe(own);
  expect(
    ["tour.nl.vtt", "tour_EN-gb.srt", "tour.vtt", "tour.xx.vtt", "benl.vtt"].map(languageInName),
  ).toEqual(["nl", "en", null, null, null]);
});

it("captions whose name says no language are in that of the screen, or in one that has none yet", () => {
  const given = (name: string, said: string, taken: readonly string[]) =>
    languageFor(name, said, (language) => taken.includes(language));
  expect(given("tour-dutch.vtt", "en", [])).toBe("en");
  expect(given("tour-french.vtt", "en", ["en", "ar"])).toBe("bg");
  expect(given("tour.en.vtt", "nl", ["en"])).toBe("en");
});
