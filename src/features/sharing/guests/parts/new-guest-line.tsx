import X from "lucide-react/icons/x";
import { useId } from "react";
import type { Words } from "#kernel/words.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { guestWords } from "../wording.ts";
import { GuestEmail, type GuestEmailProps } from "./guest-email.tsx";

type NewGuestLineProps = GuestEmailProps & {
  error: Words | string | undefined;
  sendsMail: boolean;
  onDrop: () => void;
};

/** A line for one more guest; it stays one until it is saved. */
export function NewGuestLine({ error, sendsMail, onDrop, ...field }: NewGuestLineProps) {
  const say = useSay();
  const about = `${useId()}-about`;
  const { email } = field;

  return (
    <li className="guests-new">
      <span className="guests-line">
        <GuestEmail {...field} about={about} isWrong={Boolean(error)} />
        <IconButton
          icon={X}
          label={email === "" ? say(guestWords.removeEmpty) : say(guestWords.remove, { email })}
          onPress={onDrop}
        />
      </span>
      <span id={about}>
        {error ? (
          <ErrorText announced>{typeof error === "string" ? error : say(error)}</ErrorText>
        ) : (
          <span className="guests-hint">
            {say(sendsMail ? guestWords.waiting : guestWords.noMailWaiting)}
          </span>
        )}
      </span>
    </li>
  );
}
