import { useState } from "react";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { titleMost } from "../contract.ts";
import { type Place, placeFields } from "../model/place-settings.ts";
import { folderPaths } from "../rules.ts";
import { propertyWords } from "../wording.ts";

/** Title, folder and location of a page. A new page's location follows its title until one is typed (PPRP-11). */
export function PlaceFields(props: {
  place: Place;
  onChange: (place: Place) => void;
  tree: readonly FolderNode[];
  /** Null where the location is not chosen: a copy has it from its title. */
  siteAddress: string | null;
  follow: boolean;
  errors: Readonly<Record<string, string>>;
}) {
  const say = useSay();
  const { place, onChange, tree, siteAddress, errors } = props;
  const [follows, setFollows] = useState(props.follow);
  const suggestion = addressFrom(place.title);
  const hint =
    follows && place.title !== "" && suggestion === ""
      ? propertyWords.noLocation
      : propertyWords.locationHint;

  return (
    <>
      <TextField
        label={say(propertyWords.title)}
        name="title"
        value={place.title}
        onChange={(title) => onChange({ ...place, title })}
        limit={titleMost}
        error={errors[placeFields.title]}
        required
      />
      <SelectField
        label={say(propertyWords.folder)}
        name="folder"
        value={String(place.folderId)}
        onChange={(id) => onChange({ ...place, folderId: Number(id) })}
        error={errors[placeFields.folder]}
        options={[...folderPaths(tree)].map(([id, path]) => ({ value: String(id), label: placeOf(path) }))}
      />
      {siteAddress !== null && (
        <TextField
          label={say(propertyWords.location)}
          name="slug"
          prefix={siteAddress.replace(/^https?:\/\//, "")}
          value={follows ? suggestion : place.slug}
          onChange={(slug) => {
            setFollows(false);
            onChange({ ...place, slug });
          }}
          hint={say(follows && suggestion !== "" ? propertyWords.locationFromTitle : hint)}
          error={errors[placeFields.location]}
        />
      )}
    </>
  );
}

/** All folders stand in Main, so only Main itself is told by it. */
function placeOf(path: string): string {
  const names = path.split("/");
  return names.length > 1 ? names.slice(1).join(" / ") : path;
}
