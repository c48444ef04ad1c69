import { type Kysely, sql } from "kysely";

/**
 * A company signs in by SAML 2.0 too: where its provider takes requests and by which certificates it signs. The answer comes without a cookie, so that an
 * attempt is found by its state, and keeps what was confirmed until the browser comes for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table company_sign_in
         add column protocol text not null default 'openid',
         add column sign_in_address text,
         add column certificates text[] not null default '{}',
         alter column client_id drop not null,
         alter column client_secret drop not null,
         add constraint company_sign_in_way check (
           case protocol
             when 'openid' then client_id is not null and client_secret is not null
             when 'saml' then sign_in_address is not null and certificates <> '{}'
             else false
           end
         );
       alter table company_attempt
         add column state_hash bytea,
         add column is_heard boolean not null default false,
         add column answer jsonb;
       create unique index company_attempt_by_state on company_attempt (site_id, state_hash);`,
    )
    .execute(db);
}
