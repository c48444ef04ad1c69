import type { SubmitEvent } from "react";
import { visit } from "#client/navigation.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useVersionNames } from "./use-version-names.tsx";
import { versionWords } from "../wording.ts";
import type { VersionsData } from "./versions-screen.tsx";

type CompareFormProps = { data: VersionsData; from?: number | undefined; to?: number | undefined };

/** Chooses two versions to compare; what was chosen stands in the address, also without script. */
export function CompareForm({ data, from, to }: CompareFormProps) {
  const say = useSay();
  const here = useHere();
  const options = useVersionNames(data);
  const address = here(`/page/versions/${data.id}/`);

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void visit(`${address}?${new URLSearchParams(chosen)}`);
  }

  if (options.length < 2) return null;
  return (
    <form className="versions-compare" action={address} method="get" onSubmit={compare}>
      <SelectField
        label={say(versionWords.compareFrom)}
        name="from"
        initial={String(from ?? options[1]?.value)}
        options={options}
      />
      <SelectField
        label={say(versionWords.compareTo)}
        name="version"
        initial={String(to ?? options[0]?.value)}
        options={options}
      />
      <input type="hidden" name="changes" value="yes" />
      <Button type="submit">{say(versionWords.compare)}</Button>
    </form>
  );
}
