import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
