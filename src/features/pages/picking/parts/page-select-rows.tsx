import FileText from "lucide-react/icons/file-text";
import { type KeyboardEvent, useId } from "react";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Marked } from "#ui/marked.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { sorted } from "../../browsing/model/groups.ts";
import type { PageList, ShownPage } from "../../browsing/model/page-list.ts";
import { browsingWords } from "../../browsing/wording.ts";
import { pickingWords } from "../wording.ts";
import type { Asked } from "./use-page-list.ts";

type PageSelectRowsProps = {
  /** Null until it has come. */
  list: PageList | null;
  asked: Asked;
  chosen: number | null;
  onChoose: (page: ShownPage) => void;
};

/** The pages as rows of which one is chosen; Enter goes on with it, and so does a double click. */
export function PageSelectRows({ list, asked, chosen, onChoose }: PageSelectRowsProps) {
  const say = useSay();
  const group = useId();
  const typed = asked.typed.trim();
  if (!list) return <div className="picking-rows" aria-busy />;
  const names = new Map(list.folders.map(({ id, name }) => [id, name]));
  const pages = typed === "" ? list.pages : sorted(list.pages, asked.by);

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    goOn(event.currentTarget);
  }
  return (
    <>
      <div
        className="picking-rows"
        role="presentation"
        onKeyDown={press}
        onDoubleClick={({ currentTarget, target }) =>
          target instanceof Element && target.closest("label") && goOn(currentTarget)
        }
      >
        <div role="radiogroup" aria-label={say(pickingWords.pages)}>
          {pages.map((page) => (
            <Row
              key={page.id}
              {...{ page, group, typed, onChoose }}
              folder={names.get(page.folderId) ?? ""}
              isChosen={page.id === chosen}
            />
          ))}
        </div>
      </div>
      <Note {...{ list, asked }} />
    </>
  );
}

/** How many there are, that there are more, or why there are none. */
function Note({ list, asked }: { list: PageList; asked: Asked }) {
  const say = useSay();
  const { length: count } = list.pages;
  return (
    <p className="picking-note" role="status">
      {text()}
    </p>
  );

  function text(): string {
    if (count > 0) return say(list.more ? pickingWords.more : pickingWords.found, { count });
    if (asked.typed.trim() !== "") return say(browsingWords.emptySearch);
    return say(asked.folderId === null ? browsingWords.empty : browsingWords.emptyFolder);
  }
}

type RowProps = {
  page: ShownPage;
  /** What their radios have in common. */
  group: string;
  folder: string;
  typed: string;
  isChosen: boolean;
  onChoose: (page: ShownPage) => void;
};

function Row({ page, group, folder, typed, isChosen, onChoose }: RowProps) {
  const say = useSay();
  return (
    <label className="picking-row">
      <input
        type="radio"
        name={group}
        className="ui-unseen"
        checked={isChosen}
        onChange={() => onChoose(page)}
      />
      <Icon of={FileText} />
      <span className="picking-title" dir="auto">
        <Marked text={page.title} typed={typed} />
      </span>
      {page.isHomepage && <Chip>{say(browsingWords.isHomepage)}</Chip>}
      {page.isTemplate && <Chip>{say(browsingWords.isTemplate)}</Chip>}
      {page.isUnpublished && <Chip>{say(browsingWords.isUnpublished)}</Chip>}
      <span className="picking-folder" dir="auto">
        {folder}
      </span>
      <span className="picking-when">
        <RelativeTime at={page.modified * 1000} />
      </span>
    </label>
  );
}

function goOn(within: Element): void {
  within.closest("form")?.requestSubmit();
}
