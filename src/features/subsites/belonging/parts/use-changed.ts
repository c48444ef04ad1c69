import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { setSubsitePermissions } from "../../contract.ts";
import { inviteToSpaces } from "../contract.ts";
import { type Choices, bringing, giving, telling } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";

type Back = { readonly give: Choices; readonly bring: Choices };

/** Tells of a change to the memberships of a person, with the way back. */
export function useChanged(person: { readonly id: number; readonly name: string }) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function sendAll(calls: readonly (() => ReturnType<typeof send>)[]) {
    for (const call of calls) {
      const answer = await call();
      if (!answer.success) return fail(answer);
    }
    tell({ text: say(words.undone, person) });
    await revisit();
  }
  function told(text: string, calls: readonly (() => ReturnType<typeof send>)[]) {
    tell({ text, undo: { label: say(words.undo), perform: () => void sendAll(calls) } });
    return revisit();
  }

  return {
    changed: (text: string, { give, bring }: Back) =>
      told(text, [
        ...(isAny(bring) ? [() => send(inviteToSpaces, bringing(person.id, bring))] : []),
        ...(isAny(give) ? [() => send(setSubsitePermissions, giving(person.id, give))] : []),
      ]),
    toldOtherwise: (levels: Choices) =>
      told(say(words.levelsSaved, person), [() => send(setSubsitePermissions, telling(person.id, levels))]),
  };
}

function isAny(choices: Choices): boolean {
  return Object.keys(choices).length > 0;
}
