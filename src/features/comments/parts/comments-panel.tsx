import MessageSquare from "lucide-react/icons/message-square";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { commentWords } from "../wording.ts";
import type { Margin } from "./margin.ts";
import { ThreadList } from "./thread-list.tsx";

type CommentsPanelProps = {
  margin: Margin;
  begunRange: Range | null;
  isOpen: boolean;
  isEdited: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Says something about what is selected; null while nothing is. */
  onBegin: (() => void) | null;
};

/** Where there is no room beside the page: a button that says how much is said, and the list over the page; on phones a sheet from below. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { margin, begunRange, isOpen, isEdited, onOpen, onBegin } = props;
  const say = useSay();
  const open = margin.threads.filter(({ isResolved }) => !isResolved);
  const count = open.reduce((sum, { comments }) => sum + comments.length, 0);
  if (isOpen) return <Sheet {...{ margin, begunRange, isEdited }} onClose={() => onOpen(false)} />;
  if (!onBegin && margin.threads.length === 0) return null;
  return (
    <div
      className="comments-pill"
      data-edited={isEdited || undefined}
      onPointerDown={(event) => onBegin && event.preventDefault()}
    >
      <Button
        icon={MessageSquare}
        onPress={onBegin ?? (() => onOpen(true))}
        look={onBegin ? "primary" : "plain"}
      >
        {onBegin ? say(commentWords.comment) : say(commentWords.count, { count })}
      </Button>
    </div>
  );
}

type SheetProps = Pick<CommentsPanelProps, "margin" | "begunRange" | "isEdited"> & { onClose: () => void };

function Sheet({ margin, begunRange, isEdited, onClose }: SheetProps) {
  const say = useSay();
  const sheet = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    if (!element?.isConnected) return;
    const toggled = (event: Event) => (event as ToggleEvent).newState === "closed" && closed();
    element.addEventListener("toggle", toggled);
    element.showPopover();
    const wanted = ["[data-thread=new] textarea", "textarea", "[data-active] button"];
    const found = wanted
      .map((each) => element.querySelector<HTMLElement>(each))
      .find((each) => each !== null);
    (found ?? element).focus();
    return () => element.removeEventListener("toggle", toggled);
  }, []);
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={say(commentWords.title)}
      tabIndex={-1}
      className="ui-overlay comments-panel"
      data-edited={isEdited || undefined}
    >
      <div className="comments-close">
        <IconButton icon={X} label={say(commentWords.close)} onPress={onClose} size="small" />
      </div>
      <ThreadList {...{ margin, begunRange }} isBeside={false} />
    </div>
  );
}
