import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";

export type SiteSettings = {
  readonly name: string;
  /** Left as it is when undefined; null leaves it to the browsers. */
  readonly language: LanguageCode | null | undefined;
  readonly timeZone: string;
  /** Left as they are when undefined. */
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
  await tx.db
    .updateTable("site")
    .set({
      name: settings.name,
      time_zone: settings.timeZone,
      ...(settings.language === undefined ? {} : { language: settings.language }),
      ...(settings.publicPages === undefined ? {} : { public_pages: settings.publicPages }),
      ...(settings.guestInvites === undefined ? {} : { guest_invites: settings.guestInvites }),
      ...(settings.editorsArrange === undefined ? {} : { editors_arrange: settings.editorsArrange }),
      ...(settings.feedbackEmail === undefined ? {} : { feedback_email: settings.feedbackEmail }),
      ...(settings.isIndexed === undefined ? {} : { indexed: settings.isIndexed }),
      ...(settings.isRightToLeft === undefined ? {} : { right_to_left: settings.isRightToLeft }),
    })
    .where("id", "=", actor.siteId)
    .execute();
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
