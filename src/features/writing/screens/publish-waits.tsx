import type { Expected } from "#features/files/sending/model/arrival.ts";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { draftWords } from "../wording.ts";

/** Why publishing takes a while: how many files are still to come, and how far they are. */
export function PublishWaits({ awaited }: { awaited: Expected | null }) {
  const say = useSay();
  const words = awaited && say(draftWords.publishWaits, { count: awaited.count });
  return (
    <div className="writing-waits" data-waits={words ? "" : undefined}>
      <span role="status">{words}</span>
      {awaited && words && (
        <Progress label={words} percent={awaited.total === 0 ? 100 : (awaited.sent / awaited.total) * 100} />
      )}
    </div>
  );
}
