import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Packed as small as it gets: once, so that serving it costs nothing. */
export function brotli(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

export function gzip(content) {
  return gzipSync(content, { level: 9 });
}
