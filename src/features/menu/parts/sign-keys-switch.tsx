import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { saveSignKeys, signKeysField } from "#features/people/account/contract.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import { menuCommandWords } from "../wording.ts";

/** Switches off the keys that are pressed by accident, or by a program that types what is spoken (WCAG 2.1.4). */
export function SignKeysSwitch({ isOn, onSwitched }: { isOn: boolean; onSwitched: () => void }) {
  const say = useSay();
  const { wanted, change } = useSaved(isOn, onSwitched);
  return (
    <Switch
      label={say(menuCommandWords.signKeys)}
      hint={say(menuCommandWords.signKeysHelp)}
      checked={wanted}
      onChange={(next) => void change(next)}
    />
  );
}

/** What is wanted, saved one after the other; what cannot be saved says so and stands as it was. */
function useSaved(isOn: boolean, onSwitched: () => void) {
  const { fail } = useNotices();
  const [wanted, setWanted] = useState(isOn);
  const saved = useRef(isOn);
  const latest = useRef(isOn);
  const isSaving = useRef(false);

  function want(next: boolean) {
    latest.current = next;
    setWanted(next);
  }

  async function saveLatest() {
    while (latest.current !== saved.current) {
      const next = latest.current;
      const answer = await send(saveSignKeys, { [signKeysField]: next });
      if (!answer.success) {
        want(saved.current);
        return fail(answer);
      }
      saved.current = next;
      // The frame of every screen says it, and so does this one from now on.
      await revisitQuietly();
      onSwitched();
    }
  }

  async function change(next: boolean) {
    want(next);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saveLatest();
    } finally {
      isSaving.current = false;
    }
  }

  return { wanted, change };
}
