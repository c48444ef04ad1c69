import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { loadMenuFolders } from "../contract.ts";
import { internalPlace, internalPlaces } from "../model/internal-places.ts";
import { linkMost } from "../model/limits.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import { folderChoices } from "../model/found-pages.ts";
import { foldersAsked } from "../model/asked.ts";
import { menuEditWords } from "../editing/wording.ts";
import { TagField } from "./tag-choice.tsx";
import { PagePicker } from "./page-picker.tsx";

type Fields = { item: EditedItem; onChange: (part: Partial<EditedItem>) => void };

/** Where an item leads. */
export function TargetFields(fields: Fields) {
  const { type } = fields.item;
  if (type === "page") return <PagePicker {...fields} />;
  if (type === "folder") return <FolderField {...fields} />;
  if (type === "tag") return <TagField {...fields} />;
  return type === "link" ? <LinkFields {...fields} /> : null;
}

function FolderField({ item, onChange }: Fields) {
  const say = useSay();
  const { folders, hasFailed } = useFolders();
  const error = hasFailed ? say(menuEditWords.foldersNotLoaded) : undefined;
  const options = folders.map(({ id, path }) => ({ value: String(id), label: path }));
  const chosen =
    item.folderId !== null && folders.length === 0
      ? [{ value: String(item.folderId), label: item.name }]
      : [];
  return (
    <SelectField
      label={say(menuEditWords.folder)}
      value={item.folderId === null ? "" : String(item.folderId)}
      options={[{ value: "", label: say(menuEditWords.chooseFolder) }, ...chosen, ...options]}
      error={error}
      onChange={(value) => {
        const folder = folders.find(({ id }) => String(id) === value);
        onChange({ folderId: folder?.id ?? null, name: folder?.name ?? "" });
      }}
    />
  );
}

function useFolders() {
  const [folders, setFolders] = useState<ReturnType<typeof folderChoices>>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await send(loadMenuFolders, foldersAsked);
      if (isOver) return;
      if (answer.success) setFolders(folderChoices(answer.tree));
      else setFailed(true);
    };
    void ask();
    return () => void (isOver = true);
  }, []);
  return { folders, hasFailed };
}

function LinkFields({ item, onChange }: Fields) {
  const say = useSay();
  const places = internalPlaces.map(({ link, words }) => ({ value: link, label: say(words) }));
  const go = (link: string) => {
    const place = internalPlace(link);
    onChange({ link, name: place ? say(place.words) : "" });
    return place;
  };
  return (
    <>
      <SelectField
        label={say(menuEditWords.place)}
        value={internalPlace(item.link)?.link ?? ""}
        options={[{ value: "", label: say(menuEditWords.otherLink) }, ...places]}
        onChange={(link) => {
          const place = go(link);
          if (place) onChange({ icon: place.icon });
        }}
      />
      <TextField
        label={say(menuEditWords.linkAddress)}
        value={item.link}
        limit={linkMost}
        autoComplete="off"
        onChange={go}
      />
    </>
  );
}
