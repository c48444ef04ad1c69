import MailPlus from "lucide-react/icons/mail-plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Words } from "#kernel/words.ts";
import { ErrorText } from "#ui/error-text.tsx";
import "#ui/field.css";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { guestWords } from "../wording.ts";

/** A line for one more guest; it stays one until it is saved. `turn` counts how often it was asked to take the focus. */
export function NewGuestLine(props: {
  email: string;
  error: Words | string | undefined;
  suggestions: string;
  turn: number;
  onType: (email: string) => void;
  onLeave: () => void;
  onNext: () => void;
  onDrop: () => void;
}) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { email, error, turn } = props;

  useEffect(() => {
    if (turn > 0) input.current?.focus();
  }, [turn]);

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    props.onLeave();
    if (email.trim() !== "") props.onNext();
  }

  return (
    <li className="guests-new">
      <span className="guests-line">
        <span className="ui-control guests-control">
          <Icon of={MailPlus} />
          <input
            ref={input}
            type="email"
            autoComplete="off"
            dir="ltr"
            maxLength={254}
            list={props.suggestions}
            aria-label={say(guestWords.email)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-about`}
            placeholder={say(guestWords.email)}
            value={email}
            onChange={(event) => props.onType(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={props.onLeave}
          />
        </span>
        <IconButton
          icon={X}
          label={email === "" ? say(guestWords.removeEmpty) : say(guestWords.remove, { email })}
          onPress={props.onDrop}
        />
      </span>
      <span id={`${id}-about`}>
        {error ? (
          <ErrorText announced>{typeof error === "string" ? error : say(error)}</ErrorText>
        ) : (
          <span className="guests-hint">{say(guestWords.waiting)}</span>
        )}
      </span>
    </li>
  );
}
