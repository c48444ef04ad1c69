import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { type loadPreferences, savePreferences } from "../contract.ts";
import { preferenceDialogWords as words } from "../wording.ts";

export type Form = OutputOf<typeof loadPreferences>;

const noPasswords = { current: "", first: "", second: "" };

/** What is typed in the dialog of settings, what is wrong with it, and its saving. */
export function usePreferences(form: Form) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [draft, setDraft] = useState(() => draftOf(form));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function perform(): Promise<Outcome> {
    const answer = await send(savePreferences, sentOf(draft, form));
    if (!answer.success) {
      setErrors(answer.fields);
      return sayRefusal(answer, "edit-profile");
    }
    tell({ text: say(words.saved) });
    await revisit();
  }

  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, errors, perform };
}
export type Preferences = ReturnType<typeof usePreferences>;

function draftOf({ display_name: name, email, role_id: role, position, bio, fields }: Form) {
  const values = Object.fromEntries(fields.map((field) => [String(field.id), field.value]));
  return { name, email, role, position, bio, values, passwords: noPasswords };
}

/** What may not be changed is not sent. */
function sentOf(draft: ReturnType<typeof draftOf>, { user_id, email_msg, roles }: Form) {
  const { name, email, role, position, bio, values, passwords } = draft;
  return {
    user_id,
    display_name: name,
    ...(email_msg === "" && { email }),
    ...(roles.length > 0 && { role_id: role }),
    position,
    bio,
    fields: JSON.stringify(values),
    current_password: passwords.current,
    new_password1: passwords.first,
    new_password2: passwords.second,
  };
}
