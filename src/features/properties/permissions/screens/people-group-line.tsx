import UserRound from "lucide-react/icons/user-round";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import { groupHas } from "../model/group-turn.ts";
import type { Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { SharingLine } from "./sharing-line.tsx";

/** All people with a line of their own at once; partly on where they differ (PPRM-16). */
export function PeopleGroupLine({
  people,
  onTurn,
}: {
  people: readonly SharingPerson[];
  onTurn: (right: Right, on: boolean) => void;
}) {
  const say = useSay();
  const states = { view: groupHas(people, "view"), edit: groupHas(people, "edit") };
  return (
    <SharingLine
      name={say(sharingWords.others)}
      hint={say(sharingWords.people, { count: people.length })}
      icon={UserRound}
      line={{
        view: states.view === "on",
        edit: states.edit === "on",
        follow: false,
        isAdmin: false,
        isSelf: false,
      }}
      partly={{ view: states.view === "partly", edit: states.edit === "partly" }}
      onTurn={(_, right, on) => onTurn(right, on)}
    />
  );
}
