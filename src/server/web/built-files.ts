import files from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** What protects documents. A script, style or font is none, and a member's first page loads three dozen of them. */
const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/**
 * Serves the built browser files below `/assets/`; each name holds the hash of its content, so they are kept for a year and
 * never asked for again: what a browser would ask with (tags, dates, ranges) is a tenth of kilobyte on each of three dozen files.
 */
export async function addBuiltFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(files, {
    root,
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      if (!/\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path)) return;
      for (const name of ofDocuments) reply.raw.removeHeader(name);
    },
  });
}
