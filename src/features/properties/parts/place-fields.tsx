import type { ReactNode } from "react";
import type { FolderNode } from "#features/folders/contract.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { titleMost } from "#features/pages/rules.ts";
import { type Place, placeFields } from "../model/place-settings.ts";
import { propertyWords } from "../wording.ts";
import { FolderField } from "./folder-field.tsx";
import { LocationField } from "./location-field.tsx";

type PlaceFieldsProps = {
  place: Place;
  onChange: (place: Place) => void;
  tree: readonly FolderNode[];
  onTree: (tree: readonly FolderNode[]) => void;
  mayArrange: boolean;
  siteAddress: string | null;
  follow: boolean;
  errors: Readonly<Record<string, string>>;
  /** What stands between folder and location. */
  children?: ReactNode;
};

/** Title, folder and location of a page. Without `siteAddress` the location is not chosen: a copy has it from its title. */
export function PlaceFields(props: PlaceFieldsProps) {
  const say = useSay();
  const { place, onChange, tree, siteAddress, errors } = props;

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
      <FolderField
        folderId={place.folderId}
        tree={tree}
        mayArrange={props.mayArrange}
        onChoose={(folderId, changed) => {
          if (changed) props.onTree(changed);
          onChange({ ...place, folderId });
        }}
        error={errors[placeFields.folder]}
      />
      {props.children}
      {siteAddress !== null && (
        <LocationField
          place={place}
          onType={(slug) => onChange({ ...place, slug })}
          siteAddress={siteAddress}
          follow={props.follow}
          error={errors[placeFields.location]}
        />
      )}
    </>
  );
}
