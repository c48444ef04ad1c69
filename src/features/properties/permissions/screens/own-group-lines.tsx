import UsersRound from "lucide-react/icons/users-round";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { ownGroupOf } from "#features/sharing/model/state.ts";
import { WhyButton } from "#features/sharing/reasons/parts/why-button.tsx";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { useSay } from "#ui/language.tsx";
import { SharingLine } from "./sharing-line.tsx";

type Acting = {
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
};

/** The groups that the site has made and that the page is shared with (PPRM-03). */
export function OwnGroupLines(
  props: Acting & { groups: readonly SharingGroup[]; isShown: (name: string) => boolean },
) {
  const { groups, isShown, onTurn, onAskWhy } = props;
  return groups
    .filter(({ id, view }) => ownGroupOf(id) !== null && (view || isShown(id)))
    .map((group) => <OwnGroupLine key={group.id} {...{ group, onTurn, onAskWhy }} />);
}

function OwnGroupLine(props: Acting & { group: SharingGroup }) {
  const say = useSay();
  const { group } = props;
  return (
    <SharingLine
      name={group.name}
      hint={say(sharingWords.people, { count: group.count })}
      icon={UsersRound}
      action={group.view && <WhyButton name={group.name} onPress={() => props.onAskWhy(group.id)} />}
      line={{ ...group, isAdmin: false, isSelf: false }}
      onTurn={(line, right, on) => props.onTurn(group.id, line, right, on)}
    />
  );
}
