import { useEffect, useState } from "react";
import { sharingSentences } from "#features/properties/permissions/model/sentence.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import type { OutputOf } from "#kernel/call.ts";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { useObserved } from "#ui/observed.ts";
import { TextLink } from "#ui/text-link.tsx";
import { filesOnTheirWay } from "../presence/model/others.ts";
import { namesInWords } from "../presence/screens/names-in-words.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import { presenceWords } from "../presence/wording.ts";
import { draftWords } from "../wording.ts";
import type { readUnpublished } from "../contract.ts";
import type { OwnChanges } from "../drafts/rules.ts";
import type { WhatGoes } from "../tab/wire.ts";
import { WorkList, type Writer } from "./work-list.tsx";
import "./work-list.css";

type SeenBy = OutputOf<typeof readUnpublished>["audience"];

/** What others and oneself have written that readers don't see yet. */
type Work = {
  /** Whose work is published, where it is not one's own alone. */
  readonly writers: readonly Writer[];
  /** Whether one's own changes can be published alone, or why not. */
  readonly own: OwnChanges;
};
/** Hears of the work as it grows, until the function that it answers is called. */
export type WatchWork = (hear: (now: Work) => void) => () => void;

type PublishDialogProps = {
  readonly pageId: number;
  /** Who will see the page, where it is published for the first time; else null. */
  readonly groups: readonly SharingGroup[] | null;
  readonly audience: SeenBy;
  /** As it was when the dialog was asked for. */
  readonly work: Work;
  readonly watchWork: WatchWork;
  readonly personId: number;
  readonly presence: CanvasPresence;
  readonly onPublish: (what: WhatGoes) => void;
};

/** Asks before a page is there for its readers for the first time, and before words of others are published with one's own. */
export function PublishDialog(props: PublishDialogProps) {
  const { groups, personId, presence } = props;
  const say = useSay();
  const { writers, own } = useWork(props);
  const onPublish = (onlyMine: boolean) => props.onPublish({ onlyMine, toldOf: writers.map(({ id }) => id) });
  const hasOthers = writers.length > 0;
  const title = say(groups ? draftWords.firstTitle : draftWords.othersTitle);
  const label = say(hasOthers ? draftWords.publishAll : draftWords.publish);
  return (
    <DialogFrame
      title={title}
      size={hasOthers ? "explain" : "ask"}
      {...(hasOthers && { cancelLabel: say(draftWords.wait) })}
      more={hasOthers && own === "apart" && <OnlyMine onPublish={() => onPublish(true)} />}
      confirm={{ label, perform: () => onPublish(false) }}
      note={groups ? <SharingLink pageId={props.pageId} /> : <ChangesLink pageId={props.pageId} />}
    >
      {groups && <Audience groups={groups} audience={props.audience} />}
      {hasOthers && <p className="ui-dialog-text">{say(draftWords.othersHelp)}</p>}
      {hasOthers && <WorkList writers={writers} personId={personId} />}
      {hasOthers && <WhyNotMine own={own} />}
      {hasOthers && <EditingNow presence={presence} />}
      <FilesOfOthers presence={presence} />
    </DialogFrame>
  );
}

/** What stands there is what goes: others may write on while one reads it. */
function useWork({ work, watchWork }: Pick<PublishDialogProps, "work" | "watchWork">): Work {
  const [now, setNow] = useState(work);
  useEffect(() => watchWork(setNow), [watchWork]);
  return now;
}

/** Others' changes stay unpublished. */
function OnlyMine({ onPublish }: { onPublish: () => void }) {
  const say = useSay();
  const { close } = useDialog();
  const publish = () => {
    close();
    onPublish();
  };
  return <Button onPress={publish}>{say(draftWords.publishMine)}</Button>;
}

function WhyNotMine({ own }: { own: OwnChanges }) {
  const say = useSay();
  if (own === "apart" || own === "none") return null;
  const words = own === "same" ? draftWords.sameBlocks : draftWords.arrangedBlocks;
  return <p className="ui-dialog-text">{say(words)}</p>;
}

function SharingLink({ pageId }: { pageId: number }) {
  const say = useSay();
  const { subsiteSlug } = useLocale();
  const { close } = useDialog();
  if (subsiteSlug) return null;
  return (
    <TextLink href={`/page/settings/${pageId}/`} onFollow={close}>
      {say(draftWords.changeSharing)}
    </TextLink>
  );
}

/** What readers do not see yet stands beside the page's versions. */
function ChangesLink({ pageId }: { pageId: number }) {
  const say = useSay();
  const { close } = useDialog();
  return (
    <TextLink href={`/page/versions/${pageId}/?changes=yes`} onFollow={close}>
      {say(draftWords.whatChanged)}
    </TextLink>
  );
}

function Audience(props: { groups: readonly SharingGroup[]; audience: SeenBy }) {
  const say = useSay();
  const calendar = useLocale();
  return (
    <>
      <p className="ui-dialog-text">{say(draftWords.firstHelp)}</p>
      <ul className="writing-audience">
        {sharingSentences(props, { say, calendar }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function EditingNow({ presence }: { presence: CanvasPresence }) {
  const say = useSay();
  const locale = useLocale();
  const people = useObserved(presence.others, (now) => now.people);
  if (people.length === 0) return null;
  const names = namesInWords(people, say, locale);
  return <p className="ui-dialog-text">{say(presenceWords.editingNow, { count: people.length, names })}.</p>;
}

/** What comes after it was published stays in the draft: only its uploader's own tab waits for it. */
function FilesOfOthers({ presence }: { presence: CanvasPresence }) {
  const say = useSay();
  const others = useObserved(presence.others, (now) => now);
  return filesOnTheirWay(others).map(({ person: { id, name }, files }) => (
    <p key={id} className="ui-dialog-text" role="status">
      {say(presenceWords.uploading, { name, files })}
    </p>
  ));
}
