import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { companyFields as fields } from "../contract.ts";
import { companyWords as words } from "../wording.ts";
import type { Saved } from "./company-state.tsx";

type OpenIdFieldsProps = { saved: Saved | null; errors: Readonly<Record<string, string>> };

/** How a provider of OpenID Connect is reached. */
export function OpenIdFields({ saved, errors }: OpenIdFieldsProps) {
  const say = useSay();
  const known = saved?.protocol === "openid" ? saved : null;
  return (
    <>
      <TextField
        label={say(words.issuer)}
        hint={say(words.issuerHint)}
        name="issuer"
        type="url"
        limit={500}
        initial={known?.issuer}
        error={errors["issuer"]}
      />
      <TextField
        label={say(words.clientId)}
        name={fields.clientId}
        limit={300}
        autoComplete="off"
        initial={known?.clientId}
        error={errors[fields.clientId]}
      />
      <PasswordField
        label={say(words.clientSecret)}
        hint={known ? say(words.secretKeptHint) : undefined}
        name={fields.clientSecret}
        purpose="new-password"
        error={errors[fields.clientSecret]}
      />
    </>
  );
}
