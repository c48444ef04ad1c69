import type { IncomingHttpHeaders } from "node:http";
import type { ByteRange } from "#storage/storage.ts";

/**
 * The part of a file that a request asks for (RFC 9110, 14): null is the whole. Several parts at once are answered with the
 * whole, as is a part of another state of the file than it has (`If-Range`).
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | "unsatisfiable" | null {
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== etag) return null;
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? "");
  if (!asked || (asked[1] === "" && asked[2] === "")) return null;
  if (asked[1] === "") return suffix(Number(asked[2]), size);
  const first = Number(asked[1]);
  const last = asked[2] === "" ? size - 1 : Math.min(Number(asked[2]), size - 1);
  if (asked[2] !== "" && Number(asked[2]) < first) return null;
  return first < size ? { first, last } : "unsatisfiable";
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { first: Math.max(0, size - length), last: size - 1 };
}
