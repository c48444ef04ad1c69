import Eye from "lucide-react/icons/eye";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useSyncExternalStore } from "react";
import { useOffer } from "#client/offers.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { PeopleHere } from "../presence/screens/people-here.tsx";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import { previewPage } from "../commands/preview-page.ts";
import { publishPage } from "../commands/publish-page.ts";
import { stopEditing } from "../commands/stop-editing.ts";
import { draftWords } from "../wording.ts";
import { AgainButton } from "./again-button.tsx";
import { EditMenu } from "./edit-menu-button.tsx";
import { LostWordsOf } from "./lost-words-button.tsx";
import { PublishWaits } from "./publish-waits.tsx";
import { SavingState } from "./saving-state.tsx";
import type { RunningSession, RunningState } from "../tab/running-session.ts";
import type { Refused } from "../tab/wire.ts";
import { useDiscard } from "./use-discard.tsx";
import { useLeave } from "./use-leave.ts";
import { usePublish } from "./use-publish.tsx";
import "./edit-bar.css";
import type { PageFacts } from "#features/pages/contract.ts";

type EditBarProps = {
  session: RunningSession;
  page: PageFacts;
  personId: number;
  /** What is told as long as this life of the draft is as readers see it. */
  news: string | null;
  presence: CanvasPresence;
  /** Why the next life of the draft could not be opened. */
  failure: Refused | null;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  onAgain: () => void;
};

/** The bar of edit mode: what is stored and what readers see, and the way to publish and back to reading. */
export function EditBar(props: EditBarProps) {
  const { session, page, presence, failure, isPreview, onPreview } = props;
  const say = useSay();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { publish, isBusy, isFirst, awaited, callOff } = usePublish(props);
  const discard = useDiscard(props);
  const { done, seeChanges, isLeaving } = useLeave(session, page);
  const isUnkept = state.saving === "unkept";

  useAskBeforeUnload(isUnkept || isBusy);
  useEscape(isPreview, onPreview);

  const togglePreview = () => onPreview(!isPreview);
  useOffer(publishPage.name, isBusy ? null : { perform: () => void publish() });
  useOffer(previewPage.name, { perform: togglePreview });
  useOffer(stopEditing.name, isLeaving || awaited ? null : { perform: () => void done() });

  return (
    <section className="writing-bar" aria-label={say(draftWords.bar)} tabIndex={-1}>
      <BarState {...{ state, failure, awaited, isFirst }} news={props.news} />
      {failure && <AgainButton failure={failure} onAgain={props.onAgain} />}
      <LostWordsOf session={session} help={say(draftWords.lostHelp)} />
      <div className="writing-actions">
        <PeopleHere presence={presence} />
        <WideActs {...{ session, state, isPreview }} onPreview={togglePreview} />
        <Button look={lookOfPublish(state, isFirst)} busy={isBusy} onPress={() => void publish()}>
          {say(draftWords.publish)}
        </Button>
        <WayOut {...{ awaited, callOff, isLeaving }} onDone={() => void done()} />
        <EditMenu
          {...{ session, state, isPreview }}
          onPreview={togglePreview}
          onChanges={() => void seeChanges()}
          onDiscard={discard}
        />
      </div>
    </section>
  );
}

/** Quiet where there is nothing to publish, as far as is known, and still there to be pressed: a file may be on its way into the page. */
function lookOfPublish({ changes }: RunningState, isFirst: boolean) {
  return !changes && !isFirst ? "plain" : "primary";
}

type WayOutProps = Pick<ReturnType<typeof usePublish>, "awaited" | "callOff"> & {
  isLeaving: boolean;
  onDone: () => void;
};

/** While files are waited for, the way back from publishing; else the one out of edit mode. */
function WayOut({ awaited, callOff, isLeaving, onDone }: WayOutProps) {
  const say = useSay();
  if (awaited) return <Button onPress={callOff}>{say(draftWords.callOff)}</Button>;
  return (
    <Button busy={isLeaving} onPress={onDone}>
      {say(draftWords.done)}
    </Button>
  );
}

type BarStateProps = Pick<EditBarProps, "failure" | "news"> & {
  state: RunningState;
  awaited: ReturnType<typeof usePublish>["awaited"];
  isFirst: boolean;
};

function BarState({ state, failure, awaited, isFirst, news }: BarStateProps) {
  return (
    <>
      {!awaited && (
        <SavingState state={failure ? { ...state, trouble: failure.reason } : state} {...{ news, isFirst }} />
      )}
      <PublishWaits awaited={awaited} />
    </>
  );
}

type WideActsProps = Pick<EditBarProps, "session" | "isPreview"> & {
  state: RunningState;
  onPreview: () => void;
};

/** What stands in the bar where there is room for it; on a phone the menu has it. */
function WideActs({ session, state, isPreview, onPreview }: WideActsProps) {
  const say = useSay();
  return (
    <span className="writing-wide">
      <UndoButtons undo={session.undo} state={state} />
      <Button look="quiet" icon={Eye} pressed={isPreview} onPress={onPreview}>
        {say(draftWords.preview)}
      </Button>
    </span>
  );
}

type UndoButtonsProps = {
  undo: RunningSession["undo"];
  state: { readonly canUndo: boolean; readonly canRedo: boolean };
};

function UndoButtons({ undo, state }: UndoButtonsProps) {
  const say = useSay();
  return (
    <>
      <IconButton
        icon={Undo2}
        label={say(draftWords.undo)}
        disabledReason={state.canUndo ? null : say(draftWords.nothingToUndo)}
        onPress={() => undo.undo()}
      />
      <IconButton
        icon={Redo2}
        label={say(draftWords.redo)}
        disabledReason={state.canRedo ? null : say(draftWords.nothingToRedo)}
        onPress={() => undo.redo()}
      />
    </>
  );
}

/** Also while the page is being published: of a tab that is closed nobody would hear whether it was. */
function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}

/** Escape ends the preview. */
function useEscape(isPreview: boolean, onPreview: (isPreview: boolean) => void): void {
  useEffect(() => {
    if (!isPreview) return;
    const leave = (event: KeyboardEvent) =>
      event.key === "Escape" && !event.defaultPrevented && onPreview(false);
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [isPreview, onPreview]);
}
