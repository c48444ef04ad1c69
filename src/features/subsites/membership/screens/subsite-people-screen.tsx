import UserPlus from "lucide-react/icons/user-plus";
import { PeopleBar } from "#features/people/parts/people-bar.tsx";
import { PeopleToCome } from "#features/people/parts/people-to-come.tsx";
import { PersonCard } from "#features/people/parts/person-card.tsx";
import { useAllPeople, wholeAt } from "#features/people/parts/use-all-people.ts";
import { inviteWords } from "#features/people/invites/wording.ts";
import { peopleWords, roleWords } from "#features/people/wording.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { SelectPeopleButton } from "#features/people/several/parts/select-people-button.tsx";
import { SelectPerson } from "#features/people/several/parts/select-person.tsx";
import { SelectingPeopleHost } from "#features/people/several/parts/selecting-people-host.tsx";
import { memberBatchWords } from "../../enrolling/wording.ts";
import { subsitePeopleWords, subsiteWords } from "../../wording.ts";
import type { SubsitePerson, subsitePeopleScreen } from "../screen.ts";
import { MembershipMenu } from "./membership-menu.tsx";

type Data = ScreenData<typeof subsitePeopleScreen>;

/** The people of a subsite by name, and what its administrators do with them. */
export function SubsitePeopleScreen({ data, frame }: { data: Data; frame: Frame }) {
  const say = useSay();
  const { title, q, count, more, subsite, subsiteId } = data;
  const list = useAllPeople(data);
  const { people } = list;
  const isAlone = people.length === 1 && q === "" && data.inviting !== null;
  return (
    <SelectingPeopleHost
      people={people}
      isOffered={data.mayManage && people.length > 1}
      list={`${subsiteId} ${q}`}
      loadBar={loadBar}
      whom={{ q, subsiteId, subsite }}
    >
      <Screen title={title} width="list" actions={<Actions data={data} me={frame.me?.id ?? 0} />}>
        <PeopleBar q={q} count={count} more={more}>
          <SelectPeopleButton />
        </PeopleBar>
        {people.length === 0 && (
          <EmptyState
            title={say(peopleWords.none)}
            help={say(peopleWords.noneHelp)}
            action={<LinkButton href="/people/">{say(peopleWords.showAll)}</LinkButton>}
          />
        )}
        <MemberCards {...{ people, subsiteId, subsite }} />
        <PeopleToCome list={list} whole={wholeAt(q)} />
        {isAlone && (
          <EmptyState title={say(subsitePeopleWords.alone)} help={say(subsitePeopleWords.aloneHelp)} />
        )}
      </Screen>
    </SelectingPeopleHost>
  );
}

const loadBar = async () =>
  (await import("../../enrolling/parts/member-selection-bar.tsx")).MemberSelectionBar;

type MemberCardsProps = { people: readonly SubsitePerson[]; subsiteId: number; subsite: string };

function MemberCards({ people, subsiteId, subsite }: MemberCardsProps) {
  return (
    <ul className="people-grid">
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          chips={<Chips person={person} />}
          box={<SelectPerson person={person} />}
          menu={<MembershipMenu person={person} subsite={{ id: subsiteId, name: subsite }} />}
        />
      ))}
    </ul>
  );
}

/** What they are here beyond reading, whether they own the site as well (ROLE-18), and whether they come from outside. */
function Chips({ person }: { person: SubsitePerson }) {
  const say = useSay();
  return (
    <>
      {person.role !== "viewer" && (
        <Chip tone={person.role === "admin" ? "accent" : "neutral"}>{say(subsiteWords[person.role])}</Chip>
      )}
      {person.role === "admin" && person.siteRole === "owner" && (
        <Chip tone="accent">{say(roleWords.owner)}</Chip>
      )}
      {person.siteRole === "external" && <Chip>{say(roleWords.external)}</Chip>}
    </>
  );
}

function Actions({ data, me }: { data: Data; me: number }) {
  const say = useSay();
  const { open } = useDialogs();
  const { inviting, mayLeave, subsiteId: id, subsite: name } = data;

  function invite() {
    open(async () => {
      const { SubsiteInvite } = await import("./subsite-invite.tsx");
      const { loadContacts } = await import("#features/people/parts/load-contacts.ts");
      const contacts = await loadContacts("");
      return (
        <SubsiteInvite
          subsiteId={id}
          takesNew={inviting === "anybody"}
          autoJoins={contacts?.autoJoins ?? false}
        />
      );
    }, say(inviteWords.notLoaded));
  }
  function leave() {
    open(async () => {
      const { LeaveDialog } = await import("../../parts/leave-dialog.tsx");
      return <LeaveDialog subsite={{ id, name }} me={me} />;
    });
  }

  return (
    <>
      {mayLeave && <Button onPress={leave}>{say(subsitePeopleWords.leave)}</Button>}
      {inviting && <AddPeople subsite={{ id, name }} />}
      {inviting && (
        <Button look="primary" icon={UserPlus} onPress={invite}>
          {say(subsitePeopleWords.invite)}
        </Button>
      )}
    </>
  );
}

/** Brings people of the site in, several at once. */
function AddPeople({ subsite }: { subsite: { id: number; name: string } }) {
  const say = useSay();
  const { open } = useDialogs();
  function add() {
    open(async () => {
      const { AddPeopleDialog } = await import("../../enrolling/parts/add-people-dialog.tsx");
      return <AddPeopleDialog subsite={subsite} />;
    }, say(memberBatchWords.notLoaded));
  }
  return <Button onPress={add}>{say(memberBatchWords.addPeople)}</Button>;
}
