import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { send } from "#client/call.ts";
import type { AwayUntil } from "#features/people/model/away.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { findReaders } from "../contract.ts";

export type Offered = {
  readonly id: number;
  readonly name: string;
  readonly photo: string | null;
  readonly away: AwayUntil | null;
};

type OnPage = { readonly pageId: number; readonly subsite?: string | undefined };

/** The name that is being typed behind an `@` in front of the caret. */
const behindAt = /(?:^|[\s(])@([^\s@][^@\n]{0,40}|)$/u;

/** The people who are offered while a name is typed, and which of them is marked. */
export function useMentionList(
  { pageId, subsite }: OnPage,
  field: RefObject<HTMLTextAreaElement | null>,
  onPick: (person: Offered, typed: string, caret: number) => void,
) {
  const [sought, setSought] = useState<string | null>(null);
  const { people, marked, mark } = useFound({ pageId, subsite }, sought);

  /** Looks at what stands in front of the caret. */
  function look() {
    const { value = "", selectionStart = 0 } = field.current ?? {};
    setSought(behindAt.exec(value.slice(0, selectionStart))?.[1] ?? null);
  }

  function pick(person: Offered) {
    const { value, selectionStart } = field.current ?? { value: "", selectionStart: 0 };
    const front = value.slice(0, selectionStart).replace(/@[^@]*$/u, `@${person.name} `);
    setSought(null);
    onPick(person, front + value.slice(selectionStart), front.length);
  }

  /** Whether the key was for the list. */
  function press(event: KeyboardEvent): boolean {
    const person = people[marked];
    if (!person) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) mark((marked + step + people.length) % people.length);
    else if (event.key === "Escape") setSought(null);
    else if (event.key === "Enter" || event.key === "Tab") pick(person);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { people, marked, look, pick, press, close: () => setSought(null) };
}

const nobody: readonly Offered[] = [];

/** Who may read the page and is called so; nobody while nothing is sought. */
function useFound({ pageId, subsite }: OnPage, sought: string | null) {
  const [people, setPeople] = useState(nobody);
  const [marked, mark] = useState(0);
  useEffect(() => {
    if (sought === null) return;
    const control = new AbortController();
    const { signal } = control;
    async function find(q: string) {
      const answer = await send(findReaders, { ...ofPage(pageId), q }, { signal, subsite });
      if (signal.aborted) return;
      setPeople(answer.success ? answer.people : nobody);
      mark(0);
    }
    const timer = setTimeout(() => void find(sought), 120);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [sought, pageId, subsite]);
  return { people: sought === null ? nobody : people, marked, mark };
}
