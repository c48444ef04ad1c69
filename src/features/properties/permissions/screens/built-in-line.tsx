import Pencil from "lucide-react/icons/pencil";
import ShieldCheck from "lucide-react/icons/shield-check";
import Users from "lucide-react/icons/users";
import { audienceWords } from "#features/pages/audience/wording.ts";
import { WhyButton } from "#features/sharing/reasons/parts/why-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { SharingLine } from "./sharing-line.tsx";

const within = {
  admins: audienceWords.administrators,
  all: audienceWords.everyone,
  editors: audienceWords.editors,
};
const icons = { admins: ShieldCheck, all: Users, editors: Pencil };

/** A group that each site has: administrators, everyone, editors. */
export function BuiltInLine(props: {
  id: keyof typeof icons;
  group: SharingGroup;
  site: string;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
}) {
  const say = useSay();
  const { id, group, site } = props;
  const hint = id === "admins" ? sharingWords.administratorsHint : sharingWords.people;
  return (
    <SharingLine
      name={id === "all" ? say(sharingWords.everyone, { site }) : group.name}
      hint={say(hint, { count: group.count })}
      icon={icons[id]}
      action={group.view && <WhyButton name={say(within[id], { site })} onPress={() => props.onAskWhy(id)} />}
      line={{ ...group, isAdmin: id === "admins", isSelf: false }}
      onTurn={(line, right, on) => props.onTurn(id, line, right, on)}
    />
  );
}
