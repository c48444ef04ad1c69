// 23505: another writer took the name a moment ago; the next round sees its row and refuses in words. 23503: another took away what
// is referred to, such as the folder that a page is saved in; the next round finds it gone.
const retried = new Set(["40001", "40P01", "23505", "23503"]);
const lostCodes = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08003",
  "08001",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
]);

/** Serialisation failure or deadlock: the same work may pass when it is done again. */
export function isWorthRetrying(error: unknown): boolean {
  return retried.has(codeOf(error));
}

/** The connection is gone or the server is starting: nothing of the transaction is left. */
export function isLost(error: unknown): boolean {
  if (lostCodes.has(codeOf(error))) return true;
  return (
    error instanceof Error && /Connection terminated|connection ended|not queryable/i.test(error.message)
  );
}

/** The constraint that a statement ran into, or an empty text. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** No connection became free in time: nothing was begun. */
export function isCrowded(error: unknown): boolean {
  return error instanceof Error && /timeout exceeded when trying to connect/i.test(error.message);
}
