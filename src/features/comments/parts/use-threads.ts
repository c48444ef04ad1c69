import { useEffect, useEffectEvent, useState } from "react";
import { send } from "#client/call.ts";
import { watch } from "#client/live.ts";
import { openRereading } from "#client/rereading.ts";
import type { Call, Fields, SentOf } from "#kernel/call.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { type Thread, type readComments as Read, readComments } from "../contract.ts";
import { commentsTopic } from "../events.ts";

export type Said = {
  readonly threads: readonly Thread[];
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly mayChange: boolean;
};

/** A call that answers with all that is said on the page. */
type Change<Input extends Fields> = Call<Input, (typeof Read)["output"]>;
export type Act = <Input extends Fields>(
  call: Change<Input>,
  sent: SentOf<Change<Input>>,
) => ReturnType<typeof sendTo>;
const sendTo = (call: typeof readComments, sent: SentOf<typeof readComments>) => send(call, sent);

/** What is said in the margin of a page, read anew when there is news of it; null until it has been read. */
export function useThreads(pageId: number, isEdited: boolean) {
  const [said, setSaid] = useState<Said | null>(null);
  const [isFailed, setFailed] = useState(false);

  const read = useEffectEvent(async () => {
    const answer = await send(readComments, ofPage(pageId));
    const isRefused = !answer.success && (answer.status === 404 || answer.status === 403);
    setFailed(!answer.success && !isRefused && said === null);
    if (answer.success) setSaid(answer);
    else if (isRefused) setSaid(null);
    return answer.success || answer.status !== 0;
  });
  useEffect(() => {
    const rereading = openRereading(() => read());
    const { soon, now } = rereading;
    const stop = watch(commentsTopic(pageId), { onData: soon, onGap: soon, onRefused: now });
    now();
    return () => {
      stop();
      rereading.stop();
    };
  }, [pageId, isEdited]);

  const act: Act = async (call, sent) => {
    const answer = await sendTo(call as never, sent as never);
    if (answer.success) setSaid(answer);
    return answer;
  };
  return { said, isFailed, act };
}
