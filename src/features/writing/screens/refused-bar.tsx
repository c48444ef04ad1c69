import CloudAlert from "lucide-react/icons/cloud-alert";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { notReadable } from "#features/pages/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { RunningSession } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";
import { LostWordsOf } from "./lost-words-button.tsx";
import "./edit-bar.css";

/** The edit bar of somebody whose right to edit was withdrawn while they wrote: why, and what they wrote last. */
export function RefusedBar({ session, address }: { session: RunningSession; address: string }) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const { trouble } = useSyncExternalStore(session.subscribe, session.state);
  // What had the focus cannot be written in any more.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={bar} className="writing-bar" data-refused="" aria-label={say(draftWords.bar)} tabIndex={-1}>
      <div className="writing-state" data-saving="trouble">
        <Icon of={CloudAlert} className="writing-state-sign" />
        <span className="writing-saving" role="alert">
          {trouble ?? say(sentenceOf(notReadable, "page-not-found"))}
        </span>
      </div>
      <LostWordsOf session={session} help={say(draftWords.unsentHelp)} />
      <div className="writing-actions">
        <LinkButton href={address}>{say(draftWords.done)}</LinkButton>
      </div>
    </section>
  );
}
