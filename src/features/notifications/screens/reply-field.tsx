import type { RefObject } from "react";
import { send } from "#client/call.ts";
import { answerThread } from "#features/comments/contract.ts";
import { AnswerField } from "#features/comments/parts/answer-field.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { inboxWords } from "../inbox/wording.ts";
import type { NotificationLine } from "../screen.ts";

type ReplyFieldProps = {
  reply: NonNullable<NotificationLine["reply"]>;
  place: RefObject<HTMLElement | null>;
  onEnd: (isSent: boolean) => void;
};

/** Where a comment is answered that a notification tells of. Whoever has closed the panel meanwhile does not see what the field says. */
export function ReplyField({ reply, place, onEnd }: ReplyFieldProps) {
  const say = useSay();
  const { tell, fail } = useNotices();
  return (
    <AnswerField
      {...reply}
      act={async (answer) => {
        const answered = await send(answerThread, answer, { subsite: reply.subsite });
        if (answered.success) tell({ text: say(inboxWords.replied) });
        else if (!place.current) fail(answered);
        return answered;
      }}
      onEnd={onEnd}
    />
  );
}
