import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { AnswerField } from "./answer-field.tsx";
import { type Thread, answerThread, reopenThread, resolveThread } from "../contract.ts";
import { ofThread } from "../model/of-thread.ts";
import { commentWords } from "../wording.ts";
import { CommentShown } from "./comment-shown.tsx";
import { keptName } from "./kept-name.ts";
import { keptWords } from "./kept-words.ts";
import type { Margin } from "./margin.ts";

type ThreadProps = { thread: Thread; margin: Margin };
type ThreadCardProps = ThreadProps & {
  /** It was deleted while somebody types a reply here. */
  isGone: boolean;
  /** The reply that kept it in sight was given up. */
  onGivenUp: () => void;
};

/** What was said about one passage. */
export function ThreadCard({ thread, isGone, margin, onGivenUp }: ThreadCardProps) {
  const say = useSay();
  const isThere = !isGone && margin.ranges.has(thread.id);
  return (
    <article
      className="comments-card"
      data-thread={thread.id}
      data-active={margin.active === thread.id || undefined}
      aria-label={say(commentWords.threadOf, { quote: shortened(thread.quote) })}
    >
      <div className="comments-top">
        {isThere ? (
          <button type="button" className="comments-quote" onClick={() => margin.goTo(thread.id)} dir="auto">
            <span className="ui-unseen">{say(commentWords.goTo)} </span>
            <q>{thread.quote}</q>
          </button>
        ) : (
          <p className="comments-quote" data-removed="">
            <q dir="auto">{thread.quote}</q>
            <small>{say(isGone ? commentWords.allDeleted : commentWords.removed)}</small>
          </p>
        )}
        {!isGone && <Settle {...{ thread, margin }} />}
      </div>
      {!isGone &&
        thread.comments.map((comment) => <CommentShown key={comment.id} {...{ comment, margin }} />)}
      <Answer {...{ thread, margin, onGivenUp }} />
    </article>
  );
}

const shortened = (quote: string) => (quote.length > 60 ? `${quote.slice(0, 59)}…` : quote);

function Settle({ thread, margin }: ThreadProps) {
  const say = useSay();
  const { tell, fail } = useNotices();
  if (!thread.maySettle) return thread.isResolved ? <small>{say(commentWords.resolved)}</small> : null;

  async function settle(call: typeof resolveThread, back: () => void) {
    const answer = await margin.act(call, ofThread(margin.pageId, thread.id));
    if (!answer.success) return fail(answer);
    const text = say(call === resolveThread ? commentWords.resolved : commentWords.reopened);
    tell({ text, undo: { label: say(commentWords.undo), perform: back } });
  }
  const resolve = () => void settle(resolveThread, reopen);
  const reopen = () => void settle(reopenThread, resolve);

  return thread.isResolved ? (
    <IconButton icon={RotateCcw} size="small" label={say(commentWords.reopen)} onPress={reopen} />
  ) : (
    <IconButton icon={Check} size="small" label={say(commentWords.resolve)} onPress={resolve} />
  );
}

function Answer({ thread, margin, onGivenUp }: ThreadProps & Pick<ThreadCardProps, "onGivenUp">) {
  const say = useSay();
  const { pageId, personId } = margin;
  const name = keptName(personId, pageId, `answer-${thread.id}`);
  const [isOpen, setOpen] = useState(() => keptWords(name) !== null);

  if (!isOpen && !margin.mayChange) return null;
  if (!isOpen)
    return (
      <div className="comments-actions">
        <Button look="quiet" size="small" onPress={() => setOpen(true)}>
          {say(commentWords.answer)}
        </Button>
      </div>
    );
  return (
    <AnswerField
      {...{ personId, pageId }}
      threadId={thread.id}
      act={(answer) => margin.act(answerThread, answer)}
      onEnd={() => {
        setOpen(false);
        onGivenUp();
      }}
    />
  );
}
