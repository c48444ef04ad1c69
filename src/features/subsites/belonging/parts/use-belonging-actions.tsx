import Bell from "lucide-react/icons/bell";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserPlus from "lucide-react/icons/user-plus";
import type { ReactNode } from "react";
import { type Answered, send } from "#client/call.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { inviteWords } from "#features/people/invites/wording.ts";
import { peopleDialogWords } from "#features/people/wording.ts";
import type { Call, Fields, OutputOf } from "#kernel/call.ts";
import type { Area } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { NotLoaded } from "#ui/not-loaded.ts";
import { loadJoinable, loadMemberships, loadRemovable } from "../contract.ts";
import { type Place, about, joinableIn, managedIn, removableIn } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";

type Person = { readonly id: number; readonly name: string };

/** What the viewer may do about all the subsites of a person, for a menu wherever they are shown. */
export function useBelongingActions(person: Person): MenuEntry[] {
  const say = useSay();
  const { edit, level, invite, remove } = useBelongingDialogs(person);
  return [
    { id: "permissions", label: say(words.edit), icon: ShieldCheck, onChoose: edit },
    { id: "notifications", label: say(words.level), icon: Bell, onChoose: level },
    { id: "invite", label: say(words.invite), icon: UserPlus, onChoose: invite },
    { id: "take-out", label: say(words.remove), icon: LogOut, onChoose: remove },
  ];
}

/** The dialogs about the subsites of a person; `here` is the one that alone the levels are asked of. */
export function useBelongingDialogs(person: Person, here?: Area) {
  const say = useSay();
  const { open } = useDialogs();
  const opening = (dialog: () => Promise<ReactNode>, failure: Words) => () => void open(dialog, say(failure));
  const asked = about(person.id);
  const managed = () => placesIn(() => send(loadMemberships, asked), managedIn);

  return {
    edit: opening(async () => {
      const { RolesDialog } = await import("../screens/roles-dialog.tsx");
      return <RolesDialog person={person} places={await managed()} />;
    }, peopleDialogWords.permissionsNotLoaded),
    level: opening(async () => {
      const { LevelsDialog } = await import("../screens/levels-dialog.tsx");
      const places = (await managed()).filter(({ id }) => here === undefined || id === here);
      return <LevelsDialog person={person} places={places} />;
    }, words.levelsNotLoaded),
    invite: opening(async () => {
      const { InviteDialog } = await import("../screens/invite-dialog.tsx");
      const places = await placesIn(() => send(loadJoinable, asked), joinableIn);
      return <InviteDialog {...{ person, places }} />;
    }, inviteWords.notLoaded),
    remove: opening(async () => {
      const { TakeOutDialog } = await import("../screens/take-out-dialog.tsx");
      const places = await placesIn(() => send(loadRemovable, asked), removableIn);
      return <TakeOutDialog {...{ person, places }} />;
    }, words.placesNotLoaded),
  };
}

async function placesIn<C extends Call<Fields, Fields>>(
  ask: () => Promise<Answered<C>>,
  read: (output: OutputOf<C>) => readonly Place[],
): Promise<Place[]> {
  const answer = await ask();
  if (!answer.success) throw answer.said === null ? new Error(answer.reason) : new NotLoaded(answer.said);
  return read(answer).map((place) => ({ ...place, name: textOfHtml(place.name) }));
}
