import { useRef, useState } from "react";
import UserPlus from "lucide-react/icons/user-plus";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Screen } from "#ui/screen.tsx";
import { readScreen } from "#client/read-screen.ts";
import { asList, listingAddress } from "../model/listing.ts";
import { SelectPeopleButton } from "../several/parts/select-people-button.tsx";
import { SelectingPeopleHost } from "../several/parts/selecting-people-host.tsx";
import { useGroupsDialog } from "../groups/parts/use-groups-dialog.tsx";
import { PeopleBar } from "../parts/people-bar.tsx";
import { PeopleToCome } from "../parts/people-to-come.tsx";
import { type AllPeople, useAllPeople } from "../parts/use-all-people.ts";
import type { PersonShown, peopleScreen } from "../screen.ts";
import { inviteWords } from "../invites/wording.ts";
import { peopleDialogWords, peopleWords } from "../wording.ts";
import { roleOptions } from "../cards/parts/role-choice.tsx";
import { ListingChoice } from "./listing-choice.tsx";
import { MoreActions } from "./more-actions.tsx";
import { PeopleFiltersButton } from "./people-filters-button.tsx";
import { PeopleShown } from "./people-shown.tsx";
import { useRoleAddress } from "./use-role-address.ts";

type Data = ScreenData<typeof peopleScreen>;

/** Most people look at the cards, and most sites have no chart. */
let OrgChart: typeof import("../reporting/parts/org-chart.tsx").OrgChart | null = null;
let PeopleTable: typeof import("./people-table.tsx").PeopleTable | null = null;

export async function loadBeside(data: Data | null): Promise<void> {
  if (!data || data.chart) OrgChart ??= (await import("../reporting/parts/org-chart.tsx")).OrgChart;
  if (!data || data.view === "table") PeopleTable ??= (await import("./people-table.tsx")).PeopleTable;
}

/** The directory of the site: everybody by name, and ways to bring more in. */
export function PeopleScreen(props: { data: Data; frame: Frame }) {
  const { data, onTyped } = useTypedFilter(props.data);
  const { title, count, more, roles, managesSubsites } = data;
  const whole = listingAddress(data, true);
  const list = useAllPeople(data, whole);
  const mayAdd = roles.length > 0;
  useRoleDialogs({ list, isLeftOut: more && mayAdd }, roles);
  return (
    <SelectingPeopleHost
      people={list.people}
      isOffered={(mayAdd || managesSubsites) && list.people.length > 1}
      list={whole}
      loadBar={loadBar}
      whom={{ q: data.q, groupId: data.groupId, roles, managesSubsites }}
    >
      <Screen title={title} width="list" actions={<Actions {...data} />}>
        <PeopleBar
          q={props.data.q}
          count={count}
          more={more}
          {...(!data.chart && { onTyped })}
          addressOf={(words) => listingAddress({ ...asList(data), q: words, from: "" })}
        >
          <PeopleFiltersButton data={data} />
          <span className="people-tools">
            <SelectPeopleButton />
            <ListingChoice data={data} />
          </span>
        </PeopleBar>
        {data.chart && OrgChart ? <OrgChart chart={data.chart} /> : <Listed {...{ data, list, whole }} />}
      </Screen>
    </SelectingPeopleHost>
  );
}

const loadBar = async () => (await import("../several/parts/people-selection-bar.tsx")).PeopleSelectionBar;

type ListedProps = { data: Data; list: AllPeople<PersonShown>; whole: string };

/** The people who are listed, or why nobody is. */
function Listed({ data, list, whole }: ListedProps) {
  const say = useSay();
  const isAlone = list.people.length === 1 && data.q === "" && data.from === "" && data.groupId === null;
  return (
    <>
      {list.people.length === 0 && <NobodyFound />}
      <PeopleShown data={data} people={list.people} AsTable={PeopleTable} />
      <PeopleToCome list={list} whole={whole} />
      {isAlone && data.roles.length > 0 && (
        <EmptyState
          title={say(peopleWords.alone)}
          help={say(data.sendsMail ? peopleWords.aloneHelp : peopleWords.aloneNoMail)}
        />
      )}
    </>
  );
}

function NobodyFound() {
  const say = useSay();
  return (
    <EmptyState
      title={say(peopleWords.none)}
      help={say(peopleWords.noneHelp)}
      action={<LinkButton href="/people/">{say(peopleWords.showAll)}</LinkButton>}
    />
  );
}

/** What is listed, while letters are typed: what is found by them; Enter gives it an address of its own. */
function useTypedFilter(data: Data) {
  const say = useSay();
  const { fail } = useNotices();
  const [typed, setTyped] = useState<{ readonly of: Data; readonly found: Data } | null>(null);
  const latest = useRef("");
  async function onTyped(q: string) {
    latest.current = q;
    const found = await readScreen<Data>(listingAddress({ ...data, q, from: "" })).catch(() => null);
    // Later letters have asked for something else by now.
    if (latest.current !== q) return;
    if (found) setTyped({ of: data, found });
    else fail(say(peopleWords.filterFailed));
  }
  return { data: typed?.of === data ? typed.found : data, onTyped: (q: string) => void onTyped(q) };
}

/** The addresses of a person's role and groups open their dialogs. */
function useRoleDialogs(
  listed: { list: AllPeople<PersonShown>; isLeftOut: boolean },
  roles: readonly SiteRole[],
): void {
  const say = useSay();
  const { open } = useDialogs();
  const askGroups = useGroupsDialog();
  const openDialog = (person: PersonShown, asked: "role" | "groups") =>
    asked === "groups" ? askGroups(person) : openRole(person);
  const openRole = (person: PersonShown) =>
    open(async () => {
      const { RoleDialog } = await import("../cards/parts/role-dialog.tsx");
      return <RoleDialog person={person} roles={roles} />;
    }, say(peopleDialogWords.permissionsNotLoaded));
  useRoleAddress({ ...listed, open: openDialog });
}

type Roles = { roles: readonly SiteRole[]; withSubsites: boolean; sendsMail: boolean };

function Actions({ roles, withSubsites, sendsMail, groupId }: Roles & { groupId: number | null }) {
  const mayAdd = roles.length > 0;
  return (
    <>
      {mayAdd && <BringingIn {...{ roles, withSubsites, sendsMail }} />}
      <MoreActions mayRemind={mayAdd} groupId={groupId} />
    </>
  );
}

/** The ways to bring people in. */
function BringingIn({ roles, withSubsites, sendsMail }: Roles) {
  const say = useSay();
  const { open } = useDialogs();

  function invite() {
    open(async () => {
      const { InviteDialog } = await import("../invites/parts/invite-dialog.tsx");
      const { loadContacts } = await import("../parts/load-contacts.ts");
      // Only a site with subsites has any that new people join.
      const contacts = withSubsites ? await loadContacts("") : null;
      const autoJoins = contacts?.autoJoins ?? false;
      const help = say(sendsMail ? inviteWords.help : inviteWords.noMail);
      return (
        <InviteDialog options={roleOptions(roles, say)} initial="member" help={help} {...{ autoJoins }} />
      );
    }, say(inviteWords.notLoaded));
  }
  function add() {
    open(async () => {
      const { AddDialog } = await import("./add-dialog.tsx");
      return <AddDialog roles={roles} />;
    });
  }

  return (
    <>
      <Button onPress={add}>{say(peopleWords.add)}</Button>
      <Button look="primary" icon={UserPlus} onPress={invite}>
        {say(peopleWords.invite)}
      </Button>
    </>
  );
}
