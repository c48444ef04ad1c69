import Plus from "lucide-react/icons/plus";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "../../model/listed.ts";
import { guestWords } from "../wording.ts";
import { GuestLines } from "./guest-lines.tsx";
import "./guests.css";
import { GuestsSwitch } from "./guests-switch.tsx";
import { KnownEmails } from "./known-emails.tsx";
import type { Guests } from "./use-guests.ts";

/** Who reads the page by a link in a mail, and a line for one more (GUES-02). `saved` are those who do already. */
export function GuestsSection(props: {
  guests: Guests;
  saved: readonly SharingPerson[];
  mayInvite: boolean;
  sendsMail: boolean;
  suggestions: readonly string[];
  actionAt: (guest: SharingPerson) => ReactNode;
}) {
  const say = useSay();
  const id = useId();
  const adding = useRef<HTMLDivElement>(null);
  const { guests, mayInvite, sendsMail, saved, actionAt } = props;
  const known = `${id}-known`;
  const group = guests.edited.find((each) => each.id === "guests");

  function drop(line: string) {
    guests.drop(line);
    adding.current?.querySelector("button")?.focus();
  }

  return (
    <section className="guests" aria-labelledby={id}>
      <h2 id={id}>{say(guestWords.guests)}</h2>
      <GuestsSwitch count={group?.people.length ?? 0} {...{ mayInvite, sendsMail }} onInvite={guests.add} />
      <GuestLines {...{ guests, saved, sendsMail, actionAt }} suggestions={known} onDrop={drop} />
      <KnownEmails id={known} emails={props.suggestions} />
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
