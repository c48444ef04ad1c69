import ListFilter from "lucide-react/icons/list-filter";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import type { Browse } from "./use-browse.ts";

/** Opens the filters where they do not stand beside the list. */
export function FiltersButton({ state, remember }: Pick<Browse, "state" | "remember">) {
  const say = useSay();
  return (
    <span className="browsing-filters-button">
      <Button
        icon={ListFilter}
        size="small"
        pressed={state.showsFilters}
        onPress={() => remember({ showsFilters: !state.showsFilters }, false)}
      >
        {say(browsingWords.filters)}
      </Button>
    </span>
  );
}
