import { useState } from "react";
import { send } from "#client/call.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { loadMarkdown } from "../contract.ts";
import { editingWords } from "../wording.ts";
import type { EditedPlace } from "./use-saved-text.ts";

type Theirs = { readonly source: string; readonly version: number; readonly name: string };

/** Why a text was not saved. When a colleague was first, theirs is shown beside, and nothing is lost. */
export function SaveTrouble(props: {
  failure: { readonly code: string; readonly reason: string };
  place: EditedPlace;
  onKeepMine: (over: number) => void;
  onUseTheirs: (source: string) => void;
}) {
  const say = useSay();
  const { failure, place } = props;
  const [theirs, setTheirs] = useState<Theirs | null>(null);

  async function showTheirs() {
    const answer = await send(loadMarkdown, { page_id: place.pageId, widget_id: place.widgetId });
    if (answer.success) setTheirs(answer);
  }

  return (
    <div className="save-trouble">
      <div className="editor-message" role="alert">
        <span>{failure.reason}</span>
        {failure.code === "changed-meanwhile" && !theirs && (
          <Button size="small" onPress={() => void showTheirs()}>
            {say(editingWords.showTheirs)}
          </Button>
        )}
      </div>
      {theirs && (
        <div className="their-text">
          <label>
            {say(editingWords.theirs, { name: theirs.name })}
            <textarea className="source-text" readOnly value={theirs.source} dir="auto" />
          </label>
          <p>{say(editingWords.versionKept)}</p>
          <div className="their-text-actions">
            <Button size="small" onPress={() => props.onKeepMine(theirs.version)}>
              {say(editingWords.keepMine)}
            </Button>
            <Button size="small" onPress={() => props.onUseTheirs(theirs.source)}>
              {say(editingWords.useTheirs)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
