import { describe, expect, it } from "vitest";
import { comeIn, elsewhere, goOut, origin } from "#testing/clipboard-trip.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";

const example = (kind: StoredWidget["kind"]): StoredWidget => ({
  kind,
  version: schemas[kind].version,
  content: schemas[kind].content.parse(examples[kind].rich),
});

describe("the files of what is pasted", () => {
  const gallery = example("Image");
  const alone = { ...(gallery.content as object), others: [], place: 0 };
  const picture: StoredWidget = { ...gallery, content: alone };
  const paper = example("Attachment");

  it("stay where the page holds them, and are brought where it does not", () => {
    expect(comeIn(goOut([picture, paper]))).toEqual([picture, paper]);
    expect(comeIn(goOut([picture, paper]), elsewhere)).toEqual([
      {
        ...picture,
        content: { ...(picture.content as object), file: null },
        brings: { from: "site", id: 7, name: "shore & fog.jpg", as: "image" },
      },
      {
        ...paper,
        content: { ...(paper.content as object), file: null },
        brings: { from: "site", id: 9, name: "Plan 2026.pdf", as: "file" },
      },
    ]);
  });

  it("of a video are brought with it: its still picture, and its captions under a name that says their language", () => {
    const film = { id: 11, name: "tour.mp4", size: 9, type: "video/mp4" };
    const poster = { id: 12, name: "boat.png", size: 9, type: "image/png", width: 4, height: 3 };
    const words = (language: string, id: number, name: string) => ({
      language,
      file: { id, name, size: 9, type: "text/vtt" },
    });
    const captions = [words("en", 21, "tour.en.vtt"), words("nl", 22, "rondvaart.vtt")];
    const content = { ...(schemas.Video.empty() as object), file: film, poster, captions };
    const video: StoredWidget = { kind: "Video", version: schemas.Video.version, content };
    expect(comeIn(goOut([video]))).toEqual([video]);
    expect(comeIn(goOut([video]), elsewhere)).toMatchObject([
      {
        content: schemas.Video.empty(),
        brings: { from: "site", id: 11, name: "tour.mp4", as: "file" },
        besides: [
          { from: "site", id: 12, name: "boat.png", as: "image" },
          { from: "site", id: 21, name: "tour.en.vtt", as: "file" },
          { from: "site", id: 22, name: "rondvaart.nl.vtt", as: "file" },
        ],
      },
    ]);
    const [foreign] = comeIn(goOut([video], "https://other.example"));
    expect([foreign?.brings, foreign?.besides]).toEqual([undefined, undefined]);
  });

  it("of another site are never taken for this one's: a picture is asked for there, of a paper its words stay", () => {
    const came = comeIn(goOut([picture, paper], "https://other.example"));
    expect(came.map(({ brings, content }) => [brings, (content as { file: unknown }).file])).toEqual([
      [
        {
          from: "web",
          address: "https://other.example/-/file/7/shore%20%26%20fog.jpg",
          name: "shore & fog.jpg",
        },
        null,
      ],
      [undefined, null],
    ]);
  });

  it("of a list stay in it where the page holds all of them, and come as attachments, each brought, where it does not", () => {
    const list = example("FileList");
    expect(comeIn(goOut([list]))).toEqual([list]);
    const apart = comeIn(goOut([list]), elsewhere);
    expect(apart).toMatchObject([
      {
        kind: "Attachment",
        content: { file: null, title: "The plan" },
        brings: { from: "site", id: 9, name: "Plan 2026.pdf", as: "file" },
      },
      { kind: "Attachment", content: { file: null, title: "" }, brings: { from: "site", id: 13 } },
    ]);
    expect(comeIn(goOut([list], "https://other.example")).map(({ brings }) => brings)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("of a gallery stay in it where the page holds all of them, and come one by one, each brought, where it does not", () => {
    expect(comeIn(goOut([gallery]))).toEqual([gallery]);
    const came = comeIn(goOut([gallery]), elsewhere);
    expect(came.map(({ brings, content }) => [brings, content])).toMatchObject([
      [
        { from: "site", id: 8 },
        { file: null, isDecorative: true, others: [] },
      ],
      [
        { from: "site", id: 7 },
        { file: null, alt: "The shore", others: [] },
      ],
    ]);
    expect(comeIn(goOut([gallery], "https://other.example")).map(({ brings }) => brings?.from)).toEqual([
      "web",
      "web",
    ]);
  });

  it("of a page that was read and copied by hand are brought by their number", () => {
    const html = `<p>Sea</p><img src="${origin}/-/file/7/shore.jpg?w=640" alt="Shore">`;
    expect(comeIn({ html, text: "Sea" })[1]).toMatchObject({
      kind: "Image",
      content: { file: null, alt: "Shore" },
      brings: { from: "site", id: 7, name: "shore.jpg" },
    });
  });
});

it("cards of people come to another site as names, never as whoever has their numbers there", () => {
  const cards = example("PeopleCards");
  expect(comeIn(goOut([cards]))).toEqual([cards]);
  const came = comeIn(goOut([cards], "https://other.example"));
  expect(came.map(({ kind }) => kind)).not.toContain("PeopleCards");
  expect(JSON.stringify(came)).toContain("Who to ask <b>");
});
