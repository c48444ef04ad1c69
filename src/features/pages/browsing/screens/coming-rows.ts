import type { Viewer } from "#kernel/viewer.ts";
import { viewOf } from "../model/list-view.ts";
import { further, named } from "../model/list-address.ts";
import type { ComingRows } from "./rows-to-come.tsx";
import type { Browse } from "./use-browse.ts";

/** What comes behind the rows of the list, or behind those that were found. */
export function comingRows(browse: Browse, viewer: Viewer): ComingRows {
  const { data, pieces, state, found, typed, searchAgain } = browse;
  const isPlain = viewer.personId === null;
  const view = isPlain ? named(viewOf(state, viewer)) : null;
  if (!found) {
    const { list, isReading, hasFailed, readTo } = pieces;
    const { left, next } = list;
    return {
      there: list.pages.length,
      left,
      isReading,
      hasFailed,
      isPlain,
      href: further(data.address, { after: next, view }),
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
    href: further("/pages/", { q: typed.trim(), after, view }),
    readTo: searchAgain,
  };
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
