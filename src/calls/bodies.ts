import type { PageBody } from "#kernel/page-body.ts";

/** Finished page bodies, kept by key; `load` brings the document when it is not there. */
export type Bodies = {
  body(key: string, load: () => Promise<unknown>): Promise<PageBody>;
};
