import { useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import type { OutputOf } from "#kernel/call.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { changeGroupPeople, findGroupPeople } from "../contract.ts";
import { useUndoNotice } from "../parts/use-undo-notice.ts";
import { groupWords as words } from "../wording.ts";
import type { GroupShown } from "./use-group-acts.tsx";

type Found = OutputOf<typeof findGroupPeople>;

/** Who is in a group: a box for each, and a field to find others. What was turned stays, whatever is searched for next. */
export function GroupPeopleDialog({ group: { id, name } }: { group: GroupShown }) {
  const say = useSay();
  const done = useUndoNotice();
  const sayRefusal = useDialogRefusals();
  const [typed, setTyped] = useState("");
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { found, failed } = useFound(id, typed.trim());

  const change = (added: readonly number[], removed: readonly number[]) =>
    send(changeGroupPeople, { id, added: JSON.stringify(added), removed: JSON.stringify(removed) });

  async function perform(): Promise<Outcome> {
    const those = (on: boolean) => [...turned].flatMap(([person, isOn]) => (isOn === on ? [person] : []));
    const answer = await change(those(true), those(false));
    if (!answer.success) return sayRefusal(answer, "groups");
    await done(say(words.peopleChanged, { name }), () => change(answer.removed, answer.added));
  }

  return (
    <DialogFrame title={say(words.peopleTitle, { name })} confirm={{ label: say(words.save), perform }}>
      <TextField
        label={say(words.find)}
        hint={say(words.findHint)}
        type="search"
        value={typed}
        limit={200}
        onChange={setTyped}
      />
      {failed && <ErrorText announced>{say(words.notLoaded)}</ErrorText>}
      {found && (
        <People
          {...{ found, turned, isSearch: typed.trim() !== "" }}
          onTurn={(person, on) => setTurned(new Map([...turned, [person, on]]))}
        />
      )}
    </DialogFrame>
  );
}

function People(props: {
  found: Found;
  turned: ReadonlyMap<number, boolean>;
  isSearch: boolean;
  onTurn: (personId: number, on: boolean) => void;
}) {
  const say = useSay();
  const { people, more } = props.found;
  const nobody = say(props.isSearch ? words.noneFound : words.empty);
  const about = props.isSearch ? null : say(words.peopleNow);
  return (
    <>
      <p className="groups-help" role="status">
        {people.length === 0 ? nobody : about}
      </p>
      <div className="groups-boxes">
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={person.name}
            hint={person.email}
            checked={props.turned.get(person.id) ?? person.isIn}
            onChange={(on) => props.onTurn(person.id, on)}
          />
        ))}
      </div>
      {more && <p className="groups-help">{say(words.moreFound, { count: people.length })}</p>}
    </>
  );
}

const pause = 250;

/** The people of the group at once, and after a pause those who are found by what is typed; the last answer stays meanwhile. */
function useFound(id: number, asked: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      afterPause(asked === "" ? 0 : pause, async (signal) => {
        const answer = await send(findGroupPeople, { id, q: asked }, { signal });
        if (signal.aborted) return;
        setFailed(!answer.success);
        if (answer.success) setFound(answer);
      }),
    [id, asked],
  );
  return { found, failed };
}
