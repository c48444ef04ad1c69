import type { Say } from "#kernel/language.ts";
import { noticeMailWords as words } from "../wording.ts";
import type { News } from "./news.ts";

/** Why somebody gets a mail, in one sentence. */
export function reasonFor(kind: "alone" | "digest", [first]: readonly News[], say: Say): string {
  if (kind === "digest" || !first) return say(words.whyDigest);
  if (first.kind === "mentioned") return say(words.whyMentioned);
  if (first.kind === "shared") return say(words.whyShared);
  if (first.kind === "answered") return say(words.whyAnswered);
  if (first.kind === "addressed") return say(words.whyAddressed);
  return say(first.place ? words.whyFollowedInSubsite : words.whyFollowed);
}
