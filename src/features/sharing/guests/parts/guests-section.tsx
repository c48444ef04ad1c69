import Plus from "lucide-react/icons/plus";
import { useId, useRef } from "react";
import { sentenceOf } from "#kernel/refusal.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import type { SharingPerson } from "../../model/listed.ts";
import { mayTurnGuests } from "../rules.ts";
import { guestRefusals, guestWords } from "../wording.ts";
import { GuestLine } from "./guest-line.tsx";
import "./guests.css";
import { NewGuestLine } from "./new-guest-line.tsx";
import type { Guests } from "./use-guests.ts";

/** Who reads the page by a link in a mail, and a line for one more (GUES-02). `saved` are those who do already. */
export function GuestsSection({
  guests,
  saved,
  mayInvite,
  suggestions,
}: {
  guests: Guests;
  saved: readonly SharingPerson[];
  mayInvite: boolean;
  suggestions: readonly string[];
}) {
  const say = useSay();
  const id = useId();
  const { fail } = useNotices();
  const adding = useRef<HTMLDivElement>(null);
  const { edits, wanted } = guests;
  const group = guests.edited.find((each) => each.id === "guests");
  const count = group?.people.length ?? 0;

  function turn(on: boolean) {
    const verdict = mayTurnGuests(on, count);
    if (!verdict.allowed) fail(say(sentenceOf(guestRefusals, verdict.code)));
    if (on && mayInvite) guests.add();
  }

  function drop(line: string) {
    guests.drop(line);
    adding.current?.querySelector("button")?.focus();
  }

  return (
    <section className="guests" aria-labelledby={id}>
      <h2 id={id}>{say(guestWords.guests)}</h2>
      <Switch
        label={say(guestWords.access)}
        hint={say(mayInvite ? guestWords.guestsHint : sentenceOf(guestRefusals, "guests-not-allowed"))}
        checked={count > 0}
        onChange={turn}
      />
      <ul className="guests-lines">
        {saved.map((guest) => (
          <GuestLine
            key={guest.id}
            guest={guest}
            isRemoved={edits.removed.has(guest.id)}
            onRemove={(isRemoved) => guests.remove(guest.id, isRemoved)}
          />
        ))}
        {edits.added.map(({ line, email }) => (
          <NewGuestLine
            key={line}
            email={email}
            error={guests.errorAt(line)}
            suggestions={`${id}-known`}
            turn={wanted.line === line ? wanted.turn : 0}
            onType={(typed) => guests.type(line, typed)}
            onLeave={() => guests.leave(line)}
            onNext={guests.add}
            onDrop={() => drop(line)}
          />
        ))}
      </ul>
      <datalist id={`${id}-known`} aria-label={say(guestWords.suggestions)}>
        {suggestions.map((email) => (
          <option key={email} value={email}>
            {email}
          </option>
        ))}
      </datalist>
      {mayInvite && (
        <div ref={adding}>
          <Button icon={Plus} onPress={guests.add}>
            {say(guestWords.add)}
          </Button>
        </div>
      )}
    </section>
  );
}
