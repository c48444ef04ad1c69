import ListFilter from "lucide-react/icons/list-filter";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { browsingWords } from "../wording.ts";
import type { Browse } from "./use-browse.ts";

type FiltersButtonProps = Pick<Browse, "state" | "remember"> & {
  /** Without script, which is all visitors, it is a way to the panel, which is shown while it is the target. */
  isPlain?: boolean;
};

/** Opens the filters where they do not stand beside the list (BFLT-19). */
export function FiltersButton({ state, remember, isPlain = false }: FiltersButtonProps) {
  const say = useSay();
  const look = { icon: ListFilter, size: "small", children: say(browsingWords.filters) } as const;
  return (
    <span className="browsing-filters-button">
      {isPlain ? (
        <LinkButton {...look} href="#filters" />
      ) : (
        <Button
          {...look}
          pressed={state.showsFilters}
          onPress={() => remember({ showsFilters: !state.showsFilters }, false)}
        />
      )}
    </span>
  );
}
