import { pageAddress } from "#features/pages/addresses/rules.ts";
import type { ActivityLine } from "./screen.ts";
import type { ActivityRow } from "./store.ts";

/** A line as a list shows it, with its person only for those who are told of people. */
export function lineOf(row: ActivityRow, withPeople: boolean): ActivityLine {
  const { id, kind, began, happened, times, was, title, folder, subsite } = row;
  const isNamed = withPeople && row.personId !== null && row.name !== null;
  return {
    id,
    kind,
    began: began.getTime(),
    happened: happened.getTime(),
    times,
    was: kind === "folder-deleted" ? null : was,
    pages: row.pages ?? 0,
    title,
    address: addressOf(row),
    folder,
    subsite,
    person: isNamed ? { id: row.personId ?? 0, name: row.name ?? "", photo: row.photo } : null,
  };
}

function addressOf({ kind, pageId, slug, isTrashed, subsiteSlug, folderId }: ActivityRow): string | null {
  // Another page may have the address of one that is in the trash.
  if (pageId !== null) return pageAddress({ id: pageId, slug: isTrashed ? null : slug, subsiteSlug });
  if (kind === "batch-trashed") return "/pages/trash/";
  return folderId === null ? null : `/pages/tree/${folderId}/`;
}
