import { useState } from "react";
import { send } from "#client/call.ts";
import type { OutputOf } from "#kernel/call.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { type readPersonGroups, setGroups } from "../contract.ts";
import { groupsGiven } from "../model/groups-given.ts";
import { groupWords as words } from "../wording.ts";
import { useUndoNotice } from "./use-undo-notice.ts";
import "./groups.css";

/** Check boxes for the groups that a person is in (PDIR-04). */
export function GroupsDialog(props: {
  person: { readonly id: number; readonly name: string };
  groups: OutputOf<typeof readPersonGroups>["groups"];
}) {
  const say = useSay();
  const done = useUndoNotice();
  const sayRefusal = useDialogRefusals();
  const { person, groups } = props;
  const [chosen, setChosen] = useState(() => groups.filter((each) => each.isIn).map(({ id }) => id));
  const set = (ids: readonly number[]) => send(setGroups, groupsGiven(person.id, ids));

  async function perform(): Promise<Outcome> {
    const answer = await set(chosen);
    if (!answer.success) return sayRefusal(answer, "groups");
    await done(say(words.setDone, { name: person.name }), () => set(answer.before));
  }

  const turn = (id: number, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <DialogFrame
      title={say(words.setTitle, { name: person.name })}
      confirm={{ label: say(words.save), perform }}
    >
      <p className="groups-help">
        {groups.length === 0 ? say(words.noGroups) : say(words.setHelp, { name: person.name })}
      </p>
      <div className="groups-boxes">
        {groups.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => turn(id, on)} />
        ))}
      </div>
      <p>
        <TextLink href="/people/groups/">{say(words.manage)}</TextLink>
      </p>
    </DialogFrame>
  );
}
