import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Hit } from "../model/results.ts";
import { Marked } from "./marked.tsx";

type SearchHitProps = {
  id: string;
  hit: Hit;
  typed: string;
  isTop: boolean;
  isMarked: boolean;
  onOpen: () => void;
};

/** One hit; chosen by arrow keys and Enter, or by a press. */
export function SearchHit({ id, hit, typed, isTop, isMarked, onOpen }: SearchHitProps) {
  return (
    <a
      id={id}
      href={hit.address}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={isTop ? "search-hit search-hit-top" : "search-hit"}
      // The field keeps the focus, so that a press is not a blur that closes the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {hit.kind === "person" ? (
        <Avatar name={hit.name} size={32} />
      ) : (
        <span className="search-icon">
          <Icon of={hit.kind === "folder" ? Folder : FileText} />
        </span>
      )}
      <span className="search-text">
        <span className="search-name" dir="auto">
          <Marked text={hit.name} typed={typed} />
        </span>
        {hit.line && (
          <span className="search-line" dir="auto">
            <Marked text={hit.line} typed={typed} />
          </span>
        )}
      </span>
    </a>
  );
}
