import { type Tx, run } from "#database/transaction.ts";
import { type LanguageCode, firstSpoken } from "#kernel/languages.ts";

/**
 * Whether the site holds any page, as it does from the end of the filling on, and the language it was made in: its people
 * have their positions in it before there is a page.
 */
export async function readState(tx: Tx): Promise<{ filled: boolean; language: LanguageCode }> {
  const [row] = await run<{ filled: boolean; language: string | null }>(
    tx,
    "select language, exists (select from page where site_id = $1) as filled from site where id = $1",
    [tx.siteId],
  );
  return { filled: row?.filled === true, language: firstSpoken(row?.language) };
}
