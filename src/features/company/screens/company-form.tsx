import { type ReactNode, useState } from "react";
import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import {
  type CompanyGroup,
  companyFields as fields,
  joinRoles,
  saveCompany,
  saveSamlCompany,
} from "../contract.ts";
import { companyWords as words } from "../wording.ts";
import { CompanyGroups, type GroupHere } from "./company-groups.tsx";
import type { Protocol, Saved } from "./company-state.tsx";
import { OpenIdFields } from "./open-id-fields.tsx";
import { SamlFields } from "./saml-fields.tsx";

type Errors = Readonly<Record<string, string>>;
type PartProps = { saved: Saved | null; errors: Errors };

type CompanyFormProps = { protocol: Protocol; saved: Saved | null; groupsHere: readonly GroupHere[] };

/** How the provider is reached, whom it lets in, and what its groups are here. What was typed about people stays when another protocol is chosen. */
export function CompanyForm({ protocol, saved, groupsHere }: CompanyFormProps) {
  const say = useSay();
  const [metadata, setMetadata] = useState("");
  const [groups, setGroups] = useState<readonly CompanyGroup[]>(saved?.groups ?? []);
  const { props: form, ...sending } = useSaving(protocol, {
    groups,
    metadata,
    onSaved: () => setMetadata(""),
  });
  const { errors } = sending;
  return (
    <form className="company-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <ProviderPart {...{ protocol, saved, errors, metadata }} onMetadata={setMetadata} />
      <PeopleFields {...{ saved, errors }} />
      <Part title={say(words.groups)} help={say(words.groupsHelp)}>
        <TextField
          label={say(protocol === "saml" ? words.attribute : words.claim)}
          hint={say(protocol === "saml" ? words.attributeHint : words.claimHint)}
          name={fields.claim}
          limit={200}
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

type ProviderPartProps = PartProps & {
  protocol: Protocol;
  metadata: string;
  onMetadata: (metadata: string) => void;
};

function ProviderPart({ protocol, saved, errors, metadata, onMetadata }: ProviderPartProps) {
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
      {protocol === "saml" ? (
        <SamlFields {...{ saved, errors, metadata }} onChange={onMetadata} />
      ) : (
        <OpenIdFields {...{ saved, errors }} />
      )}
    </Part>
  );
}

type Beside = { groups: readonly CompanyGroup[]; metadata: string; onSaved: () => void };

function useSaving(protocol: Protocol, { groups, metadata, onSaved }: Beside) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useTellRefusal();
  const fixed = { groups: JSON.stringify(groups) };
  const saving = useForm(protocol === "saml" ? saveSamlCompany : saveCompany, {
    fieldOf: {
      "company-issuer": "issuer",
      "company-secret": fields.clientSecret,
      "saml-metadata": "metadata",
      "saml-missing": "metadata",
      "saml-redirect": "metadata",
      "saml-certificate": "metadata",
      "company-domain": "domains",
    },
    fixed,
    onOffer: (refused) => tellRefusal(refused, "change-settings"),
    onDone: () => {
      keep();
      onSaved();
      tell({ text: say(words.saved) });
      void revisit();
    },
  });
  const keep = useUnsavedForm({ ...saving, beside: `${fixed.groups}${metadata}` });
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
