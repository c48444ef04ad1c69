import { useId, useState } from "react";
import type { Failure } from "#client/failure.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { dayOf, endOfDay } from "../model/last-day.ts";
import { publicLinkWords as words } from "../wording.ts";
import { LinkState, type PublicLinkShown } from "./link-state.tsx";
import { usePublicLink } from "./use-public-link.ts";
import "./public-link-section.css";

/** How the world comes to a public page, and for those who may, its password and its last day. */
export function PublicLinkSection({ pageId, first }: { pageId: number; first: PublicLinkShown }) {
  const say = useSay();
  const heading = useId();
  const { link, busy, save } = usePublicLink(pageId, first);
  return (
    <section className="public-link" aria-labelledby={heading}>
      <h3 id={heading}>{say(words.heading)}</h3>
      <LinkState link={link} />
      {link.mayChange && <Limits key={`${link.hasPassword} ${link.ends}`} {...{ link, busy, save }} />}
    </section>
  );
}

type Saving = Pick<ReturnType<typeof usePublicLink>, "busy" | "save">;

/** The password is written readably: whoever sets it passes it on. */
function Limits({ link, busy, save }: Saving & { link: PublicLinkShown }) {
  const say = useSay();
  const { password, setPassword, day, setDay, refused, press } = useLimits(link, save);
  const errorOf = (code: string) => (refused?.code === code ? refused.reason : undefined);
  const atPassword = errorOf("page-password-short");
  const atDay = errorOf("public-end-passed");
  return (
    <div className="public-link-form">
      {refused && !atPassword && !atDay && <ErrorText announced>{refused.reason}</ErrorText>}
      <TextField
        label={say(words.newPassword)}
        hint={say(link.hasPassword ? words.passwordIsSet : words.passwordHint)}
        error={atPassword}
        value={password}
        limit={100}
        autoComplete="off"
        onChange={setPassword}
      />
      <TextField
        label={say(words.lastDay)}
        hint={say(words.lastDayHint)}
        error={atDay}
        type="date"
        value={day}
        onChange={setDay}
      />
      <div className="public-link-deeds">
        <Button busy={busy} onPress={() => void press(false)}>
          {say(words.save)}
        </Button>
        {link.hasPassword && (
          <Button look="quiet" busy={busy} onPress={() => void press(true)}>
            {say(words.removePassword)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is typed, and sending it; a day that was not changed, or the password alone removed, leaves it as it is by now. */
function useLimits(link: PublicLinkShown, save: Saving["save"]) {
  const [password, setPassword] = useState("");
  const [day, setDay] = useState(dayOf(link.ends));
  const [refused, setRefused] = useState<Failure | null>(null);

  async function press(removes: boolean) {
    const ends = !removes && day !== dayOf(link.ends) && { ends: endOfDay(day) };
    const failure = await save({ ...(removes ? { removes } : password !== "" && { password }), ...ends });
    // What was saved is typed no more: a password sent a second time asks those who gave it again.
    if (failure === null) setPassword("");
    setRefused(failure);
  }

  return { password, setPassword, day, setDay, refused, press };
}
