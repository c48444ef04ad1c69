import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import type { PageRow } from "../contract.ts";
import { pageAddress } from "../../addresses/rules.ts";
import { firstLetter } from "../rules.ts";
import { browsingWords } from "../wording.ts";

/** A page of a list with what its row shows. */
export type ListedPage = {
  readonly id: number;
  readonly title: string;
  readonly titleKey: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly folderId: number;
  readonly created: Date;
  readonly modified: Date;
  readonly creatorId: number | null;
  readonly modifierId: number | null;
  /** The whole world reads it today. */
  readonly isPublic: boolean;
  /** The world reads it with its password. */
  readonly isByPassword?: boolean;
  readonly isUnpublished: boolean;
  readonly isTemplate: boolean;
  readonly isHomepage: boolean;
  readonly isStarred: boolean;
  readonly isFollowed: boolean;
  readonly mayEdit: boolean;
  readonly preview: string;
};

export function pageRow(
  page: ListedPage,
  extra: { share: string; weight: number; namesPeople: boolean; tagIds: readonly number[] },
): PageRow {
  return {
    id: page.id,
    title_s: escaped(page.title),
    title_u: page.title,
    url: pageAddress(page),
    cid: page.folderId,
    tids: [...extra.tagIds],
    c: seconds(page.created),
    u: seconds(page.modified),
    cuid: extra.namesPeople ? page.creatorId : null,
    uuid: extra.namesPeople ? page.modifierId : null,
    weight: extra.weight,
    f: firstLetter(page.titleKey),
    trash: false,
    perm_deleted: false,
    ish: page.isHomepage,
    ist: page.isTemplate,
    isp: page.isPublic,
    isd: page.isUnpublished,
    isf: page.isStarred,
    iss: page.isFollowed,
    aid: null,
    share: extra.share,
    prv: page.preview,
    cm: page.mayEdit,
  };
}

/** The row of a page in the trash. */
export function trashRow(
  row: PageRow,
  { trashed, trasherId }: { readonly trashed: Date; readonly trasherId: number | null },
): PageRow {
  return { ...row, trash: true, td: seconds(trashed), tuid: trasherId };
}

/** Whom a page is shared with, in a few words: the sharing column of lists (PLST-12). */
export function sharingSummary(
  page: { readonly isPublic: boolean; readonly isByPassword?: boolean },
  share: {
    readonly withEveryone: boolean;
    readonly withEditors: boolean;
    readonly withGuests: boolean;
    readonly people: readonly { readonly name: string }[];
    readonly peopleCount: number;
  } | null,
  say: Say,
): string {
  if (page.isPublic) return say(browsingWords.public);
  const guests = [
    ...(share?.withGuests ? [say(browsingWords.guests)] : []),
    ...(page.isByPassword ? [say(browsingWords.password)] : []),
  ];
  if (share?.withEveryone) return [say(browsingWords.everyone), ...guests].join(", ");
  const people = share?.people ?? [];
  const names = [
    ...(share?.withEditors ? [say(browsingWords.editors)] : []),
    ...guests,
    ...people.map((person) => person.name),
  ];
  const more = (share?.peopleCount ?? 0) - people.length;
  if (names.length === 0) return say(browsingWords.onlyAdministrators);
  return more > 0 ? say(browsingWords.andMore, { names: names.join(", "), count: more }) : names.join(", ");
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
