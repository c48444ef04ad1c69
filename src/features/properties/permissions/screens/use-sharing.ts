import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { saveProblem } from "../../parts/save-problem.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import {
  type GuestEdits,
  countGuestEdits,
  editsSince,
  noGuestEdits,
} from "#features/sharing/guests/model/guest-edits.ts";
import { useGuests } from "#features/sharing/guests/parts/use-guests.ts";
import { savePageEdit } from "../../contract.ts";
import { addingOf } from "../model/added.ts";
import { type Changes, changedGroups, sharingSettings, withoutSaved } from "../model/changed-groups.ts";
import { groupTurned } from "../model/group-turn.ts";
import { type SharingPerson, sharingGroups } from "#features/sharing/model/listed.ts";
import { type Line, type Right, type Rights, mayTurn, withRight } from "#features/sharing/rules.ts";
import type { sharingScreen } from "../screen.ts";
import { sharingRefusals, sharingWords } from "#features/sharing/wording.ts";

export type SharingData = ScreenData<typeof sharingScreen>;

/** The permission list with what was changed and not saved yet; a turn that the rules refuse is told and undone. */
export function useSharing(data: SharingData) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useRefusals();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [added, setAdded] = useState<readonly SharingPerson[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [read, setRead] = useState(data);
  const [saved, setSaved] = useState<Saved>(nothingSaved);
  const before = sharingGroups(data.groups);
  const invited = before.find((group) => group.id === "guests")?.people ?? [];
  const listed = changedGroups(before, changes, added);
  const guests = useGuests(listed);
  const groups = guests.edited;
  const isPublic = groups.some((group) => group.id === "public" && group.view);

  if (data !== read) {
    setRead(data);
    setChanges(withoutSaved(changes, saved.changes));
    setAdded(added.filter((person) => !saved.added.includes(person)));
    guests.forget(saved.guests);
    setSaved(nothingSaved);
  }

  function turn(name: string, line: Line, right: Right, on: boolean) {
    // Publicity itself may always be taken back: what a public page keeps is the view of people.
    const verdict = mayTurn(line, { right, on }, { isPublic: isPublic && name !== "public" });
    if (!verdict.allowed)
      return tell({ kind: "error", text: say(sentenceOf(sharingRefusals, verdict.code)) });
    setChanges(new Map(changes).set(name, withRight(rightsOf(line), { right, on })));
  }

  function turnPeople(right: Right, on: boolean) {
    const people = groups.find((group) => group.id === "others")?.people ?? [];
    const { rights, refused } = groupTurned(people, { right, on }, { isPublic });
    if (refused) tell({ kind: "error", text: say(sentenceOf(sharingRefusals, refused)) });
    setChanges(new Map([...changes, ...rights]));
  }

  function add(person: SharingPerson) {
    const adding = addingOf(person, groups);
    if ("refused" in adding) return tell({ text: whyNotAdded(person, adding.refused) });
    if (adding.isNew) setAdded([...added, person]);
    setChanges(new Map(changes).set(String(person.id), adding.rights));
  }

  function whyNotAdded(person: SharingPerson, refused: "admins-always-edit" | "listed-already"): string {
    if (refused === "listed-already") return say(sharingWords.listedAlready, { name: person.name });
    return say(sentenceOf(sharingRefusals, refused));
  }

  async function save() {
    if (!guests.check()) return;
    setSaving(true);
    const settings = sharingSettings(changes, guests.state);
    const answer = await send(savePageEdit, { ...ofPage(data.id), settings });
    setSaving(false);
    if (!answer.success) {
      const shown = guests.refuse(answer.fields);
      if (answer.offer || answer.expired) return tellRefusal(answer, "change-page");
      return fail(saveProblem(answer, shown, say(sharingWords.saveFailed)).sentences.join(" "));
    }
    tell({ kind: "ordinary", text: say(sharingWords.saved) });
    setSaved({ changes, added, guests: guests.edits });
    void revisit();
  }

  const unsaved =
    withoutSaved(changes, saved.changes).size + countGuestEdits(editsSince(guests.edits, saved.guests));
  return { groups, guests, invited, unsaved, isSaving, turn, turnPeople, add, save };
}

/**
 * What the server has taken and this screen has not read back yet: nobody is asked about it, it is shown until the list itself
 * says it, and what was turned or typed since outlives it.
 */
type Saved = {
  readonly changes: Changes;
  readonly added: readonly SharingPerson[];
  readonly guests: GuestEdits;
};
const nothingSaved: Saved = { changes: new Map(), added: [], guests: noGuestEdits };

function rightsOf({ view, edit, follow }: Rights): Rights {
  return { view, edit, follow };
}
