import { useSay } from "#ui/language.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { subsiteWords } from "../wording.ts";

/** When somebody asked to join; the time stands where the language puts it. */
export function Requested({ at }: { at: number }) {
  const say = useSay();
  const [before, after] = say(subsiteWords.requested, { time: "\n" }).split("\n");
  return (
    <span>
      {before}
      <RelativeTime at={at} />
      {after}
    </span>
  );
}
