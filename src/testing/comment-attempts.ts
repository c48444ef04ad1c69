import type { Sent } from "./ask-call.ts";

type OfPages = (make: (page_id: number) => Sent) => readonly Sent[];

/** What somebody from outside may try with the comments of pages. */
export function commentAttempts(ofPages: OfPages): Readonly<Record<string, () => readonly Sent[]>> {
  const said = { words: "Mine @[1] @[2]", key: "k" };
  const passage = { widget: "text0001", quote: "fog", before: "", after: "" };
  const ofThreads = (more: Sent = {}) => ofPages((page_id) => ({ page_id, thread_id: 1, ...more }));
  const ofOne = (more: Sent = {}) => ofPages((page_id) => ({ page_id, id: 1, ...more }));
  return {
    "read-comments": () => ofPages((page_id) => ({ page_id })),
    "find-comment-readers": () => ofPages((page_id) => ({ page_id, q: "" })),
    "begin-comment-thread": () => ofPages((page_id) => ({ page_id, ...passage, ...said })),
    "answer-comment-thread": () => ofThreads(said),
    "resolve-comment-thread": () => ofThreads(),
    "reopen-comment-thread": () => ofThreads(),
    "edit-comment": () => ofOne({ words: said.words }),
    "delete-comment": () => ofOne(),
    "restore-comment": () => ofOne(),
  };
}
