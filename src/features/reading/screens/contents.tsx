import ChevronDown from "lucide-react/icons/chevron-down";
import List from "lucide-react/icons/list";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";
import { useCurrentSection } from "./use-current-section.ts";
import type { PageFacts } from "#features/pages/contract.ts";

/** The table of contents; `folded` is the one of narrow screens, which opens by itself, without any script. */
export function Contents({ entries, folded = false }: { entries: PageFacts["contents"]; folded?: boolean }) {
  const say = useSay();
  const current = useCurrentSection(folded ? [] : entries);
  // A page may begin with headings of any size.
  const highest = Math.min(...entries.map((entry) => entry.level));
  const links = entries.map((entry) => (
    <a
      key={entry.id}
      href={`#${encodeURIComponent(entry.id)}`}
      className={entry.level > highest ? "pages-contents-deeper" : undefined}
      aria-current={entry.id === current ? "location" : undefined}
    >
      <bdi>{entry.text}</bdi>
    </a>
  ));
  if (!folded)
    return (
      <nav className="pages-contents" aria-label={say(pageWords.onThisPage)}>
        <h2>{say(pageWords.onThisPage)}</h2>
        <div className="pages-contents-links">{links}</div>
      </nav>
    );
  return (
    <details className="pages-contents-folded">
      <summary>
        <Icon of={List} />
        {say(pageWords.onThisPage)}
        <Icon of={ChevronDown} className="pages-contents-arrow" />
      </summary>
      <div className="pages-contents-links">{links}</div>
    </details>
  );
}
