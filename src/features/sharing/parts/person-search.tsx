import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import "#ui/field.css";
import { Icon } from "#ui/icon.tsx";
import type { SharingPerson } from "../model/listed.ts";
import { FoundPeople } from "./found-people.tsx";
import "./person-search.css";
import { type SoughtGroups, usePeopleSearch } from "./use-people-search.ts";

/** Finds people of the site by name, and gives the one that is chosen; with a page, as they stand to it. */
export function PersonSearch(props: {
  label: string;
  icon: LucideIcon;
  onChoose: (person: SharingPerson) => void;
  groups?: SoughtGroups;
  pageId?: number;
}) {
  const { label } = props;
  const id = useId();
  const search = usePeopleSearch(props.onChoose, props);
  const { choices } = search;

  return (
    <div className="sharing-search">
      <span className="ui-control">
        <Icon of={props.icon} />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={label}
          aria-expanded={choices !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={choices && choices.length > 0 ? `${id}-${search.marked}` : undefined}
          placeholder={label}
          value={search.typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={search.press}
          onBlur={() => search.type("")}
        />
      </span>
      <FoundPeople {...{ id, label, search }} />
    </div>
  );
}
