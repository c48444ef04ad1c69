import Search from "lucide-react/icons/search";
import { useState } from "react";
import type { Folder } from "#features/folders/model/folder.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextField } from "#ui/text-field.tsx";
import { listOrders } from "../../browsing/contract.ts";
import { browsingWords } from "../../browsing/wording.ts";
import { pickingWords } from "../wording.ts";
import { PageSelectFolders } from "./page-select-folders.tsx";
import { PageSelectRows } from "./page-select-rows.tsx";
import { type Asked, usePageList } from "./use-page-list.ts";
import "./page-select.css";

export type SelectedPage = { readonly id: number; readonly title: string };

type PageSelectProps = {
  /** The page that is chosen so far. */
  current: number | null;
  onPick: (page: SelectedPage) => void;
};

const orders = {
  alphabet: browsingWords.alphabetical,
  modified: browsingWords.modified,
  created: browsingWords.created,
} as const;

/** The list of pages to choose one from: its folders, its orders and its search (POPT-02). */
export function PageSelect({ current, onPick }: PageSelectProps) {
  const say = useSay();
  const [asked, setAsked] = useState<Asked>({ folderId: null, by: "alphabet", typed: "" });
  const [chosen, setChosen] = useState<SelectedPage | null>(null);
  const { list, hasFailed, again } = usePageList(asked);
  const ask = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));

  function choose() {
    if (!chosen && current === null) return say(pickingWords.notChosen);
    if (chosen) onPick(chosen);
  }

  return (
    <DialogFrame
      title={say(pickingWords.title)}
      size="list"
      confirm={{ label: say(pickingWords.select), perform: choose }}
    >
      <div className="picking-columns">
        <Side {...{ asked, ask }} folders={list?.folders ?? []} />
        <div className="picking-main">
          <Orders {...{ asked, ask }} />
          {hasFailed ? (
            <LoadFailed onRetry={again}>{say(pickingWords.notLoaded)}</LoadFailed>
          ) : (
            <PageSelectRows {...{ list, asked }} chosen={chosen?.id ?? current} onChoose={setChosen} />
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

type Asking = { asked: Asked; ask: (part: Partial<Asked>) => void };

/** What narrows the list: words, or a folder. */
function Side({ asked, ask, folders }: Asking & { folders: readonly Folder[] }) {
  const say = useSay();
  return (
    <div className="picking-side">
      <TextField
        label={<span className="ui-unseen">{say(browsingWords.search)}</span>}
        placeholder={say(browsingWords.search)}
        type="search"
        icon={Search}
        value={asked.typed}
        onChange={(typed) => ask({ typed })}
        autoComplete="off"
      />
      <PageSelectFolders
        folders={folders}
        folderId={asked.typed.trim() === "" ? asked.folderId : null}
        onChoose={(folderId) => ask({ folderId, typed: "" })}
      />
    </div>
  );
}

function Orders({ asked, ask }: Asking) {
  const say = useSay();
  return (
    <Segments
      label={say(pickingWords.sort)}
      value={asked.by}
      onChange={(value) => ask({ by: listOrders.find((each) => each === value) ?? "alphabet" })}
      options={listOrders.map((value) => ({ value, label: say(orders[value]) }))}
    />
  );
}
