import type { Sent } from "./ask-call.ts";

/** Numbers of tags are small ones. */
export const tagNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 999_999];

const ofTags = (extra: Sent = {}) => tagNumbers.map((id) => ({ id, ...extra }));

/** What an external can send to the calls of tags, with foreign ids. */
export const tagAttempts = {
  "read-all-tags": () => [{}],
  "rename-tag": () => ofTags({ name: "Zolder" }),
  "delete-tag": () => ofTags(),
  "undelete-tag": () => ofTags(),
};
