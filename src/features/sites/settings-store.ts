import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";

/** What is not given stays as it is; a language that is null is left to the browsers. */
export type SiteSettings = {
  readonly name: string | undefined;
  readonly language: LanguageCode | null | undefined;
  readonly timeZone: string | undefined;
  readonly publicPages: boolean | undefined;
  readonly guestInvites: boolean | undefined;
  readonly editorsArrange: boolean | undefined;
  readonly feedbackEmail: string | null | undefined;
  readonly isIndexed: boolean | undefined;
  readonly isRightToLeft: boolean | undefined;
};

/** As they stand; `address` is null before the first start at an address. */
type StoredSettings = {
  readonly name: string;
  readonly language: LanguageCode | null;
  readonly timeZone: string;
  readonly publicPages: boolean;
  readonly guestInvites: boolean;
  readonly editorsArrange: boolean;
  readonly isIndexed: boolean;
  readonly isRightToLeft: boolean;
  readonly feedbackEmail: string | null;
  readonly address: string | null;
  readonly areFirstStepsHidden: boolean;
};

export async function saveSettings(actor: Actor, settings: SiteSettings, tx: Tx): Promise<void> {
  const all = {
    name: settings.name,
    time_zone: settings.timeZone,
    language: settings.language,
    public_pages: settings.publicPages,
    guest_invites: settings.guestInvites,
    editors_arrange: settings.editorsArrange,
    feedback_email: settings.feedbackEmail,
    indexed: settings.isIndexed,
    right_to_left: settings.isRightToLeft,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await tx.db.updateTable("site").set(given).where("id", "=", actor.siteId).execute();
}

export async function readSettings(actor: Actor, tx: Tx): Promise<StoredSettings> {
  const row = await tx.db
    .selectFrom("site")
    .select([
      "name",
      "language",
      "time_zone",
      "public_pages",
      "guest_invites",
      "editors_arrange",
      "indexed",
      "right_to_left",
      "feedback_email",
      "address",
      "first_steps_hidden",
    ])
    .where("id", "=", actor.siteId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name,
    language: row.language,
    timeZone: row.time_zone,
    publicPages: row.public_pages,
    guestInvites: row.guest_invites,
    editorsArrange: row.editors_arrange,
    isIndexed: row.indexed,
    isRightToLeft: row.right_to_left,
    feedbackEmail: row.feedback_email,
    address: row.address,
    areFirstStepsHidden: row.first_steps_hidden,
  };
}
