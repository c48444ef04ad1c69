import Frown from "lucide-react/icons/frown";
import Meh from "lucide-react/icons/meh";
import Smile from "lucide-react/icons/smile";
import { useState } from "react";
import { send } from "#client/call.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { leaveFeedback, moods } from "../contract.ts";
import { type Draft, sentOf } from "../model/sent.ts";
import { feedbackWords as words } from "../wording.ts";
import "./feedback.css";

const faces = { happy: Smile, neutral: Meh, sad: Frown } as const;
const nothingSaid: Draft = { message: "", mood: "", callMe: false, tel: "" };

/** A message with a mood, for whoever looks after the site (FDBK-01, FDBK-02). */
export function FeedbackDialog({ site }: { site: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const [draft, setDraft] = useState(nothingSaid);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  async function perform(): Promise<Outcome> {
    const answer = await send(leaveFeedback, sentOf(draft, location.href));
    if (!answer.success) return answer.said ?? say(words.notSent);
    tell({ kind: "thanks", text: say(words.thanks) });
  }

  return (
    <DialogFrame
      title={say(words.title)}
      description={say(words.help, { site })}
      size="say"
      confirm={{ label: say(words.send), perform }}
    >
      <TextArea
        label={say(words.message)}
        rows={5}
        value={draft.message}
        onChange={(message) => change({ message })}
      />
      <Mood value={draft.mood} onChange={(mood) => change({ mood })} />
      <CallMe draft={draft} onChange={change} />
    </DialogFrame>
  );
}

function Mood(props: { value: Draft["mood"]; onChange: (mood: Draft["mood"]) => void }) {
  const say = useSay();
  return (
    <div className="feedback-mood">
      <span aria-hidden="true">{say(words.mood)}</span>
      <Segments
        label={say(words.mood)}
        options={moods.map((mood) => ({ value: mood, label: say(words[mood]), icon: faces[mood] }))}
        value={props.value}
        onChange={(mood) => props.onChange(mood as Draft["mood"])}
        isFull
      />
    </div>
  );
}

function CallMe({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const say = useSay();
  return (
    <>
      <Checkbox
        label={say(words.callMe)}
        checked={draft.callMe}
        onChange={(callMe) => onChange({ callMe })}
      />
      {draft.callMe && (
        <TextField
          label={say(words.tel)}
          type="tel"
          autoComplete="tel"
          limit={40}
          value={draft.tel}
          onChange={(tel) => onChange({ tel })}
        />
      )}
    </>
  );
}
