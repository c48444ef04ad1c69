import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Marked } from "#ui/marked.tsx";
import { menuEditWords } from "../editing/wording.ts";
import type { FoundPage } from "../model/found-pages.ts";

type FoundPagesProps = {
  pages: readonly FoundPage[];
  /** What was looked for, to be marked in the titles. */
  typed: string;
  chosen: number | null;
  onChoose: (page: FoundPage) => void;
};

/** The pages that were found, each with the folder that it lies in: of two with one title that tells them apart. */
export function FoundPages({ pages, typed, chosen, onChoose }: FoundPagesProps) {
  const say = useSay();
  const group = useId();
  return (
    <div className="menu-found" role="radiogroup" aria-label={say(menuEditWords.page)}>
      {pages.map((page) => (
        <label key={page.id}>
          <input
            type="radio"
            name={group}
            className="ui-unseen"
            aria-label={[page.title, page.folder].filter(Boolean).join(", ")}
            checked={page.id === chosen}
            onChange={() => onChoose(page)}
          />
          <Icon of={FileText} className="menu-found-sign" />
          <span>
            <b dir="auto">
              <Marked text={page.title} typed={typed.trim()} />
            </b>
            {page.folder !== "" && (
              <>
                {" "}
                <small dir="auto">{page.folder}</small>
              </>
            )}
          </span>
          {page.id === chosen && <Icon of={Check} className="menu-found-sign" />}
        </label>
      ))}
    </div>
  );
}
