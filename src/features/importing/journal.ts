import type { Tx } from "#database/transaction.ts";
import type { ImportProgress, PageOutcome } from "./contract.ts";
import type { BroughtFile } from "./files-operations.ts";

/** What a page was before an import. */
export type PageBefore = { readonly versionId: number; readonly title: string; readonly folderId: number };
/** What it is afterwards; its folders by their names below Main. */
export type PageAfter = {
  readonly versionId: number;
  readonly title: string;
  readonly folders: readonly string[];
};

export type NotedPage = {
  readonly path: string;
  readonly pageId: number;
  readonly outcome: PageOutcome;
  readonly before: PageBefore | null;
  readonly after: PageAfter | null;
};

/**
 * What an import has done, written down in the transaction in which it is done, so that an import that was broken off goes on
 * where it stood. `tell` hears how far it is, and may throw to end the turn.
 */
export type Journal = {
  readonly pages: ReadonlyMap<string, { readonly outcome: PageOutcome; readonly isFinished: boolean }>;
  readonly files: ReadonlyMap<string, BroughtFile>;
  readonly root: (folderId: number) => Promise<void>;
  readonly folders: (ids: readonly number[], tx: Tx) => Promise<void>;
  readonly page: (page: NotedPage, tx: Tx) => Promise<void>;
  readonly file: (key: { path: string; asPicture: boolean }, file: BroughtFile) => Promise<void>;
  readonly tell: (progress: ImportProgress) => Promise<void>;
};

/** For a command, which runs to its end or is started once more. */
export const noJournal: Journal = {
  pages: new Map(),
  files: new Map(),
  root: async () => {},
  folders: async () => {},
  page: async () => {},
  file: async () => {},
  tell: async () => {},
};
