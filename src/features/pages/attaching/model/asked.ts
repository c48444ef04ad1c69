/** What is asked of the server to bring a file of the site to a page. */
export function fileFor(pageId: number, fileId: number) {
  return { page_id: pageId, file_id: fileId };
}

/** What is asked of the server to fetch a picture of the web for a page. */
export function pictureFor(pageId: number, address: string) {
  return { page_id: pageId, address };
}

/** Longer than the server itself takes before it gives up. */
export const patiently = { timeout_ms: 300_000 };
