import type { SourcePage } from "./source-page.ts";

/** A file of the tree on this machine; `done` is called when it is not needed any more. */
export type FetchedFile = { readonly file: string; readonly done: () => Promise<void> };

/** A folder of documents, wherever it lies. */
export type Tree = {
  readonly pages: readonly SourcePage[];
  readonly otherFiles: readonly string[];
  /** Null when there is no such file, it leads out of the folder, or it cannot be read. */
  readonly fetch: (path: string) => Promise<FetchedFile | null>;
};
