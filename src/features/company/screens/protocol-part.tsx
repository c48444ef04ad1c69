import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { companyScreen } from "../screen.ts";
import { companyWords as words } from "../wording.ts";
import type { Protocol } from "./company-state.tsx";
import { CopiedText } from "./copied-text.tsx";

type Data = ScreenData<typeof companyScreen>;
type ProtocolPartProps = { protocol: Protocol; data: Data; onChange: (protocol: Protocol) => void };

/** Which protocol the provider speaks, and what it is told of the site in that. */
export function ProtocolPart({ protocol, data, onChange }: ProtocolPartProps) {
  const say = useSay();
  const isAnother = data.saved !== null && data.saved.protocol !== protocol;
  return (
    <>
      <div className="sites-settings-part">
        <SelectField
          label={say(words.protocol)}
          hint={isAnother ? say(words.protocolHint) : undefined}
          value={protocol}
          options={[
            { value: "openid", label: "OpenID Connect" },
            { value: "saml", label: "SAML 2.0" },
          ]}
          onChange={(chosen) => onChange(chosen === "saml" ? "saml" : "openid")}
        />
      </div>
      {protocol === "saml" ? <SamlAddresses data={data} /> : <RedirectAddress data={data} />}
    </>
  );
}

function RedirectAddress({ data }: { data: Data }) {
  const say = useSay();
  return (
    <section className="sites-settings-part" aria-label={say(words.redirect)}>
      <h2>{say(words.redirect)}</h2>
      <p>{say(words.redirectHelp)}</p>
      <CopiedText text={data.redirectAddress} copyLabel={say(words.copy)} />
    </section>
  );
}

function SamlAddresses({ data: { entityId, replyAddress, metadataAddress } }: { data: Data }) {
  const say = useSay();
  const told = [
    [words.entityId, entityId],
    [words.replyAddress, replyAddress],
    [words.metadataAddress, metadataAddress],
  ] as const;
  return (
    <section className="sites-settings-part" aria-label={say(words.thisSite)}>
      <h2>{say(words.thisSite)}</h2>
      <p>{say(words.thisSiteHelp)}</p>
      {told.map(([label, text]) => (
        <div className="company-told" key={label.id} role="group" aria-label={say(label)}>
          <h3>{say(label)}</h3>
          <CopiedText text={text} copyLabel={say(words.copy)} />
        </div>
      ))}
    </section>
  );
}
