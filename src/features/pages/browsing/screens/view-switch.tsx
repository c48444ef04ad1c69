import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import Table from "lucide-react/icons/table-2";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import type { ListView } from "../model/list-view.ts";
import { browsingWords } from "../wording.ts";

const faces = {
  grouped: { words: browsingWords.grouped, icon: List },
  details: { words: browsingWords.details, icon: Table },
  cards: { words: browsingWords.cards, icon: LayoutGrid },
} as const;

type ViewSwitchProps = {
  views: readonly ListView[];
  view: ListView;
  /** Where the list stands in a view, for whoever has no script; null for everybody else. */
  hrefOf: ((view: ListView) => string) | null;
  onNear: () => void;
  onView: (view: ListView) => void;
};

/** Grouped list, details, and with subsites cards (BSRT-02, BSRT-03). */
export function ViewSwitch({ views, view, hrefOf, onNear, onView }: ViewSwitchProps) {
  const say = useSay();
  if (hrefOf) return <ViewLinks {...{ views, view, hrefOf }} />;
  return (
    <span className="browsing-views" data-cards={views.includes("cards") || undefined}>
      <Segments
        label={say(browsingWords.view)}
        signsOnly
        value={view}
        onNear={onNear}
        onChange={(value) => onView(views.find((each) => each === value) ?? "grouped")}
        options={views.map((each) => ({
          value: each,
          label: say(faces[each].words),
          icon: faces[each].icon,
        }))}
      />
    </span>
  );
}

type ViewLinksProps = Pick<ViewSwitchProps, "views" | "view"> & { hrefOf: (view: ListView) => string };

function ViewLinks({ views, view, hrefOf }: ViewLinksProps) {
  const say = useSay();
  return (
    <nav
      className="browsing-views"
      data-cards={views.includes("cards") || undefined}
      aria-label={say(browsingWords.view)}
    >
      {views.map((each) => (
        <a
          key={each}
          className="browsing-sort-by"
          href={hrefOf(each)}
          aria-current={view === each ? "true" : undefined}
          aria-label={say(faces[each].words)}
          title={say(faces[each].words)}
        >
          <Icon of={faces[each].icon} />
        </a>
      ))}
    </nav>
  );
}
