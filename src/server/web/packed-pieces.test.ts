import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { openPackedPieces, packKept } from "./packed-pieces.ts";

const long = (letter: string, length = 3000) => `<p>${letter} één ${letter.repeat(length)}</p>`;

/** How many bytes these texts were joined to, null where they were not; they always unpack to the same. */
function opened(room?: number) {
  const pieces = openPackedPieces(2, room);
  return (...texts: string[]): number | null => {
    const packed = pieces.join("1 /tides/", texts);
    const unpacked = packed ? gunzipSync(packed).toString() : texts.join("");
    expect(unpacked === texts.join("")).toBe(true);
    return packed?.length ?? null;
  };
}

describe("documents packed in pieces", () => {
  it("are packed from the second time on that their pieces are met, or whole where too much of them is new", () => {
    const join = opened();
    const page = [long("a"), long("b")];
    expect(join(...page)).toBeNull();
    expect(join(...page)).toBeLessThan(200);
    expect(join(...page, long("c"))).toBeLessThan(300);
    expect(join(...page, long("d", 5000))).toBeNull();
  });

  it("unpack to the same, whatever is new between the pieces", () => {
    const join = opened();
    const [a, b] = [long("a"), long("b")];
    for (let round = 0; round < 2; round++) join(a, b);
    const fresh = ["", "ä", "<i>né</i>", "x".repeat(99), "x".repeat(100), "ü".repeat(200), "y".repeat(1500)];
    for (const text of fresh) {
      expect(join(text, a, text, b, text)).not.toBeNull();
      expect(join(a, a, text, text)).not.toBeNull();
      expect(join(text)).not.toBeNull();
    }
    expect(join()).not.toBeNull();
  });

  it("never take one text for another", () => {
    const join = opened();
    for (let at = 0; at < 60; at++) {
      const texts = Array.from({ length: 5 }, (_, place) =>
        long(String.fromCharCode(97 + ((at * place) % 7)), 300),
      );
      expect(join(...texts) ?? 0).toBeLessThan(1000);
    }
  });

  it("of one page tell nothing to readers of another, and go with the pages that were asked for longest ago", () => {
    const pieces = openPackedPieces(2);
    const texts = [long("a"), long("b")];
    const isJoined = (page: string) => pieces.join(page, texts) !== null;
    expect([isJoined("1 /tides/"), isJoined("1 /tides/")]).toEqual([false, true]);
    expect([isJoined("1 /fog/"), isJoined("2 /tides/"), isJoined("1 /tides/")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("go when there is no room, the ones used last stay", () => {
    const join = opened(8000);
    const page = [long("a"), long("b")];
    join(...page);
    join(...page);
    expect(join(...page)).not.toBeNull();
    for (const letter of "cdefgh") join(long(letter, 1500), ...page);
    expect(join(...page)).not.toBeNull();
    for (const letter of "klm") join(long(letter, 2500), long(letter, 2501));
    expect(join(...page)).toBeNull();
  });
});

/** What a browser that asks so is sent. */
function sendingTo(acceptEncoding?: string) {
  const request = { method: "GET", headers: { "accept-encoding": acceptEncoding } };
  const headers: Record<string, string> = {};
  const reply = {
    getHeader: (name: string) => headers[name],
    header: (name: string, value: string) => void (headers[name] = value),
  };
  const sending = { request: request as FastifyRequest, reply: reply as unknown as FastifyReply };
  return { headers, sending };
}

describe("a document that one reader is given again", () => {
  const end = `"magic":"né"}</script>`;

  it("is packed as a whole, however much of it there is, and unpacks to the same with each end (long)", async () => {
    for (const length of [50, 3000, 60_000, 90_000, 300_000]) {
      const kept = { text: long("a", length) };
      const { sending, headers } = sendingTo("gzip, br");
      const packed = await vi.waitFor(
        () => packKept(kept, end, sending) ?? Promise.reject(new Error("none")),
      );
      expect(gunzipSync(packed).toString()).toBe(kept.text + end);
      expect(packed.length).toBeLessThan(600);
      expect(headers).toEqual({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(gunzipSync(packKept(kept, "other", sending) ?? packed).toString()).toBe(`${kept.text}other`);
    }
  });

  it("is packed once: what is sent again is made of the same bytes", () => {
    const kept = {
      text: Array.from({ length: 9000 }, (_, at) => String.fromCharCode(97 + ((at * at) % 25))).join(""),
    };
    const { sending } = sendingTo("gzip");
    const first = packKept(kept, "", sending);
    Object.assign(kept, { text: "another" });
    expect(packKept(kept, "", sending)).toEqual(first);
  });

  it("stays as it is for a browser that does not unpack", () => {
    const { sending, headers } = sendingTo();
    expect(packKept({ text: long("a") }, end, sending)).toBeNull();
    expect(headers).toEqual({});
  });
});
