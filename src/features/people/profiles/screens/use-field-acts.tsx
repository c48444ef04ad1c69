import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import PenLine from "lucide-react/icons/pen-line";
import Trash from "lucide-react/icons/trash-2";
import { type Answered, send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import type { Words } from "#kernel/words.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { type FieldGiven, saveProfileFields } from "../contract.ts";
import { moved } from "../model/moved.ts";
import type { profileFieldsScreen } from "../screen.ts";
import { fieldWords as words } from "../wording.ts";

type Fields = ScreenData<typeof profileFieldsScreen>["fields"];
export type FieldShown = Fields[number];

/** Saves another list of fields in place of the one that is shown. */
export type SaveFields = (
  fields: readonly FieldGiven[],
  done: { readonly words: Words; readonly label?: string },
) => Promise<Answered<typeof saveProfileFields>>;

/** What is done with the fields of profiles: each deed is saved at once. */
export function useFieldActs(fields: Fields) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const save = useSavingFields(fields);
  const { askField, askRemoval } = useFieldDialogs(fields, save);

  async function move(at: number, to: number) {
    const answer = await save(moved(fields, at, to), { words: words.moved });
    if (!answer.success) tellRefusal(answer, "profile-fields");
  }

  return {
    add: () => askField(null),
    entries: (field: FieldShown, at: number): MenuEntry[] => [
      { id: "edit", label: say(words.edit), icon: PenLine, onChoose: () => askField(field) },
      ...(at > 0
        ? [{ id: "up", label: say(words.up), icon: ArrowUp, onChoose: () => void move(at, at - 1) }]
        : []),
      ...(at < fields.length - 1
        ? [{ id: "down", label: say(words.down), icon: ArrowDown, onChoose: () => void move(at, at + 1) }]
        : []),
      {
        id: "remove",
        label: say(words.remove),
        icon: Trash,
        danger: true,
        onChoose: () => askRemoval(field),
      },
    ],
  };
}

function useSavingFields(fields: Fields): SaveFields {
  const say = useSay();
  const { tell } = useNotices();
  return async (next, { words: done, label = "" }) => {
    const answer = await send(saveProfileFields, {
      known: JSON.stringify(fields.map(({ id }) => id)),
      fields: JSON.stringify(next),
    });
    if (answer.success) {
      tell({ text: say(done, { label }) });
      await revisit();
    }
    return answer;
  };
}

function useFieldDialogs(fields: Fields, save: SaveFields) {
  const { open } = useDialogs();
  return {
    askField: (field: FieldShown | null) =>
      open(async () => {
        const { FieldDialog } = await import("./field-dialog.tsx");
        return <FieldDialog {...{ field, fields, save }} />;
      }),
    askRemoval: (field: FieldShown) =>
      open(async () => {
        const { RemoveFieldDialog } = await import("./remove-field-dialog.tsx");
        return <RemoveFieldDialog {...{ field, fields, save }} />;
      }),
  };
}
