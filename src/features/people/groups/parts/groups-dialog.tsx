import { type ReactNode, useState } from "react";
import { send } from "#client/call.ts";
import type { OutputOf } from "#kernel/call.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { noPermission, useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { readPersonGroups, setGroups } from "../contract.ts";
import { groupsGiven } from "../model/groups-given.ts";
import { groupWords as words } from "../wording.ts";
import { useUndoNotice } from "./use-undo-notice.ts";
import "./groups.css";

type Person = { readonly id: number; readonly name: string };

/** What the dialog shows of a person, or that their groups may not be changed. */
export async function groupsDialog(person: Person): Promise<ReactNode> {
  const read = await send(readPersonGroups, { id: person.id });
  if (!read.success && read.offer !== null) return noPermission(read, "groups");
  if (!read.success) throw new Error(read.reason);
  return <GroupsDialog person={person} groups={read.groups} />;
}

/** Check boxes for the groups that a person is in (PDIR-04). */
function GroupsDialog(props: { person: Person; groups: OutputOf<typeof readPersonGroups>["groups"] }) {
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
