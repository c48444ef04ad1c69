import FileText from "lucide-react/icons/file-text";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import type { SearchResult } from "../contract.ts";
import { Marked } from "./marked.tsx";

/** One hit; chosen by arrow keys and Enter, or by a press. */
export function SearchHit({
  id,
  result,
  typed,
  isTop,
  isMarked,
  onOpen,
}: {
  id: string;
  result: SearchResult;
  typed: string;
  isTop: boolean;
  isMarked: boolean;
  onOpen: () => void;
}) {
  return (
    <a
      id={id}
      href={result.lnk}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={isTop ? "search-hit search-hit-top" : "search-hit"}
      // The field keeps the focus, so that a press is not a blur that closes the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {result.icon === "person" ? (
        <Avatar name={result.desc} size={32} />
      ) : (
        <span className="search-icon">
          <Icon of={FileText} />
        </span>
      )}
      <span className="search-text">
        <span className="search-name" dir="auto">
          <Marked text={result.desc} typed={typed} />
        </span>
        {result.prv && (
          <span className="search-line" dir="auto">
            <Marked text={result.prv} typed={typed} />
          </span>
        )}
      </span>
    </a>
  );
}
