import type { FolderNode } from "#features/folders/contract.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { folderPaths } from "../rules.ts";
import { propertyWords } from "../wording.ts";

/** The folder of a page, of those in `tree`. */
export function FolderField(props: {
  folderId: number;
  tree: readonly FolderNode[];
  onChoose: (folderId: number) => void;
  error: string | undefined;
}) {
  const say = useSay();
  return (
    <SelectField
      label={say(propertyWords.folder)}
      name="folder"
      value={String(props.folderId)}
      onChange={(id) => props.onChoose(Number(id))}
      error={props.error}
      options={[...folderPaths(props.tree)].map(([id, path]) => ({
        value: String(id),
        label: placeOf(path),
      }))}
    />
  );
}

/** All folders stand in Main, so only Main itself is told by it. */
function placeOf(path: string): string {
  const names = path.split("/");
  return names.length > 1 ? names.slice(1).join(" / ") : path;
}
