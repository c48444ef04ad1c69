import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import TagSign from "lucide-react/icons/tag";
import UsersRound from "lucide-react/icons/users-round";
import History from "lucide-react/icons/history";
import PenLine from "lucide-react/icons/pen-line";
import { textOfHtml } from "#client/text-of-html.ts";
import { browsingWords } from "#features/pages/browsing/wording.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Marked } from "#ui/marked.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import type { Hit } from "../model/results.ts";
import { isOpenedHere } from "./use-search-box.ts";

type SearchHitProps = {
  id: string;
  hit: Hit;
  typed: string;
  isTop: boolean;
  isMarked: boolean;
  onTake: () => void;
};

const signs = { page: FileText, folder: Folder, tag: TagSign, group: UsersRound, words: History };

/** One entry of the list; chosen by arrow keys and Enter, or by a press. */
export function SearchHit({ id, hit, typed, isTop, isMarked, onTake }: SearchHitProps) {
  const [say, here] = [useSay(), useHere()];
  return (
    <a
      id={id}
      href={here(hit.address)}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={isTop ? "search-hit search-hit-top" : "search-hit"}
      // The field keeps the focus, so that a press is not a blur that closes the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isOpenedHere(hit) && isForAnotherTab) return;
        if (isOpenedHere(hit)) event.preventDefault();
        onTake();
      }}
      ref={isMarked ? keepInSight : undefined}
    >
      <HitSign hit={hit} />
      <span className="search-text">
        <span className="search-name" dir="auto">
          <Marked text={hit.name} typed={typed} />
        </span>
        {hit.subsite && <SubsiteMark {...hit.subsite} />}
        {hit.line && (
          <span className="search-line" dir="auto">
            <Marked text={hit.line} typed={typed} />
          </span>
        )}
      </span>
      {hit.isDraft && <Chip icon={PenLine}>{say(browsingWords.isUnpublished)}</Chip>}
    </a>
  );
}

function HitSign({ hit: { kind, name, photo } }: { hit: Hit }) {
  if (kind === "person") return <Avatar name={name} photo={photo ?? null} size={32} />;
  return (
    <span className="search-icon">
      <Icon of={signs[kind]} />
    </span>
  );
}

/** The other subsite that a page lies in, with its colour (SRCH-20). */
function SubsiteMark({ safeName, accent }: NonNullable<Hit["subsite"]>) {
  const dot = { display: "inline-block", background: accent ?? "var(--accent)" };
  return (
    <span className="search-line" dir="auto" data-subsite="">
      <span className="ui-pill-dot" style={dot} /> {textOfHtml(safeName)}
    </span>
  );
}
