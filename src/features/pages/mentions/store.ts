import { type Tx, run } from "#database/transaction.ts";
import { isPageReadBy } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { slugOf } from "#features/subsites/store.ts";

/** A mention as it is found; `name` is the name of a person, or the title of a page that the actor may read. */
export type MentionRow = {
  readonly of: "person" | "page";
  readonly id: number;
  readonly isThere: boolean;
  readonly name: string | null;
  /** Of people. */
  readonly isAdmin: boolean;
  readonly isAuthor: boolean;
  /** Of pages. */
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly mayRead: boolean;
  readonly isTrashed: boolean;
};

/** Everything that is mentioned on a page, people and pages in one statement. */
export async function readMentioned(
  actor: Actor,
  asked: { readonly pageId: number; readonly people: readonly number[]; readonly pages: readonly number[] },
  tx: Tx,
): Promise<MentionRow[]> {
  return run<MentionRow>(
    tx,
    `select 'person' as of, asked.id, person.id is not null as "isThere", person.name,
       coalesce(person.role in ('owner', 'admin'), false) as "isAdmin",
       exists (select from page where page.site_id = $1 and page.id = $3
         and (page.creator_id = asked.id or page.modifier_id = asked.id)) as "isAuthor",
       null::text as slug, '' as "subsiteSlug", false as "mayRead", false as "isTrashed"
     from unnest($4::bigint[]) as asked (id) left join person on person.site_id = $1 and person.id = asked.id
     union all
     select 'page', asked.id, page.id is not null, case when reads.any then page.title end, false, false,
       case when reads.any then page.slug end, case when reads.any then ${slugOf("page")} else '' end, reads.any, page.trashed is not null
     from unnest($5::bigint[]) as asked (id) left join page on page.site_id = $1 and page.id = asked.id
     cross join lateral (select ${isPageReadBy("asked.id", "$2::bigint[]")} as any) reads`,
    [actor.siteId, actor.principals, asked.pageId, asked.people, asked.pages],
  );
}
