import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { PageFacts } from "../../screen.ts";
import { editingWords } from "../wording.ts";
import { SaveTrouble } from "./save-trouble.tsx";
import { SourceEditor } from "./source-editor.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSavedText } from "./use-saved-text.ts";
import { writeInto } from "./write-into.ts";

/** A page's Markdown, written in place at the page's own address. */
export function PageEditor(props: {
  page: PageFacts;
  text: { readonly widgetId: string; readonly source: string; readonly version: number };
  personId: number;
}) {
  const say = useSay();
  const { page, text, personId } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const place = { pageId: page.id, widgetId: text.widgetId, personId };
  const saved = useSavedText(place, text);
  useLeaveGuard(!saved.isSaved, say(editingWords.leave));
  useEffect(() => field.current?.focus(), []);

  const status = saved.isBusy
    ? editingWords.saving
    : saved.isSaved
      ? editingWords.saved
      : editingWords.unsaved;

  return (
    <div className="page-editor">
      <div className="editor-bar">
        <h1 dir="auto">{page.title}</h1>
        <span className="editor-status" role="status">
          {say(status)}
        </span>
        <LinkButton href={page.address} look="quiet">
          {say(editingWords.done)}
        </LinkButton>
        <Button look="primary" busy={saved.isBusy} onPress={() => void saved.save()}>
          {say(editingWords.save)}
        </Button>
      </div>
      {saved.wasRestored && (
        <div className="editor-message" role="status">
          <span>{say(editingWords.restored)}</span>
          <Button size="small" onPress={saved.discard}>
            {say(editingWords.discard)}
          </Button>
        </div>
      )}
      {saved.failure && (
        <SaveTrouble
          failure={saved.failure}
          place={place}
          onKeepMine={(over) => void saved.save(over)}
          onUseTheirs={(theirs) =>
            field.current && writeInto(field.current, { text: theirs, start: 0, end: 0 })
          }
        />
      )}
      <SourceEditor
        label={say(editingWords.text, { title: page.title })}
        source={saved.source}
        onChange={saved.write}
        onSave={() => void saved.save()}
        field={field}
      />
    </div>
  );
}
