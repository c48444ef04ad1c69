import { type ReactNode, useState } from "react";
import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { type CompanyGroup, companyFields as fields, joinRoles, saveCompany } from "../contract.ts";
import { companyWords as words } from "../wording.ts";
import { CompanyGroups, type GroupHere } from "./company-groups.tsx";
import type { Saved } from "./company-state.tsx";

type Errors = Readonly<Record<string, string>>;
type PartProps = { saved: Saved | null; errors: Errors };

/** How the provider is reached, whom it lets in, and what its groups are here. */
export function CompanyForm(props: { saved: Saved | null; groupsHere: readonly GroupHere[] }) {
  const say = useSay();
  const { saved, groupsHere } = props;
  const [groups, setGroups] = useState<readonly CompanyGroup[]>(saved?.groups ?? []);
  const { props: form, ...sending } = useSaving(groups);
  const { errors } = sending;
  return (
    <form className="company-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <ProviderFields {...{ saved, errors }} />
      <PeopleFields {...{ saved, errors }} />
      <Part title={say(words.groups)} help={say(words.groupsHelp)}>
        <TextField
          label={say(words.claim)}
          hint={say(words.claimHint)}
          name={fields.claim}
          limit={60}
          initial={saved?.claim ?? "groups"}
          error={errors[fields.claim]}
        />
        <CompanyGroups {...{ groups, groupsHere }} onChange={setGroups} />
      </Part>
      <div className="sites-settings-form company-save">
        <SettingsButtons busy={sending.busy} />
      </div>
    </form>
  );
}

function useSaving(groups: readonly CompanyGroup[]) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useTellRefusal();
  const fixed = { groups: JSON.stringify(groups) };
  const saving = useForm(saveCompany, {
    fieldOf: {
      "company-issuer": "issuer",
      "company-secret": fields.clientSecret,
      "company-domain": "domains",
    },
    fixed,
    onOffer: (refused) => tellRefusal(refused, "change-settings"),
    onDone: () => {
      keep();
      tell({ text: say(words.saved) });
      void revisit();
    },
  });
  const keep = useUnsavedForm({ ...saving, beside: fixed.groups });
  return saving;
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="sites-settings-part" aria-label={title}>
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      <div className="company-fields">{children}</div>
    </section>
  );
}

function ProviderFields({ saved, errors }: PartProps) {
  const say = useSay();
  return (
    <Part title={say(words.provider)}>
      <TextField
        label={say(words.name)}
        hint={say(words.nameHint)}
        name="name"
        limit={40}
        initial={saved?.name}
        error={errors["name"]}
      />
      <TextField
        label={say(words.issuer)}
        hint={say(words.issuerHint)}
        name="issuer"
        type="url"
        limit={500}
        initial={saved?.issuer}
        error={errors["issuer"]}
      />
      <TextField
        label={say(words.clientId)}
        name={fields.clientId}
        limit={300}
        autoComplete="off"
        initial={saved?.clientId}
        error={errors[fields.clientId]}
      />
      <PasswordField
        label={say(words.clientSecret)}
        hint={saved ? say(words.secretKeptHint) : undefined}
        name={fields.clientSecret}
        purpose="new-password"
        error={errors[fields.clientSecret]}
      />
    </Part>
  );
}

function PeopleFields({ saved, errors }: PartProps) {
  const say = useSay();
  return (
    <Part title={say(words.people)}>
      <TextField
        label={say(words.domains)}
        hint={say(words.domainsHint)}
        name="domains"
        limit={2000}
        initial={saved?.domains.join(", ")}
        error={errors["domains"]}
      />
      <SelectField
        label={say(words.role)}
        hint={say(words.roleHint)}
        name="role"
        initial={saved?.role ?? "none"}
        options={[
          { value: "none", label: say(words.noRole) },
          ...joinRoles.map((role) => ({ value: role, label: say(words[role]) })),
        ]}
        error={errors["role"]}
      />
    </Part>
  );
}
