import { daysInTrash } from "../rules.ts";

/** A page in the trash at whose address somebody is who may bring it back. Times are milliseconds since 1970. */
export type InTrash = {
  readonly id: number;
  readonly title: string;
  readonly since: number;
  readonly until: number;
  /** Who put it there; null where that is not known. */
  readonly by: string | null;
};

export function inTrash(page: {
  readonly id: number;
  readonly title: string;
  readonly trashed: Date;
  readonly trashedByName: string | null;
}): InTrash {
  const since = page.trashed.getTime();
  const until = since + daysInTrash * 24 * 60 * 60_000;
  return { id: page.id, title: page.title, since, until, by: page.trashedByName };
}
