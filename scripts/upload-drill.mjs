// What uploads cost in memory: a video of 500 MB, a picture of 20,000 by 20,000 pixels, a large photo, and a download.
// node scripts/upload-drill.mjs [--port 8080]
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { crc32, createDeflate } from "node:zlib";
import sharp from "sharp";
import { openDrillServer } from "./drill-server.mjs";

const { values: options } = parseArgs({ options: { port: { type: "string" } } });
const mebibyte = 2 ** 20;
const server = await openDrillServer({
  name: "Upload drill",
  port: options.port,
  flags: ["--max-old-space-size=1024", "--max-semi-space-size=16"],
});
try {
  await drill();
} finally {
  await server.close(false);
}

async function drill() {
  const visitor = await server.signIn();
  const page = await visitor.createPage({ title: "Uploads", slug: "" });
  const sending = (name, sent) => measured(name, () => visitor.upload(page, sent));
  console.log(`before: ${megabytes("VmRSS")} MB`);
  const video = { as: "video", name: "film.mp4", type: "video/mp4", pieces: film(500 * mebibyte) };
  const { file } = await sending("a video of 500 MB, streamed", video);
  await measured("the same, read back", async () => {
    const answer = await visitor.fetch(`/-/file/${file.id}/film.mp4`);
    let bytes = 0;
    for await (const piece of answer.body) bytes += piece.length;
    return { error: `${bytes} bytes read` };
  });
  const side = 20_000;
  const bomb = { as: "image", name: "bomb.png", type: "image/png", pieces: zeroPng(side, side) };
  await sending("a PNG of 20,000 x 20,000 pixels", bomb);
  const most = { as: "image", name: "most.png", type: "image/png", pieces: zeroPng(10_000, 10_000) };
  await sending("a PNG of 100 megapixels", most);
  for (const [name, settings] of [
    ["a photo of 48 megapixels", { quality: 60 }],
    ["a progressive photo of 38 megapixels, to be turned", { quality: 60, progressive: true }],
  ]) {
    const width = settings.progressive ? 7100 : 8064;
    const noise = {
      width,
      height: Math.round(width * 0.75),
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 9 },
    };
    const bytes = await sharp({ create: { ...noise, background: "#888" } })
      .withMetadata({ orientation: 6 })
      .jpeg(settings)
      .toBuffer();
    await sending(name, { as: "image", name: "photo.jpg", type: "image/jpeg", pieces: [bytes] });
  }
  await pause(2000);
  console.log(`afterwards: ${megabytes("VmRSS")} MB`);
}

/** The most memory that the server held meanwhile, looked at every 20 ms. */
async function measured(name, work) {
  let peak = megabytes("VmRSS");
  const looking = setInterval(() => (peak = Math.max(peak, megabytes("VmRSS"))), 20);
  const began = performance.now();
  const answer = await work();
  clearInterval(looking);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: at most ${peak} MB in ${seconds} s: ${answer.error ?? answer.state}`);
  return answer;
}

function megabytes(field) {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

async function* film(size) {
  yield Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom");
  const piece = Buffer.alloc(mebibyte, 7);
  for (let left = size - 24; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}

async function* zeroPng(width, height) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  yield Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  yield chunk("IHDR", header);
  const packed = createDeflate({ level: 1 });
  void (async () => {
    const line = Buffer.alloc(width + 1);
    for (let y = 0; y < height; y++) if (!packed.write(line)) await once(packed, "drain");
    packed.end();
  })();
  for await (const piece of packed) yield chunk("IDAT", piece);
  yield chunk("IEND", Buffer.alloc(0));
}

function chunk(kind, content) {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
