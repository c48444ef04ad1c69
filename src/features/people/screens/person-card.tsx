import type { SiteRole } from "#kernel/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords, roleWords } from "../wording.ts";
import { PersonMenu } from "./person-menu.tsx";

/** One person in the directory. */
export function PersonCard({ person, roles }: { person: PersonShown; roles: readonly SiteRole[] }) {
  const say = useSay();
  return (
    <li className="people-card">
      <Avatar name={person.name} size={52} />
      <div className="people-card-text">
        <h2>{person.name}</h2>
        {person.position && <p>{person.position}</p>}
        <p className="people-card-email" dir="ltr" title={person.email}>
          {person.email}
        </p>
        <div className="people-card-chips">
          {person.role !== "member" && (
            <Chip tone={person.role === "owner" ? "accent" : "neutral"}>{say(roleWords[person.role])}</Chip>
          )}
          {person.state === "invited" && <Chip tone="good">{say(peopleWords.invited)}</Chip>}
          {person.state === "expired" && <Chip tone="warn">{say(peopleWords.inviteOver)}</Chip>}
        </div>
      </div>
      <PersonMenu person={person} roles={roles} />
    </li>
  );
}
