import { escaped } from "#kernel/escaped.ts";
import type { PageRow } from "../contract.ts";
import { pageAddress } from "../../addresses/rules.ts";
import { firstLetter } from "../rules.ts";

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

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
