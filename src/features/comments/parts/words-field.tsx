import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { AwayChip } from "#features/people/away/parts/away-chip.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { mentioning, retyped, sentWords } from "../model/mentioned.ts";
import { wordsMost } from "../rules.ts";
import { commentWords } from "../wording.ts";
import type { KeptWords } from "./kept-words.ts";
import { useMentionList } from "./use-mention-list.ts";

type WordsFieldProps = {
  pageId: number;
  /** That of the page, where it need not be the one that is shown. */
  subsite?: string | undefined;
  label: string;
  action: string;
  written: KeptWords;
  onWrite: (change: Partial<KeptWords>) => void;
  /** Sends it; a sentence where that failed, and then what was typed stays. */
  onSend: (words: string) => Promise<string | null>;
  onCancel: () => void;
};

/** Where a comment is written; it takes the focus. Escape gives it up while nothing is typed, Ctrl+Enter sends it. */
export function WordsField(props: WordsFieldProps) {
  const { action, written, onSend, onCancel } = props;
  const say = useSay();
  const id = useId();
  const { isSending, error, submit } = useSending(written, onSend);
  return (
    <form
      className="comments-field"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <WordsArea {...props} {...{ id, isSending }} isWrong={error !== null} onSubmit={() => void submit()} />
      {error ? (
        <ErrorText id={`${id}-error`} announced>
          {error}
        </ErrorText>
      ) : (
        <p className="comments-hint" id={`${id}-hint`}>
          {say(commentWords.answerHint)}
        </p>
      )}
      <div className="comments-actions">
        <Button type="submit" look="primary" size="small" busy={isSending}>
          {action}
        </Button>
        <Button look="quiet" size="small" onPress={onCancel}>
          {say(commentWords.cancel)}
        </Button>
      </div>
    </form>
  );
}

type WordsAreaProps = WordsFieldProps & {
  id: string;
  isSending: boolean;
  isWrong: boolean;
  onSubmit: () => void;
};

/** The field itself, with the people who are offered behind an `@`. It takes nothing while it is sent, which would be lost with it. */
function WordsArea(props: WordsAreaProps) {
  const { label, written, isSending, onWrite, onCancel, id, isWrong, onSubmit } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useMentions(props, field);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function press(event: KeyboardEvent) {
    if (list.press(event)) return;
    const sends = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (sends) onSubmit();
    else if (event.key === "Escape" && written.typed.trim() === "") onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <textarea
        ref={field}
        aria-label={label}
        aria-autocomplete="list"
        {...marksOf(id, isWrong, list)}
        value={written.typed}
        readOnly={isSending}
        maxLength={wordsMost}
        rows={2}
        dir="auto"
        onChange={({ currentTarget: { value, selectionEnd } }) =>
          onWrite(retyped(written, value, selectionEnd))
        }
        onInput={list.look}
        onClick={list.look}
        onKeyDown={press}
        onBlur={list.close}
      />
      <People {...list} id={id} />
    </>
  );
}

function useMentions(props: WordsAreaProps, field: RefObject<HTMLTextAreaElement | null>) {
  const { pageId, subsite, written, isSending, onWrite } = props;
  return useMentionList({ pageId, subsite }, field, (person, typed, caret) => {
    if (!isSending) onWrite(mentioning(written, person, { typed, caret }));
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  });
}

const marksOf = (
  id: string,
  isWrong: boolean,
  { people, marked }: Pick<PeopleProps, "people" | "marked">,
) => ({
  ...(people.length > 0 && { "aria-controls": `${id}-list`, "aria-activedescendant": `${id}-${marked}` }),
  "aria-describedby": isWrong ? `${id}-error` : `${id}-hint`,
  ...(isWrong && { "aria-invalid": true }),
});

function useSending(written: KeptWords, onSend: WordsFieldProps["onSend"]) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit() {
    if (isSending) return;
    setSending(true);
    setError(await onSend(sentWords(written)));
    setSending(false);
  }

  return { isSending, error, submit };
}

type PeopleProps = Pick<ReturnType<typeof useMentionList>, "people" | "marked" | "pick"> & { id: string };

function People({ people, marked, pick, id }: PeopleProps) {
  const say = useSay();
  if (people.length === 0) return null;
  return (
    <div className="comments-people" role="listbox" id={`${id}-list`} aria-label={say(commentWords.people)}>
      {people.map((person, at) => (
        <div
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            pick(person);
          }}
        >
          <Avatar name={person.name} photo={person.photo} size={20} />
          <span dir="auto">{person.name}</span>
          <AwayChip away={person.away} />
        </div>
      ))}
    </div>
  );
}
