import Eye from "lucide-react/icons/eye";
import UserPlus from "lucide-react/icons/user-plus";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { GuestsSection } from "../guests/parts/guests-section.tsx";
import { useUnsaved } from "#features/properties/parts/use-unsaved.tsx";
import { sharingSentences } from "../model/sentence.ts";
import { sharingWords } from "../wording.ts";
import { AddPerson } from "./add-person.tsx";
import { SharingLines } from "./sharing-lines.tsx";
import "./sharing.css";
import { type SharingData, useSharing } from "./use-sharing.ts";

/** Who can see and edit a page: said in sentences first, then line by line. */
export function SharingScreen({ data }: { data: SharingData }) {
  const say = useSay();
  const { groups, guests, unsaved, isSaving, turn, turnPeople, add, save } = useSharing(data);
  useUnsaved({ isChanged: unsaved > 0, isSaving }, data.pageAddress);
  const saved = data.groups.find((group) => group.id === "guests")?.sub_users ?? [];

  return (
    <div className="sharing">
      <h1>{data.title}</h1>
      <p className="sharing-page">
        <a href={data.pageAddress}>
          <bdi>{data.pageTitle}</bdi>
        </a>
      </p>
      <p className="sharing-sentence" role="status">
        <Icon of={Eye} size={20} />
        <span>{sharingSentences({ groups, site: data.site }, say).join(" ")}</span>
      </p>
      {data.mayAddPeople ? (
        <AddPerson onAdd={add} />
      ) : (
        <p className="sharing-hint sharing-outside">{say(sharingWords.membersShare, { site: data.site })}</p>
      )}
      <SharingLines
        groups={groups}
        site={data.site}
        mayBePublic={data.mayBePublic}
        onTurn={turn}
        onTurnPeople={turnPeople}
      />
      {data.offersInvites && (
        <p className="sharing-invite">
          <Icon of={UserPlus} />
          <TextLink href="/people/">{say(sharingWords.inviteMore)}</TextLink>
        </p>
      )}
      {data.mayManageGuests && (data.mayInviteGuests || saved.length > 0) && (
        <GuestsSection
          {...{ guests, saved }}
          mayInvite={data.mayInviteGuests}
          suggestions={data.activeGuests}
        />
      )}
      <footer className="sharing-footer">
        <span className="sharing-note">{unsaved > 0 && say(sharingWords.unsaved, { count: unsaved })}</span>
        <LinkButton href={data.pageAddress}>{say(sharingWords.cancel)}</LinkButton>
        <Button look="primary" busy={isSaving} onPress={() => void save()}>
          {say(isSaving ? sharingWords.saving : sharingWords.save)}
        </Button>
      </footer>
    </div>
  );
}
