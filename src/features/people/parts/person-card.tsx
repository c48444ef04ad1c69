import type { ReactNode } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Chip } from "#ui/chip.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { AwayChip } from "../away/parts/away-chip.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords } from "../wording.ts";
import { MatchedFields } from "./matched-fields.tsx";
import "./people.css";

type Shown = Pick<PersonShown, "id" | "name" | "position" | "email" | "photo" | "state" | "away">;

/** One person in a list of people: `chips` say what they are there, `menu` what can be done with them. */
export function PersonCard(props: {
  person: Shown;
  chips?: ReactNode;
  /** Stands before the picture. */
  box?: ReactNode;
  menu: ReactNode;
  /** By which profile fields they were found. */
  matched?: PersonShown["matched"];
  /** The order of its heading: below the title, or below a letter. */
  level?: 2 | 3;
}) {
  const here = useHere();
  const Heading = props.level === 3 ? "h3" : "h2";
  const { id, name, position, email, photo, state, away } = props.person;
  return (
    <li className="people-card" data-person={id}>
      {props.box}
      <Avatar name={name} photo={photo} size={52} />
      <div className="people-card-text">
        <Heading>
          <a href={here(`/profile/p/${id}/`)} aria-haspopup="dialog">
            {name}
          </a>
        </Heading>
        {position && <p>{position}</p>}
        <p className="people-card-email" dir="ltr" title={email}>
          {email}
        </p>
        {props.matched && <MatchedFields matched={props.matched} />}
        <div className="people-card-chips">
          {props.chips}
          <AwayChip away={away} />
          <InviteChip state={state} />
        </div>
      </div>
      {props.menu}
    </li>
  );
}

/** That somebody has not answered their invitation yet. */
function InviteChip({ state }: Pick<Shown, "state">) {
  const say = useSay();
  if (state === "invited") return <Chip tone="good">{say(peopleWords.invited)}</Chip>;
  return state === "expired" && <Chip tone="warn">{say(peopleWords.inviteOver)}</Chip>;
}
