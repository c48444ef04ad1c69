import type { Failure } from "#client/call.ts";
import type { SentOf } from "#kernel/call.ts";
import { useSay } from "#ui/language.tsx";
import type { answerThread } from "../contract.ts";
import { ofThread } from "../model/of-thread.ts";
import { commentWords } from "../wording.ts";
import { keptName } from "./kept-name.ts";
import { useWritten } from "./use-written.ts";
import { WordsField } from "./words-field.tsx";
import "./comments.css";

type AnswerFieldProps = {
  personId: number;
  pageId: number;
  threadId: number;
  /** That of the page, where it need not be the one that is shown. */
  subsite?: string;
  act: (answer: SentOf<typeof answerThread>) => Promise<{ readonly success: true } | Failure>;
  onEnd: (isSent: boolean) => void;
};

/** Where somebody answers in a thread. What was typed is kept until it is sent or given up, wherever it was begun. */
export function AnswerField({ personId, pageId, threadId, subsite, act, onEnd }: AnswerFieldProps) {
  const say = useSay();
  const { written, write, forget } = useWritten(keptName(personId, pageId, `answer-${threadId}`));

  function end(isSent: boolean) {
    forget();
    onEnd(isSent);
  }

  async function answer(words: string) {
    const answered = await act({ ...ofThread(pageId, threadId), words, key: written.key });
    if (!answered.success) return answered.said ?? say(commentWords.notSent);
    end(true);
    return null;
  }

  return (
    <WordsField
      {...{ pageId, subsite, written }}
      label={say(commentWords.answer)}
      action={say(commentWords.answer)}
      onWrite={write}
      onSend={answer}
      onCancel={() => end(false)}
    />
  );
}
