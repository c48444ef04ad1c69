import type { Tx } from "#database/transaction.ts";
import type { ImportProgress } from "./contract.ts";
import type { FileLink } from "./model/file-link.ts";
import type { BroughtFile, Noted, NotedPage } from "./model/noted.ts";

/**
 * What an import has done, written down in the transaction in which it is done, so that an import that was broken off goes on
 * where it stood. `tell` hears how far it is, and may throw to end the turn.
 */
export type Journal = Noted & {
  readonly root: (folderId: number) => Promise<void>;
  readonly folders: (ids: readonly number[], tx: Tx) => Promise<void>;
  readonly page: (page: NotedPage, tx: Tx) => Promise<void>;
  readonly file: (key: FileLink, file: BroughtFile) => Promise<void>;
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
