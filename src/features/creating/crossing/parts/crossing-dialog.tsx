import { useState } from "react";
import { send } from "#client/call.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { uiWording } from "#ui/wording.ts";
import { moveToSubsite } from "../contract.ts";
import { type CrossingSource, type CrossingTarget, whatCrosses, whereItMayGo } from "../model/wire.ts";
import type { CrossingMode } from "../rules.ts";
import { crossingRefusals, crossingWords as words } from "../wording.ts";
import { useChanges } from "./use-changes.ts";
import { type CrossingFrom, useCrossing } from "./use-crossing.ts";

type Crossing = {
  readonly source: CrossingSource;
  readonly from: CrossingFrom;
  readonly mode: CrossingMode;
};

/** Asks where pages may go and gives the dialog that takes them there, or why there is none (SMOV-01). */
export async function crossingDialog(crossing: Crossing) {
  const answer = await send(moveToSubsite, whatCrosses(crossing.source, crossing.mode));
  if (!answer.success) return <NotPossible mode={crossing.mode} why={answer.said} />;
  const { targets, count } = whereItMayGo(answer);
  if (targets.length === 0) return <NotPossible mode={crossing.mode} why={undefined} />;
  return <CrossingDialog {...{ ...crossing, targets, count }} />;
}

const titles = { move: words.moveTitle, copy: words.copyTitle };

function NotPossible({ mode, why }: Pick<Crossing, "mode"> & { why: string | null | undefined }) {
  const say = useSay();
  const text = why === undefined ? say(words.nowhere) : (why ?? say(words.notLoaded));
  return (
    <DialogFrame title={say(titles[mode])} size="ask" cancelLabel={say(uiWording.close)}>
      <p className="ui-dialog-text">{text}</p>
    </DialogFrame>
  );
}

type DialogProps = Crossing & { targets: readonly CrossingTarget[]; count: number };

/** Asks for a subsite and a folder in it, warns of a public one, and says how far it is (SMOV-02, SMOV-03, SMOV-07). */
function CrossingDialog({ source, from, mode, targets, count }: DialogProps) {
  const say = useSay();
  const [place, setPlace] = useState<Place>({ target: null, folderId: null });
  const { cross, done, beginAnew } = useCrossing();
  const { target, folderId } = place;

  function choose(chosen: Place) {
    setPlace(chosen);
    beginAnew();
  }

  async function perform(): Promise<Outcome> {
    if (!target) return say(sentenceOf(crossingRefusals, "no-subsite-chosen"));
    return cross({ source, from, mode, target, folderId, count });
  }

  return (
    <DialogFrame
      title={say(titles[mode])}
      errorSeconds={5}
      confirm={{ label: say(mode === "move" ? words.move : words.copy), perform }}
    >
      <PlaceFields {...{ targets, place }} disabled={done !== null} onChoose={choose} />
      {target && <WhoSees key={target.id} {...{ source, target, mode, count }} />}
      {done !== null && <HowFar {...{ mode, done, count }} />}
    </DialogFrame>
  );
}

/** No folder is Main. */
type Place = { readonly target: CrossingTarget | null; readonly folderId: number | null };

type PlaceProps = {
  targets: readonly CrossingTarget[];
  place: Place;
  disabled: boolean;
  onChoose: (place: Place) => void;
};

function PlaceFields({ targets, place: { target, folderId }, disabled, onChoose }: PlaceProps) {
  const say = useSay();
  const found = (id: string) => targets.find((each) => String(each.id) === id) ?? null;
  return (
    <>
      <SelectField
        label={say(words.subsite)}
        name="subsite"
        value={target ? String(target.id) : ""}
        disabled={disabled}
        onChange={(id) => onChoose({ target: found(id), folderId: null })}
        options={[
          { value: "", label: say(words.chooseSubsite) },
          ...targets.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {target && (
        <SelectField
          label={say(words.folder)}
          name="folder"
          value={String(folderId ?? target.folders[0]?.id ?? "")}
          disabled={disabled}
          onChange={(id) => onChoose({ target, folderId: Number(id) })}
          options={target.folders.map(({ id, path }) => ({ value: String(id), label: path }))}
        />
      )}
    </>
  );
}

type WhoProps = Omit<DialogProps, "from" | "targets"> & { target: CrossingTarget };

/** Who gains and who loses, before anything goes. */
function WhoSees({ source, target, mode, count }: WhoProps) {
  const say = useSay();
  const changes = useChanges(source, mode === "move" ? target.id : null);
  const { name, isMain, isPublic } = target;
  const access = isMain ? words.accessInMain : mode === "move" ? words.accessMoved : words.accessCopied;
  return (
    <div role="status">
      {isPublic && (
        <p className="ui-dialog-text">
          <strong>{say(words.publicWarning)}</strong>
        </p>
      )}
      <p className="ui-dialog-text">{say(access, { name, count })}</p>
      {changes.map((sentence) => (
        <p key={sentence} className="ui-dialog-text">
          {sentence}
        </p>
      ))}
    </div>
  );
}

function HowFar({ mode, done, count }: { mode: CrossingMode; done: number; count: number }) {
  const say = useSay();
  const percent = count === 0 ? 0 : Math.min(100, Math.floor((done / count) * 100));
  const label = say(mode === "move" ? words.moving : words.copying);
  return <Progress label={label} text={say(words.percent, { percent })} percent={percent} />;
}
