import { dayOfYear } from "#kernel/time-words.ts";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { FileChoice } from "#widgets/kit/file-choice.tsx";
import { metadataMost } from "../contract.ts";
import { companyWords as words } from "../wording.ts";
import type { Saved } from "./company-state.tsx";

type SamlFieldsProps = {
  saved: Saved | null;
  errors: Readonly<Record<string, string>>;
  metadata: string;
  onChange: (metadata: string) => void;
};

/** How a provider of SAML is reached: by what it says of itself, pasted or from a file. */
export function SamlFields({ saved, errors, metadata, onChange }: SamlFieldsProps) {
  const say = useSay();
  const { tell } = useNotices();
  const known = saved?.saml ?? null;
  async function take(file: File): Promise<void> {
    if (file.size > metadataMost) tell({ text: say(words.metadataLarge) });
    else onChange(await file.text());
  }
  return (
    <>
      {saved && known && <KnownProvider entityId={saved.issuer} known={known} />}
      <TextArea
        label={say(words.metadata)}
        hint={say(known ? words.metadataKeptHint : words.metadataHint)}
        name="metadata"
        rows={5}
        limit={metadataMost}
        value={metadata}
        onChange={onChange}
        error={errors["metadata"]}
      />
      <p>
        <FileChoice accept=".xml,application/xml,text/xml" onFile={(file) => void take(file)}>
          {say(words.chooseFile)}
        </FileChoice>
      </p>
    </>
  );
}

type Known = NonNullable<Saved["saml"]>;

function KnownProvider({ entityId, known }: { entityId: string; known: Known }) {
  const say = useSay();
  const now = useNow();
  const locale = useLocale();
  const days = known.certificateEnds.map((end) => dayOfYear(end, now, locale)).join(", ");
  return (
    <dl className="company-known">
      <dt>{say(words.entityId)}</dt>
      <dd dir="ltr">{entityId}</dd>
      <dt>{say(words.signInAddress)}</dt>
      <dd dir="ltr">{known.signInAddress}</dd>
      <dt>{say(words.certificates, { count: known.certificateEnds.length })}</dt>
      <dd>{days}</dd>
    </dl>
  );
}
