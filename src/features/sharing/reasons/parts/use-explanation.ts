import { useRef, useState } from "react";
import { type Answered, send } from "#client/call.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { useSay } from "#ui/language.tsx";
import { explainAccess } from "../contract.ts";
import { reasonWords as words } from "../wording.ts";

export type Explained = Answered<typeof explainAccess>;

export function askWhy(pageId: number, who: string): Promise<Explained> {
  return send(explainAccess, { ...ofPage(pageId), who });
}

/** The explanation that is shown, and how another one is asked for: the last that was asked wins. */
export function useExplanation(pageId: number, first: Explained | null) {
  const say = useSay();
  const [answer, setAnswer] = useState(first);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  async function ask(who: string) {
    const mine = ++turn.current;
    setBusy(true);
    const next = await askWhy(pageId, who);
    if (turn.current !== mine) return;
    setBusy(false);
    setAnswer(next);
  }

  const problem = answer && !answer.success ? (answer.said ?? say(words.notLoaded)) : null;
  return { explanation: answer?.success ? answer : null, problem, busy, ask };
}
