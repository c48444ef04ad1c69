import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { inboxWords } from "../inbox/wording.ts";
import type { NotificationLine } from "../screen.ts";

const load = () => import("./reply-field.tsx");

type Reply = NonNullable<NotificationLine["reply"]>;
type LineReplyProps = { reply: Reply; title: string; onSent: () => void };

/** Answers the comment that a line tells of, in its place. */
export function LineReply({ reply, title, onSent }: LineReplyProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  // News may make the line tell of another thread, which is not the one that is being answered.
  const [begun, begin] = useState<Reply | null>(null);
  const [part, want] = useLazyPart(load, () => begin(null));

  // The field that had the focus is gone only when the button is there again, which may be later than the next frame.
  const leftFrom = useRef(false);
  useEffect(() => {
    if (begun || !leftFrom.current) return;
    leftFrom.current = false;
    place.current?.querySelector("button")?.focus();
  }, [begun]);

  function end(isSent: boolean) {
    leftFrom.current = place.current?.contains(document.activeElement) ?? false;
    begin(null);
    if (isSent) onSent();
  }

  return (
    <div ref={place} className="notifications-reply">
      {begun && part ? (
        <part.ReplyField reply={begun} place={place} onEnd={end} />
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
