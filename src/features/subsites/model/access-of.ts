import type { Words } from "#kernel/words.ts";
import { subsiteWords } from "../wording.ts";

type Openness = {
  readonly isPublic: boolean;
  readonly isArchived: boolean;
  readonly isSelfJoinable: boolean;
};

/** How one comes into a subsite, in a word or two. */
export function accessOf({ isPublic, isArchived, isSelfJoinable }: Openness): Words {
  if (isArchived) return subsiteWords.archived;
  if (isPublic) return subsiteWords.public;
  return isSelfJoinable ? subsiteWords.open : subsiteWords.closed;
}
