import type { KeptFile } from "#features/files/contract.ts";
import type { FileReason, PageOutcome } from "../contract.ts";

/** What a file of the folder has become, or why it did not come along. */
export type BroughtFile = Pick<KeptFile, "id" | "name"> | { readonly reason: FileReason };

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

/** What earlier turns of an import have done, by the paths of its files. */
export type Noted = {
  readonly pages: ReadonlyMap<string, { readonly outcome: PageOutcome; readonly isFinished: boolean }>;
  readonly files: ReadonlyMap<string, BroughtFile>;
};
