import { mayAddPeople } from "#features/people/rules.ts";
import type { Viewer } from "#kernel/viewer.ts";

/** Sites with fewer people than this are offered to invite more (PPRM-13). */
const peopleEnough = 4;

/** Guests are not people of the site and do not count; who cannot invite is not asked to. */
export function offersInvites(viewer: Viewer, site: { readonly people: number }): boolean {
  return site.people < peopleEnough && mayAddPeople(viewer).allowed;
}
