import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Answered } from "#client/call.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useObserved } from "#ui/observed.ts";
import { countOf, selectedAll } from "#ui/selection.ts";
import type { listPeopleIds } from "../contract.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { useIsSelectingPeople, useSelectingPeople } from "./selecting.ts";
import "./several.css";

/** Asks for the numbers of all whom "Select all" means. */
type AskAll = () => Promise<Answered<typeof listPeopleIds>>;

/** How many people are selected; `children` is what can be done to them. It stands at the lower edge of the list while somebody selects. */
export function SelectionBar({ all, children }: { all: AskAll; children: ReactNode }) {
  const say = useSay();
  const { selection, end } = useSelectingPeople();
  const count = useObserved(selection, countOf);
  const isSelecting = useIsSelectingPeople();
  useEscape(isSelecting, end);
  if (!isSelecting) return null;
  return (
    <section className="several-bar" aria-label={say(words.bar)}>
      <p role="status">{say(words.selected, { count })}</p>
      <SelectAll all={all} />
      {count > 0 && children}
      <span className="several-end">
        <IconButton size="small" icon={X} label={say(words.end)} onPress={end} />
      </span>
    </section>
  );
}

function SelectAll({ all }: { all: AskAll }) {
  const say = useSay();
  const { fail } = useNotices();
  const { selection } = useSelectingPeople();
  const [isBusy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const answer = await all();
    setBusy(false);
    if (!answer.success) return fail(answer, say(words.notAllLoaded));
    selection.set(selectedAll(selection.get(), answer.ids));
  }

  return (
    <Button size="small" look="quiet" busy={isBusy} onPress={() => void selectAll()}>
      {say(words.selectAll)}
    </Button>
  );
}

/** Ends it, wherever the focus is. */
function useEscape(isOn: boolean, end: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    end();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    document.addEventListener("keydown", (event) => leave(event), { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
}
