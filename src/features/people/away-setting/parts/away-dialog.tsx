import { useState } from "react";
import { send } from "#client/call.ts";
import { Button } from "#ui/button.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUndoNotice } from "../../groups/parts/use-undo-notice.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { clearAway, setAway } from "../contract.ts";
import { type AwayDates, noteMost } from "../../model/away.ts";
import { awayWords as words } from "../../away/wording.ts";
import "./away-dialog.css";

type Person = {
  readonly id: number;
  readonly name: string;
  readonly isSelf: boolean;
  readonly dates: AwayDates | null;
};

/** From when until when somebody is away, and what others are to know of it. */
export function AwayDialog({ person: { id, name, isSelf, dates } }: { person: Person }) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const done = useUndoNotice();
  const [typed, setTyped] = useState<AwayDates>(dates ?? { from: "", until: "", note: "" });
  const change = (some: Partial<AwayDates>) => setTyped({ ...typed, ...some });

  async function perform(): Promise<Outcome> {
    if (typed.from === "" || typed.until === "") return say(words.noDays);
    const answer = await send(setAway, { id, ...typed });
    if (!answer.success) return sayRefusal(answer, "edit-profile");
    await done(say(words.saved), () => putBack(id, answer.before));
  }

  return (
    <DialogFrame
      title={isSelf ? say(words.ownTitle) : say(words.title, { name })}
      description={say(words.help)}
      size="ask"
      confirm={{ label: say(words.save), perform }}
      more={dates && <ClearDates personId={id} />}
    >
      <Days {...typed} onChange={change} />
      <TextField
        label={say(words.note)}
        hint={say(words.noteHelp)}
        value={typed.note}
        limit={noteMost}
        onChange={(note) => change({ note })}
      />
    </DialogFrame>
  );
}

/** The first and the last day; an absence of one day is given by its first. */
function Days(props: AwayDates & { onChange: (some: Partial<AwayDates>) => void }) {
  const say = useSay();
  const { from, until, onChange } = props;
  return (
    <div className="away-setting-days">
      <TextField
        label={say(words.from)}
        type="date"
        value={from}
        onChange={(day) => onChange({ from: day, until: until === "" || until < day ? day : until })}
      />
      <TextField
        label={say(words.last)}
        type="date"
        value={until}
        onChange={(day) => onChange({ until: day })}
      />
    </div>
  );
}

function ClearDates({ personId }: { personId: number }) {
  const say = useSay();
  const { close } = useDialog();
  const { fail } = useNotices();
  const done = useUndoNotice();
  const clear = async () => {
    const answer = await send(clearAway, { id: personId });
    if (!answer.success) return fail(answer);
    close();
    await done(say(words.cleared), () => putBack(personId, answer.before));
  };
  return <Button onPress={() => void clear()}>{say(words.clear)}</Button>;
}

/** The dates as they were before. */
function putBack(id: number, before: AwayDates | null) {
  if (before) return send(setAway, { id, ...before });
  return send(clearAway, { id });
}
