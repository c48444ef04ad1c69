import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { type readCelebrations, saveCelebrations } from "../contract.ts";
import { celebrationWords as words } from "../wording.ts";
import { BirthdayFields } from "./birthday-fields.tsx";

type Person = { readonly id: number } & OutputOf<typeof readCelebrations>;

/** The birthday of oneself, and since when somebody is there. */
export function CelebrationsDialog({ person }: { person: Person }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { id, name, isSelf } = person;
  const [birthday, setBirthday] = useState({
    month: String(person.birthday?.month ?? ""),
    day: String(person.birthday?.day ?? ""),
    year: String(person.birthday?.year ?? ""),
  });
  const [since, setSince] = useState(person.since ?? "");
  const [hidden, setHidden] = useState(person.isHidden);

  async function perform(): Promise<Outcome> {
    const { month, day, year } = birthday;
    const isPart = (month === "") !== (day === "") || (year !== "" && day === "");
    if (isPart) return say(words.notWhole);
    const own = isSelf ? { ...birthday, hidden } : {};
    const answer = await send(saveCelebrations, { id, since, ...own });
    if (!answer.success) return sayRefusal(answer, "edit-profile");
    tell({ text: say(words.saved) });
    await revisit();
  }

  return (
    <DialogFrame
      title={isSelf ? say(words.ownTitle) : say(words.title, { name })}
      description={say(isSelf ? words.help : words.helpOfOther)}
      size="ask"
      confirm={{ label: say(words.save), perform }}
    >
      {isSelf && <BirthdayFields {...birthday} onChange={setBirthday} />}
      <TextField label={say(words.sinceLabel)} type="date" value={since} onChange={setSince} />
      {isSelf && (
        <Switch label={say(words.hide)} hint={say(words.hideHelp)} checked={hidden} onChange={setHidden} />
      )}
    </DialogFrame>
  );
}
