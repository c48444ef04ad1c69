import type { OutputOf } from "#kernel/call.ts";
import { useSay } from "#ui/language.tsx";
import type { readPublicLink } from "../contract.ts";
import { publicLinkWords as words } from "../wording.ts";

export type PublicLinkShown = OutputOf<typeof readPublicLink>;

/** Who of the world sees the page today, in one sentence. */
export function LinkState({ link: { state, ends } }: { link: PublicLinkShown }) {
  const say = useSay();
  const day =
    ends === null ? "" : new Intl.DateTimeFormat(say.formats, { dateStyle: "long" }).format(new Date(ends));
  if (state === "not-public") return null;
  if (state === "ended") return <p role="status">{say(words.ended, { day })}</p>;
  const sentences = {
    open: [words.open, words.openUntil],
    password: [words.password, words.passwordUntil],
  } as const;
  const [always, until] = sentences[state];
  return <p role="status">{ends === null ? say(always) : say(until, { day })}</p>;
}
