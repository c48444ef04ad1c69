import UserPlus from "lucide-react/icons/user-plus";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { loadContacts } from "../parts/load-contacts.ts";
import { PeopleBar } from "../parts/people-bar.tsx";
import { PeopleToCome } from "../parts/people-to-come.tsx";
import { PersonCard } from "../parts/person-card.tsx";
import { type AllPeople, useAllPeople } from "../parts/use-all-people.ts";
import type { PersonShown, peopleScreen } from "../screen.ts";
import { peopleDialogWords, peopleWords, roleWords } from "../wording.ts";
import { roleOptions } from "../cards/parts/role-choice.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { useReminderDialog } from "../reminders/parts/use-reminder-dialog.tsx";
import { reminderWords } from "../reminders/wording.ts";
import { useRoleAddress } from "./use-role-address.ts";

/** The directory of the site: everybody by name, and ways to bring more in. */
export function PeopleScreen(props: { data: ScreenData<typeof peopleScreen>; frame: Frame }) {
  const say = useSay();
  const { title, q, count, more, roles } = props.data;
  const list = useAllPeople(props.data);
  const { people } = list;
  const mayAdd = roles.length > 0;
  const { withSubsites } = props.frame.viewer;

  const showAll = <LinkButton href="/people/">{say(peopleWords.showAll)}</LinkButton>;
  useRoleDialogs({ list, isLeftOut: more && mayAdd }, roles);

  return (
    <Screen
      title={title}
      width="list"
      actions={mayAdd && <Actions roles={roles} withSubsites={withSubsites} />}
    >
      <PeopleBar q={q} count={count} more={more} />
      {people.length === 0 && (
        <EmptyState title={say(peopleWords.none)} help={say(peopleWords.noneHelp)} action={showAll} />
      )}
      <ul className="people-grid">
        {people.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            chips={person.role !== "member" && <RoleChip role={person.role} />}
            menu={<PersonMenu {...{ person, roles, withSubsites }} />}
          />
        ))}
      </ul>
      <PeopleToCome list={list} q={q} />
      {people.length === 1 && q === "" && mayAdd && (
        <EmptyState title={say(peopleWords.alone)} help={say(peopleWords.aloneHelp)} />
      )}
    </Screen>
  );
}

function RoleChip({ role }: { role: SiteRole }) {
  const say = useSay();
  return <Chip tone={role === "owner" ? "accent" : "neutral"}>{say(roleWords[role])}</Chip>;
}

/** The address of a person's role opens its dialog. */
function useRoleDialogs(
  listed: { list: AllPeople<PersonShown>; isLeftOut: boolean },
  roles: readonly SiteRole[],
): void {
  const say = useSay();
  const { open } = useDialogs();
  const openRole = (person: PersonShown) =>
    open(async () => {
      const { RoleDialog } = await import("../cards/parts/role-dialog.tsx");
      return <RoleDialog person={person} roles={roles} />;
    }, say(peopleDialogWords.permissionsNotLoaded));
  useRoleAddress({ ...listed, open: openRole });
}

/** The ways to bring people in. */
function Actions({ roles, withSubsites }: { roles: readonly SiteRole[]; withSubsites: boolean }) {
  const say = useSay();
  const { open } = useDialogs();

  const remind = useReminderDialog();

  function invite() {
    open(async () => {
      const { InviteDialog } = await import("../parts/invite-dialog.tsx");
      // Only a site with subsites has any that new people join.
      const contacts = withSubsites ? await loadContacts("") : null;
      const autoJoins = contacts?.autoJoins ?? false;
      const help = say(peopleDialogWords.inviteHelp);
      return (
        <InviteDialog options={roleOptions(roles, say)} initial="member" help={help} {...{ autoJoins }} />
      );
    }, say(peopleDialogWords.inviteNotLoaded));
  }
  function add() {
    open(async () => {
      const { AddDialog } = await import("./add-dialog.tsx");
      return <AddDialog roles={roles} />;
    });
  }

  return (
    <>
      <Button look="quiet" onPress={() => remind(null)}>
        {say(reminderWords.remindAll)}
      </Button>
      <Button onPress={add}>{say(peopleWords.add)}</Button>
      <Button look="primary" icon={UserPlus} onPress={invite}>
        {say(peopleWords.invite)}
      </Button>
    </>
  );
}
