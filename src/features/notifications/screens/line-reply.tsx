import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { answerThread } from "#features/comments/contract.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { inboxWords } from "../inbox/wording.ts";
import type { NotificationLine } from "../screen.ts";

const load = () => import("#features/comments/parts/answer-field.tsx");

type Reply = NonNullable<NotificationLine["reply"]>;
type LineReplyProps = { reply: Reply; title: string; onSent: () => void };

/** Answers the comment that a line tells of, in its place. */
export function LineReply({ reply, title, onSent }: LineReplyProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  // News may make the line tell of another thread, which is not the one that is being answered.
  const [begun, begin] = useState<Reply | null>(null);
  const [part, want] = useLazyPart(load, () => begin(null));
  const act = useAct(place, begun);

  function end(isSent: boolean) {
    const hadFocus = place.current?.contains(document.activeElement);
    begin(null);
    if (hadFocus) requestAnimationFrame(() => place.current?.querySelector("button")?.focus());
    if (isSent) onSent();
  }

  return (
    <div ref={place} className="notifications-reply">
      {begun && part ? (
        <part.AnswerField {...begun} act={act} onEnd={end} />
      ) : (
        <Button
          size="small"
          onPress={() => {
            begin(reply);
            want(true);
          }}
        >
          {say(inboxWords.reply)}
          <span className="ui-unseen"> {title}</span>
        </Button>
      )}
    </div>
  );
}

/** Whoever has closed the panel meanwhile does not see what the field says. */
function useAct(place: { readonly current: unknown }, begun: Reply | null) {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async (answer: Parameters<typeof send<typeof answerThread>>[1]) => {
    const answered = await send(answerThread, answer, { subsite: begun?.subsite });
    if (answered.success) tell({ text: say(inboxWords.replied) });
    else if (!place.current) fail(answered);
    return answered;
  };
}
