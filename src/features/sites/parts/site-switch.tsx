import { useId, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import type { switchCelebrations, switchPasskeys } from "../contract.ts";
import { useTellRefusal } from "../rights/parts/tell-refusal.ts";

type SiteSwitchProps = {
  words: Readonly<Record<"title" | "label" | "help" | "on" | "off" | "undo", Words>>;
  call: typeof switchCelebrations | typeof switchPasskeys;
  on: boolean;
};

/** Something that a site has or has not; it counts at once and can be taken back. */
export function SiteSwitch({ words, call, on }: SiteSwitchProps) {
  const say = useSay();
  const heading = useId();
  const { tell, fail, overcome } = useNotices();
  const tellRefusal = useTellRefusal();
  const [sent, setSent] = useState<boolean | null>(null);

  async function turn(to: boolean): Promise<void> {
    setSent(to);
    const answer = await send(call, { on: to });
    if (answer.success) await revisit();
    setSent(null);
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    overcome();
    const undo = { label: say(words.undo), perform: () => void turn(!to) };
    tell({ kind: "undo", text: say(to ? words.on : words.off), undo });
  }

  return (
    <section className="sites-settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(words.title)}</h2>
      <Switch
        label={say(words.label)}
        hint={say(words.help)}
        checked={sent ?? on}
        onChange={(to) => void turn(to)}
      />
    </section>
  );
}
