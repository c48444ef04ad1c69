import FileText from "lucide-react/icons/file-text";
import Link from "lucide-react/icons/link";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { FoundPage } from "./editor.ts";
import type { TypedLink } from "./use-typed-link.ts";
import { formatWords } from "./wording.ts";

/** What the words in the field of the link panel lead to. */
export function FoundLinks({ id, link }: { id: string; link: TypedLink }) {
  const say = useSay();
  const { typed, choices, pages, isRefused, isLooking } = link;
  return (
    <div className="kit-link-panel-found">
      <LinkList id={id} link={link} />
      {pages === null && <ErrorText announced>{say(formatWords.pagesNotLoaded)}</ErrorText>}
      {pages?.length === 0 && choices.length === 0 && typed.trim() !== "" && !isRefused && (
        <NoPages isLooking={isLooking} />
      )}
    </div>
  );
}

export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

function LinkList({ id, link: { choices, active, choose } }: { id: string; link: TypedLink }) {
  const say = useSay();
  return (
    <div role="listbox" id={id} aria-label={say(formatWords.pagesFound)} className="kit-link-panel-list">
      {choices.map((choice, at) => (
        // Keys are the field's: it says which one is active.
        <div
          key={typeof choice === "string" ? choice : choice.id}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(choice);
          }}
        >
          <Icon of={typeof choice === "string" ? Link : FileText} />
          <ChoiceName choice={choice} />
        </div>
      ))}
    </div>
  );
}

function NoPages({ isLooking }: { isLooking: boolean }) {
  const say = useSay();
  return (
    <p className="kit-link-panel-none" role="status">
      {say(isLooking ? formatWords.looking : formatWords.noPages)}
    </p>
  );
}

function ChoiceName({ choice }: { choice: FoundPage | string }) {
  const say = useSay();
  return (
    <bdi>
      {typeof choice === "string" ? say(formatWords.linkToAddress, { address: choice }) : choice.title}
    </bdi>
  );
}
