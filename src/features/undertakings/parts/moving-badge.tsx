import { useEffect, useRef } from "react";
import { watch } from "#client/live.ts";
import { useSay } from "#ui/language.tsx";
import { undertakingsTopic } from "../events.ts";
import { undertakingWords as words } from "../wording.ts";

/** That something of one's own runs, and how far it is, live; gone when it ends. It comes as finished HTML. */
export function MovingBadge({ html, me }: { html: string; me: number }) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onData = (data: unknown) => {
      const link = place.current?.querySelector("a");
      const { percent } = data as { percent: number | null };
      if (!link) return;
      link.hidden = percent === null;
      if (percent === null) return;
      const label = say(words.badge, { percent });
      link.ariaLabel = label;
      link.title = label;
      link.querySelector("span")?.replaceChildren(`${percent}%`);
    };
    return watch(undertakingsTopic(me), { onData });
  }, [me, say]);

  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
