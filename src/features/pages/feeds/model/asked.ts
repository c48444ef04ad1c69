/** Longer than the server itself takes before it gives up. */
export const patiently = { timeout_ms: 30_000 };

/** What `fetch-feed` is sent. */
export function feedFor(pageId: number, address: string) {
  return { page_id: pageId, address };
}
