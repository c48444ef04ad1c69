import { TextDecoder } from "node:util";
import { type Feed, keptFeed } from "./model/feed.ts";
import { readJsonFeed } from "./model/json-feed.ts";
import { readXmlFeed } from "./model/xml-feed.ts";

export type Answer = {
  readonly bytes: Uint8Array;
  /** As its server calls it; empty where it does not. */
  readonly type: string;
  /** Where it came from: its addresses are seen from there. */
  readonly address: string;
};

/** A feed in any of its forms (RSS, Atom, JSON Feed); null for what is none. */
export function readFeed({ bytes, type, address }: Answer, now: Date): Feed | null {
  const text = textOf(bytes, type);
  const said = /^\s*\{/.test(text) ? readJsonFeed(text) : readXmlFeed(text);
  return said && keptFeed(said, { address, now });
}

/** In the letters that it names: by its first bytes, its server, or its own first line. */
function textOf(bytes: Uint8Array, type: string): string {
  const named =
    markOf(bytes) ??
    /charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ??
    /^[^>]{0,100}?encoding\s*=\s*["']([\w.:-]+)/.exec(
      new TextDecoder("latin1").decode(bytes.subarray(0, 200)),
    )?.[1];
  return decoderOf(named ?? "utf-8").decode(bytes);
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xef && second === 0xbb ? "utf-8" : null;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
