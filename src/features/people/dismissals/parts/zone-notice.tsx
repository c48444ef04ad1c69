import { useId, useState } from "react";
import { send } from "#client/call.ts";
import { focusHeading } from "#client/focus-heading.ts";
import { revisit } from "#client/navigation.ts";
import { clocksDiffer } from "#kernel/zoned-time.ts";
import { Button } from "#ui/button.tsx";
import { useNow, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { changeTimeZone, ignoreTimeZone } from "../contract.ts";
import { zoneTaken } from "../model/zone-taken.ts";
import { dismissalWords as words } from "../wording.ts";
import "./zone-notice.css";

/** Lies over the edge of the page, so that nothing moves for it. */
export function ZoneNotice({ here, settings }: { here: string; settings: string }) {
  const say = useSay();
  const title = useId();
  const now = useNow();
  const { ignored, ignore, change } = useAnswers(here);
  if (ignored || !clocksDiffer(here, settings, now)) return null;
  return (
    <section className="dismissals-zone" aria-labelledby={title}>
      <div role="status">
        <p id={title}>{say(words.zoneHint)}</p>
        <p>{say(words.zones, { here: named(here), settings: named(settings) })}</p>
      </div>
      <Button size="small" onPress={() => void ignore()}>
        {say(words.ignore)}
      </Button>
      <Button size="small" look="primary" onPress={() => void change(here)}>
        {say(words.change)}
      </Button>
    </section>
  );
}

function useAnswers(here: string) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [ignored, setIgnored] = useState(false);

  async function ignore() {
    const answer = await send(ignoreTimeZone, {});
    if (!answer.success) return fail(answer);
    setIgnored(true);
    focusHeading(true);
  }

  async function take(zone: string) {
    const answer = await send(changeTimeZone, zoneTaken(zone));
    if (!answer.success) fail(answer);
    else if (await revisit()) focusHeading(true);
    return answer;
  }

  async function change(zone: string) {
    const answer = await take(zone);
    if (!answer.success) return;
    const undo = { label: say(words.undo), perform: () => void take(answer.before) };
    tell({ kind: "undo", text: say(words.changed, { zone: named(here) }), undo });
  }

  return { ignored, ignore, change };
}

function named(zone: string): string {
  return zone.replaceAll("_", " ");
}
