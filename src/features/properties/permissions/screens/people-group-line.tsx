import UserRound from "lucide-react/icons/user-round";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import { type Hidden, groupHas } from "../model/group-turn.ts";
import { type Right, type Rights, rights } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { SharingLine } from "./sharing-line.tsx";

/** All people with a line of their own at once; partly on where they differ (PPRM-16). */
export function PeopleGroupLine({
  people,
  hidden,
  onTurn,
}: {
  people: readonly SharingPerson[];
  hidden: Hidden;
  onTurn: (right: Right, on: boolean) => void;
}) {
  const say = useSay();
  const states = rights.map((right) => [right, groupHas(people, right, hidden)] as const);
  const those = (state: "on" | "partly") =>
    Object.fromEntries(states.map(([right, has]) => [right, has === state])) as Rights;
  return (
    <SharingLine
      name={say(sharingWords.others)}
      hint={say(sharingWords.people, { count: people.length + hidden.count })}
      icon={UserRound}
      line={{ ...those("on"), isAdmin: false, isSelf: false }}
      partly={those("partly")}
      onTurn={(_, right, on) => onTurn(right, on)}
    />
  );
}
