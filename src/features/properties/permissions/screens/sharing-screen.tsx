import CircleHelp from "lucide-react/icons/circle-question-mark";
import Eye from "lucide-react/icons/eye";
import UserPlus from "lucide-react/icons/user-plus";
import { useOffer } from "#client/offers.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { GuestsSection } from "#features/sharing/guests/parts/guests-section.tsx";
import { PageLink } from "../../parts/page-link.tsx";
import { useUnsavedPage } from "../../parts/use-unsaved-page.ts";
import { audienceByLines, sharingSentences } from "../model/sentence.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { PersonSearch } from "#features/sharing/parts/person-search.tsx";
import { WhyButton } from "#features/sharing/reasons/parts/why-button.tsx";
import { useWhy } from "#features/sharing/reasons/parts/use-why.tsx";
import { reasonWords } from "#features/sharing/reasons/wording.ts";
import { ownGroupOf } from "#features/sharing/model/state.ts";
import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import { SharingLines } from "./sharing-lines.tsx";
import "./permissions.css";
import { useSharing } from "./use-sharing.ts";
import type { SharingData } from "./use-sharing-changes.ts";

/** Who can see and edit a page: said in sentences first, then line by line. */
export function SharingScreen({ data }: { data: SharingData }) {
  const { groups, guests, invited, unsaved, change, isSaving, turn, turnPeople, add, save, ...rest } =
    useSharing(data);
  useUnsavedPage({ isChanged: unsaved > 0, isSaving }, data.pageAddress);
  const askWhy = useWhy(data.id);
  useSaveCommand(() => void (isSaving || save()));

  return (
    <Screen title={data.title} width="form" above={<PageLink {...data} />}>
      <Sentence {...{ data, groups }} />
      <AddingAndAsking
        data={data}
        groups={groups.filter(({ id }) => ownGroupOf(id) !== null)}
        onAdd={add}
        onAddGroup={rest.addGroup}
        onAsk={() => askWhy()}
      />
      <SharingLines
        groups={groups}
        hidden={rest.hidden}
        mayAddPeople={data.mayAddPeople}
        site={data.site}
        mayBePublic={data.mayBePublic}
        onTurn={turn}
        isShown={rest.isTurned}
        onTurnPeople={turnPeople}
        onAskWhy={askWhy}
      />
      {data.offersInvites && <InviteMore />}
      {data.mayManageGuests && (data.mayInviteGuests || invited.length > 0) && (
        <GuestsSection
          {...{ guests, saved: invited }}
          {...guestsOf(data)}
          actionAt={({ id, name }) => <WhyButton name={name} onPress={() => askWhy(String(id))} />}
        />
      )}
      <SharingActions back={data.pageAddress} {...{ change, unsaved, isSaving, save }} />
    </Screen>
  );
}

function guestsOf({ mayInviteGuests: mayInvite, sendsMail, activeGuests: suggestions }: SharingData) {
  return { mayInvite, sendsMail, suggestions };
}

/** Who would see and edit the page if it were saved now. */
function Sentence({ data, groups }: { data: SharingData; groups: readonly SharingGroup[] }) {
  const say = useSay();
  const calendar = useLocale();
  const audience = audienceByLines({ ...data, groups });
  return (
    <p className="permissions-sentence" role="status">
      <Icon of={Eye} size={20} className="permissions-sign" />
      <span>{sharingSentences({ audience, groups }, { say, calendar }).join(" ")}</span>
    </p>
  );
}

/** A field to add somebody, for those who may see the people of the site, and for all the question why somebody reads the page. */
function AddingAndAsking(props: {
  data: SharingData;
  groups: readonly SharingGroup[];
  onAdd: (person: SharingPerson) => void;
  onAddGroup: (group: SharingGroup) => void;
  onAsk: () => void;
}) {
  const say = useSay();
  const { data } = props;
  return (
    <div className="permissions-add">
      {data.mayAddPeople ? (
        <PersonSearch
          label={say(props.groups.length > 0 ? sharingWords.addPersonOrGroup : sharingWords.addPerson)}
          icon={UserPlus}
          onChoose={props.onAdd}
          pageId={data.id}
          groups={{ groups: props.groups, onChoose: props.onAddGroup }}
        />
      ) : (
        <p className="permissions-hint">{say(sharingWords.membersShare, { site: data.site })}</p>
      )}
      <Button icon={CircleHelp} onPress={props.onAsk}>
        {say(reasonWords.open)}
      </Button>
    </div>
  );
}

function useSaveCommand(perform: () => void): void {
  useOffer("save-permissions", { perform, accepts: isMeant });
}

/** From fields too, unless what has the focus, or a dialog on top, had a use for the keys. */
function isMeant({ defaultPrevented, repeat }: KeyboardEvent): boolean {
  return !defaultPrevented && !repeat;
}

function InviteMore() {
  const say = useSay();
  return (
    <p className="permissions-invite">
      <Icon of={UserPlus} className="permissions-sign" />
      <TextLink href="/people/">{say(sharingWords.inviteMore)}</TextLink>
    </p>
  );
}

type SharingActionsProps = Pick<ReturnType<typeof useSharing>, "change" | "unsaved" | "isSaving" | "save"> & {
  back: string;
};

/** Who gains and who loses access stands in sight above Save, as soon as it is known. */
function SharingActions({ change, unsaved, isSaving, save, back }: SharingActionsProps) {
  const say = useSay();
  return (
    <footer className="permissions-footer">
      <p className="permissions-change" role="status" dir="auto">
        {change.join(" ")}
      </p>
      <Actions
        note={unsaved > 0 && say(sharingWords.unsaved, { count: unsaved })}
        back={<LinkButton href={back}>{say(sharingWords.cancel)}</LinkButton>}
        main={
          <Button look="primary" busy={isSaving} onPress={() => void save()}>
            {say(isSaving ? sharingWords.saving : sharingWords.save)}
          </Button>
        }
      />
    </footer>
  );
}
