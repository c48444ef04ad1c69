import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { ListedSubsite } from "../screen.ts";
import { subsitePeopleWords, subsiteWords } from "../wording.ts";
import { Requested } from "../parts/requested.tsx";
import { useJoining } from "../parts/use-joining.tsx";
import { SubsiteLetter } from "./subsite-letter.tsx";

/** One subsite on the list: what it is, how many are in it, and as whom one is, or the way in. */
export function SubsiteLine({
  subsite,
  isHere,
  me,
}: {
  subsite: ListedSubsite;
  isHere: boolean;
  me: number;
}) {
  const say = useSay();
  const { name, description, address, people, role, isArchived, access, accent } = subsite;
  return (
    <li className="subsites-line">
      <SubsiteLetter {...{ name, accent }} />
      <div className="subsites-words">
        <h3 dir="auto">{role === null ? name : <a href={address}>{name}</a>}</h3>
        {description && <p dir="auto">{description}</p>}
        <p className="subsites-facts">
          {isHere && <Chip tone="accent">{say(subsiteWords.here)}</Chip>}
          {role && <Chip>{say(subsiteWords[role])}</Chip>}
          {!isArchived && <span>{access}</span>}
          <People count={people} />
          {subsite.requested !== null && <Requested at={subsite.requested} />}
        </p>
      </div>
      <span className="subsites-acts">
        <JoinButton subsite={subsite} me={me} />
        {subsite.leavesHere && <LeaveButton subsite={subsite} me={me} />}
        {subsite.mayManage && (
          <LinkButton href={`/subsites/settings/${subsite.id}/`} look="quiet" size="small" icon={Settings}>
            {say(subsiteWords.settings)}
            <span className="ui-unseen"> {name}</span>
          </LinkButton>
        )}
      </span>
    </li>
  );
}

function JoinButton({ subsite, me }: { subsite: ListedSubsite; me: number }) {
  const say = useSay();
  const { joining, name } = subsite;
  const { busy, join } = useJoining(subsite, me);
  if (joining === null) return null;
  return (
    <Button size="small" busy={busy} onPress={() => void join()}>
      {say(joining === "ask" ? subsiteWords.ask : subsiteWords.join)}
      <span className="ui-unseen"> {name}</span>
    </Button>
  );
}

function LeaveButton({ subsite, me }: { subsite: ListedSubsite; me: number }) {
  const say = useSay();
  const { open } = useDialogs();

  function leave() {
    open(async () => {
      const { LeaveDialog } = await import("../parts/leave-dialog.tsx");
      return <LeaveDialog {...{ subsite, me }} />;
    });
  }

  return (
    <Button size="small" look="quiet" onPress={leave}>
      {say(subsitePeopleWords.leave)}
      <span className="ui-unseen"> {subsite.name}</span>
    </Button>
  );
}

export function People({ count }: { count: number }): ReactNode {
  const say = useSay();
  return (
    <span className="subsites-people">
      <Icon of={Users} size={12} />
      {say(subsiteWords.people, { count })}
    </span>
  );
}
