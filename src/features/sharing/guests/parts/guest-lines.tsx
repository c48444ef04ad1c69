import type { ReactNode } from "react";
import type { SharingPerson } from "../../model/listed.ts";
import { GuestLine } from "./guest-line.tsx";
import { NewGuestLine } from "./new-guest-line.tsx";
import type { Guests } from "./use-guests.ts";

/** The guests that the page has, then those who are being added. `suggestions` is the id of the addresses to choose from. */
export function GuestLines(props: {
  guests: Guests;
  saved: readonly SharingPerson[];
  sendsMail: boolean;
  suggestions: string;
  onDrop: (line: string) => void;
  actionAt: (guest: SharingPerson) => ReactNode;
}) {
  const { guests, saved } = props;
  const { edits, wanted } = guests;
  return (
    <ul className="guests-lines">
      {saved.map((guest) => (
        <GuestLine
          key={guest.id}
          guest={guest}
          isRemoved={edits.removed.has(guest.id)}
          action={props.actionAt(guest)}
          onRemove={(isRemoved) => guests.remove(guest.id, isRemoved)}
        />
      ))}
      {edits.added.map(({ line, email }) => (
        <NewGuestLine
          key={line}
          email={email}
          error={guests.errorAt(line)}
          sendsMail={props.sendsMail}
          suggestions={props.suggestions}
          turn={wanted.line === line ? wanted.turn : 0}
          onType={(typed) => guests.type(line, typed)}
          onLeave={() => guests.leave(line)}
          onNext={guests.add}
          onDrop={() => props.onDrop(line)}
        />
      ))}
    </ul>
  );
}
