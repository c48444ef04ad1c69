import type { OutputOf } from "#kernel/call.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import type { readPublicLink } from "../contract.ts";
import { publicLinkWords as words } from "../wording.ts";

export type PublicLinkShown = OutputOf<typeof readPublicLink>;

/** Who sees the page today, in the sentence that stands everywhere, and since when the world does not any more. */
export function LinkState({ link: { state, ends, seenBy } }: { link: PublicLinkShown }) {
  const say = useSay();
  const { timeZone } = useLocale();
  if (state !== "ended" || ends === null) return <p role="status">{seenBy}</p>;
  const day = new Intl.DateTimeFormat(say.formats, { dateStyle: "long", timeZone }).format(ends);
  return <p role="status">{`${say(words.ended, { day })} ${seenBy}`}</p>;
}
