import Search from "lucide-react/icons/search";
import UserPlus from "lucide-react/icons/user-plus";
import { type SubmitEvent } from "react";
import { visit } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { peopleShown } from "../contract.ts";
import type { PersonShown, peopleScreen } from "../screen.ts";
import { peopleDialogWords, peopleWords } from "../wording.ts";
import { PersonCard } from "./person-card.tsx";
import { useRoleAddress } from "./use-role-address.ts";
import "./people.css";

/** The directory of the site: everybody by name, and ways to bring more in. */
export function PeopleScreen(props: { data: ScreenData<typeof peopleScreen> }) {
  const say = useSay();
  const { title, q, people, more, roles, personId } = props.data;
  const isOne = personId !== null;
  const mayAdd = roles.length > 0;

  const count = people.length > 0 && !isOne && say(peopleWords.count, { count: people.length });
  const countInWords = more ? say(peopleWords.more, { count: peopleShown }) : count;

  const showAll = <LinkButton href="/people/">{say(peopleWords.showAll)}</LinkButton>;
  useRoleDialogs(people, roles);

  return (
    <Screen title={title} width="list" actions={mayAdd && <Actions roles={roles} />}>
      <div className="people-bar">
        <PeopleSearch q={q} />
        <p className="people-count" role="status">
          {countInWords}
        </p>
      </div>
      {people.length === 0 && (
        <EmptyState title={say(peopleWords.none)} help={say(peopleWords.noneHelp)} action={showAll} />
      )}
      {isOne && <p className="people-all">{showAll}</p>}
      <ul className="people-grid">
        {people.map((person) => (
          <PersonCard key={person.id} person={person} roles={roles} />
        ))}
      </ul>
      {people.length === 1 && q === "" && !isOne && mayAdd && (
        <EmptyState title={say(peopleWords.alone)} help={say(peopleWords.aloneHelp)} />
      )}
    </Screen>
  );
}

/** The address of a person's role opens its dialog. */
function useRoleDialogs(people: readonly PersonShown[], roles: readonly SiteRole[]): void {
  const say = useSay();
  const { open } = useDialogs();
  useRoleAddress(people, (person) =>
    open(async () => {
      const { RoleDialog } = await import("./role-dialog.tsx");
      return <RoleDialog person={person} roles={roles} />;
    }, say(peopleDialogWords.permissionsNotLoaded)),
  );
}

function PeopleSearch({ q }: { q: string }) {
  const say = useSay();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void visit(words === "" ? "/people/" : `/people/?q=${encodeURIComponent(words)}`);
  }

  return (
    <form
      className="people-search"
      role="search"
      aria-label={say(peopleWords.search)}
      action="/people/"
      onSubmit={search}
    >
      <span className="ui-control">
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          aria-label={say(peopleWords.search)}
          placeholder={say(peopleWords.searchHint)}
        />
      </span>
    </form>
  );
}

/** The ways to bring people in. */
function Actions({ roles }: { roles: readonly SiteRole[] }) {
  const say = useSay();
  const { open } = useDialogs();

  function invite() {
    open(async () => {
      const { InviteDialog } = await import("./invite-dialog.tsx");
      return <InviteDialog roles={roles} />;
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
      <Button onPress={add}>{say(peopleWords.add)}</Button>
      <Button look="primary" icon={UserPlus} onPress={invite}>
        {say(peopleWords.invite)}
      </Button>
    </>
  );
}
