import ListFilter from "lucide-react/icons/list-filter";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useSelectingPeople } from "../several/parts/selecting.ts";
import { peopleWords as words } from "../wording.ts";
import type { Filtered } from "./people-filters.tsx";

/** Opens on a phone what stands beside the search elsewhere, and says whose people are listed. */
export function PeopleFiltersButton({ data }: { data: Filtered }) {
  const say = useSay();
  const { open } = useDialogs();
  const { isOffered, begin } = useSelectingPeople();
  const group = data.groups.find(({ id }) => id === data.groupId);

  function filter() {
    open(async () => {
      const { PeopleFilters } = await import("./people-filters.tsx");
      return <PeopleFilters data={data} onSelect={isOffered ? begin : null} />;
    });
  }

  return (
    <span className="people-filters-button">
      <Button icon={ListFilter} onPress={filter}>
        {group ? say(words.groupShown, { name: group.name }) : say(words.filters)}
      </Button>
    </span>
  );
}
