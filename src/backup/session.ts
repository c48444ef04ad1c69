import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";

/**
 * A connection of the owner for one long transaction, with every setting that decides how values are written as text: a
 * backup reads the same whatever the two servers are set to.
 */
export async function openSession(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({ ...configOf(address), application_name: sessionName });
  // A connection that breaks is met by the statement that waits for it.
  client.on("error", () => {});
  await client.connect();
  await client.query(`
    set client_encoding to 'UTF8'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
    set timezone to 'UTC'; set bytea_output to 'hex'; set extra_float_digits to 3; set search_path to public;
    set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`);
  return client;
}

export const sessionName = "atrium-backup";
