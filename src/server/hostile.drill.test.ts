import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addWidget } from "#documents/draft/arranging.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { holesIn } from "#testing/html/closed-html.ts";
import { hostileAddresses, hostileWords, linksOfMarkdown } from "#testing/html/hostile-words.ts";
import { animatedGif, picture } from "#testing/pictures.ts";
import { sendFile } from "#testing/sending.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { image } from "#widgets/image/schema.ts";
import { type World, openWorld } from "#testing/world.ts";
import type { StoredWidget } from "#widgets/widget.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let vera: TestBrowser;
let page: number;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  vera = await web.browser(world.vera);
  page = await draftedPage(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Kept = { id: number; name: string; size: number; type: string };
const upload = (sent: { bytes: Buffer; name: string; type: string; as: string }) =>
  sendFile(web, ed, `/ajax/widget/upload/${page}/aWidget1/`, {
    fields: { magic: ed.magic, as: sent.as },
    name: sent.name,
    type: sent.type,
    content: [sent.bytes],
  });
let made = 0;

/** Adds widgets as Ed's browser would and publishes; gives the body that Vera reads. */
async function published(...widgets: readonly StoredWidget[]): Promise<string> {
  const writer = await draftWriter(world, { who: world.ed, page_id: page });
  for (const widget of widgets) {
    const id = `hostile${++made}`;
    const added = { id, widget, place: { where: "last" } as const };
    expect(await writer.save(() => void addWidget(writer.draft, added, () => `place${id}`))).toMatchObject({
      success: true,
    });
  }
  expect(await writer.publish(999)).toMatchObject({ success: true });
  const bundle = await vera.get(`/page/${page}/`, { accept: "application/json" });
  const { data } = bundle.body as { data: { html: string } };
  expect(data.html).toContain(`data-widget="hostile${made}"`);
  return data.html;
}
const script = "<script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const zip = Buffer.from("PK\u0003\u0004\u0014\0\0\0\0\0evil.html", "latin1");
const attachment = (file: Kept): StoredWidget => ({
  kind: "Attachment",
  version: 1,
  content: { file: { id: file.id, name: file.name, size: file.size, type: file.type }, title: "" },
});

describe("a hostile file", () => {
  const hostile: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
    ["logo.svg", "image/svg+xml", async () => Buffer.from(svg)],
    ["logo.png", "image/png", async () => Buffer.from(svg)],
    ["page.html", "text/html", async () => Buffer.from(`<!doctype html>${script}`)],
    ["page.png", "image/png", async () => Buffer.from(`<!doctype html>${script}`)],
    ["page.pdf", "application/pdf", async () => Buffer.from(`<html>${script}`)],
    [
      "page.xhtml",
      "application/xhtml+xml",
      async () =>
        Buffer.from(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`),
    ],
    [
      "mail.mht",
      "message/rfc822",
      async () => Buffer.from(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${script}`),
    ],
    [
      "code.gif",
      "image/gif",
      async () => Buffer.from(`GIF89a/*${"\u0001"}*/=1;alert(1)//${script}`, "latin1"),
    ],
    [
      "moving.gif",
      "image/gif",
      async () => Buffer.concat([await animatedGif(), Buffer.from(`/*${script}*/`)]),
    ],
    [
      "archive.png",
      "image/png",
      async () => Buffer.concat([await picture(20, 20).png().toBuffer(), zip, Buffer.from(script)]),
    ],
    [
      "words.jpg",
      "image/jpeg",
      async () =>
        sharp(await picture(20, 20).jpeg().toBuffer())
          .withExif({ IFD0: { ImageDescription: script } })
          .toBuffer(),
    ],
    ["paper.pdf", "application/pdf", async () => Buffer.from(`%PDF-1.7\n<html>${script}</html>`)],
    ["late.pdf", "application/pdf", async () => Buffer.from(`<html>${script}</html>\n%PDF-1.7\n`)],
    ["run.js", "text/javascript", async () => Buffer.from("alert(1)")],
    ["style.css", "text/css", async () => Buffer.from("*{background:url(//evil.example)}")],
    ["worker.wasm", "application/wasm", async () => Buffer.from("\0asm\u0001\0\0\0", "latin1")],
    ["film.mp4", "video/mp4", async () => Buffer.from(`<html>${script}`)],
  ];
  for (const purpose of ["image", "pdf", "video", "file"] as const)
    it.each(hostile)(`sent as ${purpose}: %s never acts as a page`, async (name, type, make) => {
      const answer = await upload({ bytes: await make(), name, type, as: purpose });
      expect(answer?.status).toBeLessThan(500);
      const file = answer?.body["file"] as Kept | undefined;
      expect(file !== undefined || purpose !== "file").toBe(true);
      expect(file ? await dangersOf(file) : []).toEqual([]);
    });
});

const inPlace = /^(?:image\/(?:png|jpeg|gif|webp)|video\/mp4|application\/pdf)$/;

/** What a file could still do to somebody who opens it. */
async function dangersOf(file: Kept): Promise<string[]> {
  const holes = holesIn(await published(attachment(file)));
  const { headers, text, status } = await vera.get(`/-/file/${file.id}/x`);
  const [type, guard] = [String(headers["content-type"]), String(headers["content-security-policy"])];
  const isInline = !String(headers["content-disposition"]).startsWith("attachment; ");
  const isPicture = file.type.startsWith("image/");
  const dangers = {
    "is not given": status !== 200,
    "may be sniffed": headers["x-content-type-options"] !== "nosniff",
    "may load or run": !guard.startsWith("default-src 'none'"),
    "is not in a sandbox": !guard.includes("sandbox") && !(isInline && type === "application/pdf"),
    "is a page": /html|xml|svg|script|css|rfc822|wasm/.test(type),
    "is shown in its place": isInline && !inPlace.test(type),
    // What is shown in its place as a picture was written anew: nothing of what was hidden in it is left.
    "hides something": isInline && isPicture && text.includes("script"),
  };
  return [...holes, ...Object.entries(dangers).flatMap(([danger, isThere]) => (isThere ? [danger] : []))];
}

describe("a hostile name", () => {
  it.each([
    'a".png',
    "a'.png",
    "a%22%0d%0aset-cookie: a=b.txt",
    "../../../../etc/passwd",
    "..\\..\\boot.ini",
    "\u202egpj.exe",
    "<script>alert(1)</script>.txt",
    "con",
    ".htaccess",
    "é".repeat(5000),
    `${"a".repeat(5000)}.png`,
    "a;filename=b.html",
    "\u{1f32b}.txt",
    " ",
    ".",
  ])("%j reaches no header, path or page as it is", async (name) => {
    const answer = await upload({
      bytes: Buffer.from("words"),
      name: name.replaceAll('"', "%22"),
      type: "text/plain",
      as: "file",
    });
    const file = answer?.body["file"] as Kept;
    expect(file.name.length).toBeLessThanOrEqual(255);
    expect(file.name).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(holesIn(await published(attachment(file)))).toEqual([]);
    const { headers, status } = await vera.get(`/-/file/${file.id}/${encodeURIComponent(file.name)}`);
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(String(headers["content-disposition"])).toMatch(
      /^attachment; filename="[ -!#-[\]-~]*"; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~-]*$/,
    );
  });
});

describe("hostile words", () => {
  it("in every field of every kind come out as words", { timeout: 600_000 }, async () => {
    const kept = (
      await upload({
        bytes: await picture(9, 9).png().toBuffer(),
        name: "a.png",
        type: "image/png",
        as: "image",
      })
    )?.body["file"] as Kept & { width: number; height: number };
    for (const words of [...hostileWords, ...hostileAddresses.map((address) => linksOfMarkdown(address))]) {
      page = await draftedPage(world);
      const line = words.slice(0, 90);
      const widgets: StoredWidget[] = [
        { kind: "Heading", version: 1, content: { text: line, level: "h1", anchor: "" } },
        { kind: "Markdown", version: 1, content: { source: words } },
        {
          kind: "Paragraph",
          version: 1,
          content: {
            text_style: "note",
            doc: {
              type: "doc",
              content: [
                { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "bold" }] }] },
              ],
            },
          },
        },
        {
          kind: "Table",
          version: 1,
          content: {
            header: true,
            columns: [{ id: "a", title: line, width: null }],
            rows: [{ id: "r", cells: { a: words } }],
            sort: null,
          },
        },
        {
          kind: "Image",
          version: image.version,
          content: { ...image.empty(), file: kept, alt: line, caption: line },
        },
        { kind: "Attachment", version: 1, content: { ...(attachment(kept).content as object), title: line } },
      ];
      expect(holesIn(await published(...widgets)), words).toEqual([]);
      const { headers } = await vera.get(`/page/${page}/`);
      const shown = await vera.get(String(headers["location"]));
      expect(shown.status).toBe(200);
      expect(shown.text).not.toMatch(/<script>alert|<svg\/|<img src=x|<iframe|<base|<b onclick|<style>\*/i);
    }
    expect(web.bugs).toEqual([]);
  });
});
