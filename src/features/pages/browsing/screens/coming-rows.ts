import type { Viewer } from "#kernel/viewer.ts";
import type { ComingRows } from "./rows-to-come.tsx";
import type { Browse } from "./use-browse.ts";

/** What comes behind the rows of the list, or behind those that were found. */
export function comingRows(browse: Browse, viewer: Viewer): ComingRows {
  const { data, pieces, found, typed, searchAgain } = browse;
  const isPlain = viewer.personId === null;
  if (!found) {
    const { list, isReading, hasFailed, readTo } = pieces;
    const { left, next } = list;
    return {
      there: list.pages.length,
      left,
      isReading,
      hasFailed,
      isPlain,
      href: further(data.address, { after: next }),
      readTo,
    };
  }
  const { pages, left, restFailed } = found;
  const after = `relevance.0.${pages.length}`;
  return {
    there: pages.length,
    left,
    isReading: left > 0 && !restFailed,
    hasFailed: restFailed === true,
    isPlain,
    href: further("/pages/", { q: typed.trim(), after }),
    readTo: searchAgain,
  };
}

/** The address of a list from some row on. */
function further(address: string, fields: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return `${address}?${new URLSearchParams(given).toString()}`;
}

/** The names of the folders that the rows lie in, by id. */
export function folderNames({ data, pieces, found }: Browse): ReadonlyMap<number, string> {
  const folders = [
    ...pieces.list.rowFolders,
    ...(found?.rowFolders ?? []),
    ...data.folders,
    ...data.rowFolders,
  ];
  return new Map(folders.map(({ id, name }) => [id, name]));
}
