import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { sayIn } from "#languages/say-in.ts";
import { textPart } from "../kit/draft-parts.ts";
import { ownStylesOf } from "../own-styles.ts";
import { readContent } from "../schemas.ts";
import {
  addPicture,
  isEmpty,
  movePicture,
  removePicture,
  setDecorative,
  setFirst,
  setLink,
  setPoint,
} from "./changes.ts";
import { imageClipboard } from "./clipboard.ts";
import { imageLayouts } from "./limits.ts";
import { picturesOf } from "./pictures.ts";
import { type Image, image } from "./schema.ts";
import { ImageView } from "./view.tsx";

const file = (id: number) => ({
  id,
  name: `${id}.png`,
  size: 9,
  type: "image/png",
  width: 1600,
  height: 900,
});
const told = { alt: "", caption: "", point: null, isDecorative: false };
const quay = { id: "quay", file: file(2), ...told, alt: "The quay" };
const ice = { id: "ice", file: file(3), ...told, caption: "Ice", point: { x: 10, y: 90 } };
const three: Image = {
  ...image.empty(),
  file: file(1),
  alt: "Fog",
  others: [quay, ice],
  place: 1,
};
const say = sayIn("en");
const html = (content: Image) => renderToStaticMarkup(<ImageView {...{ content, say }} />);
const sources = (shown: string) => [...shown.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src);

it("several pictures stand in a grid or in a row that is pushed aside, in their order, each with its words [WIDG-07]", () => {
  const grid = html(three);
  expect(grid).toContain(
    '<div class="image-gallery image-gallery-page" role="group" aria-label="3 pictures">',
  );
  expect(sources(grid)).toEqual(["/-/file/2/2.png", "/-/file/1/1.png", "/-/file/3/3.png"]);
  expect(grid.match(/<figure class="image [^"]*"><a /g)).toHaveLength(3);
  expect(grid).toContain('<figcaption dir="auto">Ice</figcaption>');
  const row = html({ ...three, layout: "carousel", opensLarge: false });
  expect(row).toContain('<div class="image-strip" role="group" aria-label="3 pictures" tabindex="0">');
  expect(row).not.toContain("<a ");
  expect(sources(row)).toEqual(sources(grid));
  expect(html({ ...three, file: null, others: [] })).toBe("");
  // One that is left stands as one does that was always alone.
  expect(html({ ...three, file: null, others: [quay] })).toContain('<figure class="image image-width-page">');
});

it("a picture is cut around its point, and one that says nothing is not spoken of", () => {
  const shown = html({
    ...three,
    others: [{ ...quay, isDecorative: true }, ice],
    place: 0,
    point: { x: 50, y: 50 },
  });
  expect([...shown.matchAll(/style="([^"]*)"/g)].map(([, style]) => style)).toEqual([
    "object-position:10% 90%",
  ]);
  expect([...shown.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(["Fog", "", ""]);
  // The link to the picture has a name all the same.
  expect(shown).toContain('aria-label="2.png"');
  expect(image.plainText({ ...three, others: [{ ...quay, isDecorative: true }, ice] })).toBe("Fog\nIce");
});

it("a picture of before there were several is what it was", () => {
  const old = { file: file(1), alt: "Fog", caption: "At sea", width: "text", opensLarge: false };
  const read = readContent({ kind: "Image", version: 1, content: old });
  expect(read).toEqual({ ...image.empty(), ...old });
  const form = image.drafts[1];
  const drafted = form?.fromDraft(form.toDraft(old as Image));
  expect(drafted).toEqual(old);
});

it("all of them are files of the page, and its picture is the first that is seen", () => {
  expect(image.files(three)).toEqual([2, 1, 3]);
  expect(image.picture?.(three)).toEqual({ id: 2, name: "2.png" });
  expect(image.plainText(three)).toBe("The quay\nFog\nIce");
  expect(image.shownTexts?.(three)).toEqual(["pictures/quay/caption", "caption", "pictures/ice/caption"]);
});

it("only pages with a gallery are sent its styles", () => {
  expect(ownStylesOf("Image", html({ ...three, others: [] }))).toEqual([]);
  for (const layout of imageLayouts) expect(ownStylesOf("Image", html({ ...three, layout }))).toHaveLength(1);
});

function drafted(content: Image) {
  const id = "picture1";
  const draft = draftFrom(stacked([{ id, kind: "Image", version: image.version, content }]));
  const read = () => documentFrom(draft).widgets[id]?.content as Image;
  const words = (path: string) => draft.getText(textPart(id, path));
  return { target: { draft, id }, read, words, ids: () => picturesOf(read()).map((each) => each.file.id) };
}

it("pictures are added, moved and removed in the draft, the first of them too", () => {
  const { target, ids, read } = drafted(three);
  addPicture(target, "new", file(4));
  expect(ids()).toEqual([2, 1, 3, 4]);
  movePicture(target, "", 3);
  expect(ids()).toEqual([2, 3, 4, 1]);
  movePicture(target, "new", 0);
  expect(ids()).toEqual([4, 2, 3, 1]);
  removePicture(target, "");
  removePicture(target, "quay");
  expect(ids()).toEqual([4, 3]);
  expect(read()).toMatchObject({ file: null, alt: "" });
  removePicture(target, "new");
  removePicture(target, "ice");
  expect(isEmpty(target)).toBe(true);
  setFirst(target, file(5));
  expect(read()).toMatchObject({ file: file(5), alt: "", others: [] });
});

it("words under way bring a picture back that somebody removes", () => {
  const { target, ids, words } = drafted(three);
  removePicture(target, "quay");
  removePicture(target, "");
  expect(ids()).toEqual([3]);
  words("pictures/quay/caption").insert(0, "At noon");
  words("caption").insert(0, "Seen from the bridge");
  expect(ids()).toEqual([2, 1, 3]);
});

it("each picture has a point and its own say whether it says anything", () => {
  const { target, read } = drafted(three);
  setPoint(target, "quay", { x: 0, y: 100 });
  setPoint(target, "", { x: 20, y: 30 });
  setDecorative(target, "ice", true);
  expect(read()).toMatchObject({ point: { x: 20, y: 30 }, isDecorative: false });
  expect(read().others).toMatchObject([{ point: { x: 0, y: 100 } }, { isDecorative: true }]);
});

it("what is no picture, no point and no place in a draft is left out", () => {
  const values = {
    file: null,
    order: "?",
    layout: "round",
    width: "wide",
    point: { x: -1, y: 7 },
    "pictures/a": { order: "a0", file: { ...file(1), width: "wide" } },
    "pictures/b": { order: "a1", file: file(2), point: "left", isDecorative: 7 },
    "pictures/b/c": { order: "a1", file: file(3) },
    "pictures/d": 7,
  };
  const read = image.content.parse(image.drafts[2]?.fromDraft({ values, texts: {}, rich: {} }));
  expect(read).toEqual({
    ...image.empty(),
    width: "text",
    place: 0,
    others: [{ id: "b", file: file(2), ...told }],
  });
});

it("pictures go to other programs all, and to another page one by one", () => {
  const origin = "https://site.example";
  const out = { origin, picture: ({ id }: { id: number }) => `p${id}`, faceOf: () => null };
  expect(sources(imageClipboard.html(three, out))).toEqual(["p2", "p1", "p3"]);
  expect(imageClipboard.text(three, out).split("\n")).toEqual([
    "![The quay](https://site.example/-/file/2/2.png)",
    "![Fog](https://site.example/-/file/1/1.png)",
    "![3.png](https://site.example/-/file/3/3.png)",
    "Ice",
  ]);
  const apart = imageClipboard.apart?.(three).map(({ content }) => image.content.parse(content));
  expect(apart?.map((each) => [each.file?.id, each.alt, each.others.length])).toEqual([
    [2, "The quay", 0],
    [1, "Fog", 0],
    [3, "", 0],
  ]);
  expect(imageClipboard.apart?.({ ...three, others: [] })).toEqual([]);
});

it("each picture may lead somewhere, in place of opening large: the web in a tab of its own, mail, and pages by their id", () => {
  const links = (content: Image) => [...html(content).matchAll(/<a [^>]*>/g)].map(([link]) => link);
  const led = { ...three, link: "page:7", others: [{ ...quay, link: "https://example.org/?a=<b>" }, ice] };
  expect(links(led)).toEqual([
    '<a href="https://example.org/?a=&lt;b&gt;" target="_blank" rel="noopener noreferrer">',
    '<a href="/page/7/">',
    '<a href="/-/file/3/3.png" aria-label="Ice">',
  ]);
  expect(links({ ...led, opensLarge: false })).toHaveLength(2);
  const alone = { ...image.empty(), file: file(1), link: "mailto:a@example.org" };
  expect(links(alone)).toEqual(['<a href="mailto:a@example.org" aria-label="1.png">']);
});

it("a picture leads to no script, and what no link may be is refused or left out", () => {
  for (const link of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "", "/page/7/"])
    expect(image.content.safeParse({ ...three, link }).success, link).toBe(false);
  const values = {
    file: file(1),
    link: "javascript:alert(1)",
    "pictures/b": { order: "a1", file: file(2), link: 7 },
  };
  const read = image.content.parse(image.drafts[3]?.fromDraft({ values, texts: {}, rich: {} }));
  expect(picturesOf(read).map(({ link }) => link)).toEqual([undefined, undefined]);
});

it("the link of one picture is set and taken away, and stays with it when pictures are moved", () => {
  const draft = draftFrom(
    stacked([{ id: "image001", kind: "Image", version: image.version, content: three }]),
  );
  const target = { draft, id: "image001" };
  const now = () =>
    picturesOf(readContent(documentFrom(draft).widgets["image001"] as never) as Image).map(({ id, link }) => [
      id,
      link,
    ]);
  setLink(target, "ice", "page:7");
  setLink(target, "", "https://example.org/");
  movePicture(target, "ice", 0);
  expect(now()).toEqual([
    ["ice", "page:7"],
    ["quay", undefined],
    ["", "https://example.org/"],
  ]);
  setLink(target, "ice", "");
  setLink(target, "", "");
  expect(now().map(([, link]) => link)).toEqual([undefined, undefined, undefined]);
});

it("documents from before pictures had links are read as they were", () => {
  expect(readContent({ kind: "Image", version: 2, content: three })).toEqual(three);
});
