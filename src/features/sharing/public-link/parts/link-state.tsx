import type { OutputOf } from "#kernel/call.ts";
import { formatDate } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import type { readPublicLink } from "../contract.ts";
import { publicLinkWords as words } from "../wording.ts";

export type PublicLinkShown = OutputOf<typeof readPublicLink>;

/** Who sees the page today, in the sentence that stands everywhere, and since when the world does not any more. */
export function LinkState({ link: { state, ends, seenBy } }: { link: PublicLinkShown }) {
  const say = useSay();
  const locale = useLocale();
  if (state !== "ended" || ends === null) return <p role="status">{seenBy}</p>;
  return <p role="status">{`${say(words.ended, { day: formatDate(ends, locale) })} ${seenBy}`}</p>;
}
