import type { PageBody } from "#kernel/page-body.ts";

/** Which body: of a site's version, in a language. */
export type BodyKey = { readonly version: string; readonly language: string };

/** Finished page bodies, kept by key; `load` brings the document when it is not there. */
export type Bodies = {
  body(key: BodyKey, load: () => Promise<unknown>): Promise<PageBody>;
};
