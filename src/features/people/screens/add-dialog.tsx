import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { addFields, addPersonCall } from "../contract.ts";
import { useDialogRefusals } from "../rights-requests/parts/use-refusals.tsx";
import { peopleDialogWords } from "../wording.ts";
import { RoleChoice } from "../cards/parts/role-choice.tsx";

/** Adds somebody with a password that one hands to them oneself. */
export function AddDialog({ roles }: { roles: readonly SiteRole[] }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const fields = useRef<HTMLDivElement>(null);
  const [role, setRole] = useState<SiteRole>("member");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function perform(): Promise<Outcome> {
    const typed = (each: string) => fieldIn(fields.current, each)?.value ?? "";
    const [name, email, password] = [
      typed(addFields.name),
      typed(addFields.email),
      typed(addFields.password),
    ];
    const answer = await send(addPersonCall, { [addFields.name]: name, email, password, role });
    if (!answer.success) {
      setErrors(answer.fields);
      const bad = firstBad(answer.code, answer.fields);
      requestAnimationFrame(() => fieldIn(fields.current, bad)?.focus());
      return sayRefusal(answer, "add-person");
    }
    tell({ text: say(peopleDialogWords.addDone, { name }) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(peopleDialogWords.addTitle)}
      description={say(peopleDialogWords.addHelp)}
      confirm={{ label: say(peopleDialogWords.addPerson), perform }}
    >
      <div className="people-fields" ref={fields}>
        <AddFields errors={errors} />
      </div>
      <RoleChoice roles={roles} value={role} onChange={setRole} />
    </DialogFrame>
  );
}

function AddFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say(peopleDialogWords.name)}
        name={addFields.name}
        limit={120}
        autoComplete="off"
        error={errors[addFields.name]}
      />
      <TextField
        label={say(peopleDialogWords.email)}
        name={addFields.email}
        type="email"
        autoComplete="off"
        error={errors[addFields.email]}
      />
      <PasswordField
        label={say(peopleDialogWords.password)}
        hint={say(peopleDialogWords.passwordHelp)}
        name={addFields.password}
        purpose="new-password"
        error={errors[addFields.password]}
      />
    </>
  );
}

function fieldIn(fields: HTMLElement | null, name: string): HTMLInputElement | null {
  return fields?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
}

function firstBad(code: string, errors: Readonly<Record<string, string>>): string {
  if (code === "already-member") return addFields.email;
  if (code.startsWith("password-")) return addFields.password;
  return Object.values(addFields).find((name) => name in errors) ?? addFields.name;
}
