import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { addPersonCall } from "../contract.ts";
import { useDialogRefusals } from "../rights-requests/parts/use-refusals.tsx";
import { peopleDialogWords } from "../wording.ts";
import { RoleChoice } from "./role-choice.tsx";

/** Adds somebody with a password that one hands to them oneself. */
export function AddDialog({ roles }: { roles: readonly SiteRole[] }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const fields = useRef<HTMLDivElement>(null);
  const [role, setRole] = useState<SiteRole>("member");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function perform(): Promise<Outcome> {
    const valueOf = (name: string) =>
      fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    const name = valueOf("display_name");
    const answer = await send(addPersonCall, {
      display_name: name,
      email: valueOf("email"),
      password: valueOf("password"),
      role,
    });
    if (!answer.success) {
      setErrors(answer.fields);
      focusOn(firstBad(answer.code, answer.fields));
      return sayRefusal(answer, "add-person");
    }
    tell({ text: say(peopleDialogWords.addDone, { name }) });
    await revisit();
  }

  function focusOn(name: string) {
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus());
  }

  return (
    <DialogFrame
      title={say(peopleDialogWords.addTitle)}
      description={say(peopleDialogWords.addHelp)}
      confirm={{ label: say(peopleDialogWords.addPerson), perform }}
    >
      <div className="people-fields" ref={fields}>
        <TextField
          label={say(peopleDialogWords.name)}
          name="display_name"
          limit={120}
          autoComplete="off"
          error={errors["display_name"]}
        />
        <TextField
          label={say(peopleDialogWords.email)}
          name="email"
          type="email"
          autoComplete="off"
          error={errors["email"]}
        />
        <PasswordField
          label={say(peopleDialogWords.password)}
          hint={say(peopleDialogWords.passwordHelp)}
          name="password"
          purpose="new-password"
          error={errors["password"]}
        />
      </div>
      <RoleChoice roles={roles} value={role} onChange={setRole} />
    </DialogFrame>
  );
}

function firstBad(code: string, errors: Readonly<Record<string, string>>): string {
  if (code === "already-member") return "email";
  if (code.startsWith("password-")) return "password";
  return ["display_name", "email", "password"].find((name) => name in errors) ?? "display_name";
}
