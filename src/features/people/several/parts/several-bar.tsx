import type { ReactNode } from "react";
import type { Answered } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SelectionBar } from "#ui/selection-bar.tsx";
import type { listPeopleIds } from "../contract.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { useSelectingPeople } from "./selecting.ts";
import "./several.css";

/** Asks for the numbers of all whom "Select all" means. */
type AskAll = () => Promise<Answered<typeof listPeopleIds>>;

/** How many people are selected; `children` is what can be done to them. */
export function SeveralBar({ all, children }: { all: AskAll; children: ReactNode }) {
  const say = useSay();
  const { fail } = useNotices();
  const { selection, end } = useSelectingPeople();

  async function askAll() {
    const answer = await all();
    if (answer.success) return answer.ids;
    fail(answer, say(words.notAllLoaded));
    return null;
  }

  return (
    <SelectionBar {...{ words, selection }} all={askAll} onEnd={end}>
      {children}
    </SelectionBar>
  );
}
