/** How calls name a thread and a comment on a page. */
export function ofThread(pageId: number, threadId: number) {
  return { page_id: pageId, thread_id: threadId };
}

export function ofComment(pageId: number, id: number) {
  return { page_id: pageId, id };
}
