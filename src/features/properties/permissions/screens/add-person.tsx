import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import "#ui/field.css";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { FoundPeople } from "./found-people.tsx";
import { usePeopleSearch } from "./use-people-search.ts";

/** Finds people of the site by name; the one chosen gets a line with view. */
export function AddPerson({ onAdd }: { onAdd: (person: SharingPerson) => void }) {
  const say = useSay();
  const id = useId();
  const search = usePeopleSearch(onAdd);
  const { people } = search;

  return (
    <div className="permissions-add">
      <span className="ui-control">
        <Icon of={UserPlus} />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={say(sharingWords.addPerson)}
          aria-expanded={people !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={people && people.length > 0 ? `${id}-${search.marked}` : undefined}
          placeholder={say(sharingWords.addPerson)}
          value={search.typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={search.press}
          onBlur={() => search.type("")}
        />
      </span>
      <FoundPeople {...{ id, search }} />
    </div>
  );
}
