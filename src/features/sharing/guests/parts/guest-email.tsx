import MailPlus from "lucide-react/icons/mail-plus";
import { type KeyboardEvent, useEffect, useRef } from "react";
import "#ui/field.css";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { guestWords } from "../wording.ts";

export type GuestEmailProps = {
  email: string;
  /** The id of the addresses that are offered. */
  suggestions: string;
  /** How often the field was asked to take the focus. */
  turn: number;
  onType: (email: string) => void;
  onLeave: () => void;
  onNext: () => void;
};

/** The address of a guest to be; Enter goes on to the next one. `about` is the id of what is said about it. */
export function GuestEmail(props: GuestEmailProps & { about: string; isWrong: boolean }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const { email, turn } = props;

  useEffect(() => {
    if (turn > 0) input.current?.focus();
  }, [turn]);

  function press(event: KeyboardEvent) {
    // With Ctrl the key confirms what the field stands in.
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    props.onLeave();
    if (email.trim() !== "") props.onNext();
  }

  return (
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
        aria-invalid={props.isWrong ? true : undefined}
        aria-describedby={props.about}
        placeholder={say(guestWords.email)}
        value={email}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={props.onLeave}
      />
    </span>
  );
}
