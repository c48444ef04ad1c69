import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { addingOf } from "../model/added.ts";
import { groupTurned } from "../model/group-turn.ts";
import { noRights } from "#features/sharing/model/state.ts";
import type { SharingGroup, SharingPerson } from "#features/sharing/model/listed.ts";
import { type Line, type Right, type Rights, mayTurn, withRight } from "#features/sharing/rules.ts";
import { sharingRefusals, sharingWords } from "#features/sharing/wording.ts";
import { type SharingData, useSharingChanges } from "./use-sharing-changes.ts";
import { useAccessChange } from "./use-access-change.ts";
import { useChangeQuestion } from "./use-change-question.tsx";
import { useSharingSave } from "./use-sharing-save.ts";

/** The permission list as it is changed and saved; a turn that the rules refuse is told and undone. */
export function useSharing(data: SharingData) {
  const say = useSay();
  const { tell } = useNotices();
  const changes = useSharingChanges(data);
  const { groups, guests, invited, unsaved } = changes;
  const { sentences, changeOf } = useAccessChange(data.id, changes.settings, unsaved > 0);
  const { isSaving, save } = useSharingSave(data.id, changes, useChangeQuestion(changeOf));
  const isPublic = groups.some((group) => group.id === "public" && group.view);

  function turn(name: string, line: Line, right: Right, on: boolean) {
    // Publicity itself may always be taken back: what a public page keeps is the view of people.
    const verdict = mayTurn(line, { right, on }, { isPublic: isPublic && name !== "public" });
    if (!verdict.allowed)
      return tell({ kind: "error", text: say(sentenceOf(sharingRefusals, verdict.code)) });
    changes.change([[name, withRight(rightsOf(line), { right, on })]]);
  }

  function turnPeople(right: Right, on: boolean) {
    const people = groups.find((group) => group.id === "others")?.people ?? [];
    const { rights, refused } = groupTurned(people, { right, on }, { isPublic });
    if (refused) tell({ kind: "error", text: say(sentenceOf(sharingRefusals, refused)) });
    changes.change(rights);
    if (changes.hidden > 0) changes.changeHidden({ right, on }, { isPublic });
  }

  const { isTurned } = changes;
  const { hidden } = changes;
  const told = { groups, guests, invited, unsaved, hidden, change: sentences, isSaving, isTurned };
  return { ...told, ...useAdding(changes), turn, turnPeople, save };
}

/** Somebody, or a group, gets a line with view. */
function useAdding({ groups, include, change }: ReturnType<typeof useSharingChanges>) {
  const say = useSay();
  const { tell } = useNotices();

  function add(person: SharingPerson) {
    const adding = addingOf(person, groups);
    if ("refused" in adding) return tell({ text: whyNotAdded(person, adding.refused) });
    if (adding.isNew) include(person);
    if (adding.rights) change([[String(person.id), adding.rights]]);
  }

  function addGroup(group: SharingGroup) {
    if (group.view) return tell({ text: say(sharingWords.listedAlready, { name: group.name }) });
    change([[group.id, { ...noRights, view: true }]]);
  }

  function whyNotAdded(person: SharingPerson, refused: "admins-always-edit" | "listed-already"): string {
    if (refused === "listed-already") return say(sharingWords.listedAlready, { name: person.name });
    return say(sentenceOf(sharingRefusals, refused));
  }

  return { add, addGroup };
}

function rightsOf({ view, edit, follow }: Rights): Rights {
  return { view, edit, follow };
}
