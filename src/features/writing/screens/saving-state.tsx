import CloudAlert from "lucide-react/icons/cloud-alert";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { draftWords } from "../wording.ts";
import type { RunningState } from "../tab/running-session.ts";

/** All of them stand there, one is seen: an element that comes or goes makes the browser ask again for the whole page what holds what. */
const signs = { saved: CloudCheck, saving: CloudUpload, kept: CloudOff, unkept: CloudAlert } as const;

/** Whether every key is stored, and what readers do not see yet; where that is nothing, the news. */
export function SavingState(props: { state: RunningState; news: string | null; isFirst: boolean }) {
  const { state, news, isFirst } = props;
  const say = useSay();
  const { saving, changes, trouble } = state;
  function seenOf(count: number): string {
    if (count > 0) return say(draftWords.changes, { count });
    return news ?? say(isFirst ? draftWords.notPublishedYet : draftWords.readersSeeThis);
  }

  return (
    <div className="writing-state" data-saving={trouble ? "trouble" : saving}>
      {Object.entries(signs).map(([name, sign]) => (
        <span key={name} className="writing-sign" data-sign={name}>
          <Icon of={sign} className="writing-state-sign" />
        </span>
      ))}
      <span className="writing-saving">{trouble ?? say(draftWords[saving])}</span>
      {changes !== null && <span className="writing-changes">{seenOf(changes)}</span>}
      <Announced sentence={trouble ?? (saving === "saving" ? null : say(draftWords[saving]))} />
    </div>
  );
}

/** A state that has lasted so long is told. */
const patience = 1000;

/** For screen readers: that edit mode is open, and later only bad news and its end, never each key. */
function Announced({ sentence }: { sentence: string | null }) {
  const say = useSay();
  const [said, setSaid] = useState("");
  const told = useRef(say(draftWords.saved));

  // The region stands there first; what is in it from the beginning is not read out.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(say(draftWords.entered)), 100);
    return () => clearTimeout(timer);
  }, [say]);

  useEffect(() => {
    if (sentence === null || sentence === told.current) return;
    const timer = setTimeout(() => {
      told.current = sentence;
      setSaid(sentence);
    }, patience);
    return () => clearTimeout(timer);
  }, [sentence]);

  return (
    <span className="ui-unseen" role="status">
      {said}
    </span>
  );
}
