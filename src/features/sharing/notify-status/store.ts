import { followingWay } from "#features/access/follower-store.ts";
import { mayEditPageNow, readsPageNow } from "#features/access/store.ts";
import type { MailSetting } from "#features/people/mail-setting/rules.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Required } from "./contract.ts";

export type NotifyPerson = MailSetting & {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
  /** They administer the page's subsite, or in the main group the site. */
  readonly isAdmin: boolean;
  readonly mayView: boolean;
  readonly mayEdit: boolean;
  /** How they follow the page, as far as their own setting lets them; null when they do not. */
  readonly way: "on" | "digest" | null;
};

const isAdmin = `(select case when page.subsite_id = 0 then person.role in ('owner', 'admin') else exists (
    select from membership joined join subsite on subsite.site_id = $1 and subsite.id = joined.subsite_id and not subsite.is_archived
    where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = page.subsite_id and joined.role = 'admin') end
  from page where page.site_id = $1 and page.id = $2)`;

const facts = `${isAdmin} as "isAdmin", person.id, person.name, person.email, person.photo, person.name_key, person.mail_level as level,
  person.mail_paused_until as "pausedUntil", person.mail_bounced is not null as "isBounced",
  ${readsPageNow("person", "$2")} as "mayView", ${mayEditPageNow("person", "$2")} as "mayEdit", ${followingWay("person", "$2")} as way`;

const holds = {
  follow: `("mayView" and way is not null)`,
  view: `"mayView"`,
  edit: `"mayEdit"`,
} as const satisfies Record<Required, string>;

type Asked = { readonly required: Required; readonly with: boolean; readonly most: number };

/** The people of the site who have what is required of them on a page, or who have not, by name. */
export function listNotifyPeople(
  pageId: number,
  { required, with: has, most }: Asked,
  tx: Tx,
): Promise<NotifyPerson[]> {
  return run<NotifyPerson>(
    tx,
    `select * from (select ${facts} from person where person.site_id = $1) as people
     where ${has ? "" : "not "}${holds[required]} order by name_key, id limit $3`,
    [tx.siteId, pageId, most],
  );
}
