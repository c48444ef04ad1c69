import { Avatar } from "#ui/avatar.tsx";
import { useSay } from "#ui/language.tsx";
import type { ListedPerson } from "../contract.ts";
import type { Line, Right } from "../rules.ts";
import { sharingWords } from "../wording.ts";
import { SharingLine } from "./sharing-line.tsx";

/** A person with a share of their own. */
export function PersonLine({
  person,
  onTurn,
}: {
  person: ListedPerson;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
}) {
  const say = useSay();
  const about = [
    ...(person.is_self ? [say(sharingWords.you)] : []),
    ...(person.is_external ? [say(sharingWords.external)] : []),
    ...(person.email === "" ? [] : [person.email]),
  ];
  return (
    <SharingLine
      name={person.name}
      hint={about.join(" · ")}
      picture={<Avatar name={person.name} size={32} />}
      line={{ ...person, isAdmin: person.is_admin, isSelf: person.is_self }}
      onTurn={(line, right, on) => onTurn(String(person.id), line, right, on)}
    />
  );
}
