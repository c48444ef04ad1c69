import { useState } from "react";
import { send } from "#client/call.ts";
import { TagField, type TypedTags } from "#features/tags/parts/tag-field.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { tagBatch } from "../contract.ts";
import { type TagNow, tagsToSend } from "../model/tags-changed.ts";
import { batchTime, outcomeOf } from "../model/wire.ts";
import { batchWords } from "../wording.ts";
import { useBatchDone } from "./use-batch-done.ts";

type TagsBatchProps = {
  ids: readonly number[];
  now: readonly TagNow[];
  count: number;
  left: string;
};

/** Adds tags to several pages, and takes off those that all or some of them have. */
export function TagsBatchDialog({ ids, now, count, left }: TagsBatchProps) {
  const say = useSay();
  const done = useBatchDone();
  const [more, setMore] = useState<TypedTags>({ tags: [], typed: "" });
  const [turned, setTurned] = useState<Turned>(new Map());

  const sent = tagsToSend(more, { now, turned });
  const isNothing = sent.added.length === 0 && sent.removed.length === 0;

  async function perform(): Promise<Outcome> {
    const answer = await send(tagBatch, { ids: [...ids], ...sent }, batchTime);
    if (!answer.success) return answer.said ?? say(batchWords.failed);
    const outcome = outcomeOf(answer);
    // What was chosen stays where none of it was done.
    if (outcome.task === null) return outcome.left.join(" ") || say(batchWords.noneAllowed);
    void done(say(batchWords.tagged, { count: outcome.done }), outcome);
  }

  return (
    <DialogFrame
      title={say(batchWords.tagsTitle, { count })}
      confirm={{
        label: say(batchWords.save),
        perform,
        disabledReason: isNothing ? say(batchWords.nothing) : null,
      }}
    >
      <TagField value={more} onChange={setMore} error={undefined} />
      {now.length > 0 && <TagsNow {...{ now, count, turned }} onTurn={setTurned} />}
      {left && <p className="ui-dialog-text">{left}</p>}
    </DialogFrame>
  );
}

type Turned = ReadonlyMap<number, boolean>;
type TagsNowProps = Pick<TagsBatchProps, "now" | "count"> & {
  turned: Turned;
  onTurn: (turned: Turned) => void;
};

/** The tags that the pages have: a tick for all of them, a dash for some. */
function TagsNow({ now, count, turned, onTurn }: TagsNowProps) {
  const say = useSay();
  return (
    <fieldset className="batches-tags">
      <legend>{say(batchWords.tagsNow)}</legend>
      {now.map((tag) => (
        <Checkbox
          key={tag.id}
          label={say(batchWords.onPages, { name: tag.name, count: tag.count, total: count })}
          checked={turned.get(tag.id) ?? tag.count === count}
          partly={!turned.has(tag.id) && tag.count < count}
          onChange={(isOn) => onTurn(new Map(turned).set(tag.id, isOn))}
        />
      ))}
    </fieldset>
  );
}
