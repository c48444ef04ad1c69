import ListFilter from "lucide-react/icons/list-filter";
import { buttonClass } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import type { Browse } from "./use-browse.ts";

type FiltersButtonProps = Pick<Browse, "state" | "remember"> & {
  /** Without script, which is all visitors, it is a way to the panel, which is shown while it is the target. */
  isPlain?: boolean;
};

/** Opens the filters where they do not stand beside the list (BFLT-19). */
export function FiltersButton({ state, remember, isPlain = false }: FiltersButtonProps) {
  const say = useSay();
  if (isPlain)
    return (
      <span className="browsing-filters-button">
        <a className={buttonClass("plain", "small")} href="#filters">
          <Icon of={ListFilter} />
          {say(browsingWords.filters)}
        </a>
      </span>
    );
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
