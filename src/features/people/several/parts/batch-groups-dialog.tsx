import { useState } from "react";
import { send } from "#client/call.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { groupWords } from "../../groups/wording.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { changeGroups } from "../contract.ts";
import { among, groupsTurned, severalTime } from "../model/wire.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { LeftOut } from "./left-out.tsx";
import type { Checked } from "./use-people-deeds.tsx";
import { usePeopleDone } from "./use-people-done.ts";
import "../../groups/parts/groups.css";

/** Puts several people into groups and takes them out of others: a tick for all of them, a dash for some. */
export function BatchGroupsDialog(props: { ids: readonly number[]; may: Checked; onDone: () => void }) {
  const say = useSay();
  const done = usePeopleDone();
  const sayRefusal = useDialogRefusals();
  const { ids, may, onDone } = props;
  const [turned, setTurned] = useState<Turned>(new Map());

  async function perform(): Promise<Outcome> {
    const answer = await send(changeGroups, { ...among(ids), ...groupsTurned(turned) }, severalTime);
    if (!answer.success) return sayRefusal(answer, "groups");
    if (answer.task === null) return answer.left.join(" ") || say(words.noneAllowed);
    onDone();
    void done(say(words.groupsDone, { count: answer.done }), answer);
  }

  return (
    <DialogFrame
      title={say(words.groupsTitle, { count: may.allowed })}
      confirm={{
        label: say(words.save),
        perform,
        disabledReason: turned.size === 0 ? say(words.nothing) : null,
      }}
    >
      <GroupBoxes {...{ may, turned }} onTurn={setTurned} />
      <LeftOut left={may.left} />
      <p>
        <TextLink href="/people/groups/">{say(groupWords.manage)}</TextLink>
      </p>
    </DialogFrame>
  );
}

type Turned = ReadonlyMap<number, boolean>;

/** All groups, each with how many of them are in it. */
function GroupBoxes(props: { may: Checked; turned: Turned; onTurn: (turned: Turned) => void }) {
  const say = useSay();
  const { may, turned, onTurn } = props;
  return (
    <>
      <p className="groups-help">{say(may.groups.length === 0 ? groupWords.noGroups : words.groupsHelp)}</p>
      <div className="groups-boxes">
        {may.groups.map(({ id, name, count }) => (
          <Checkbox
            key={id}
            label={say(words.inGroup, { name, count, total: may.allowed })}
            checked={turned.get(id) ?? count === may.allowed}
            partly={!turned.has(id) && count > 0 && count < may.allowed}
            onChange={(on) => onTurn(new Map(turned).set(id, on))}
          />
        ))}
      </div>
    </>
  );
}
