import { type MouseEvent, useEffect } from "react";
import { watchSessionExpiry } from "#client/session-expiry.ts";
import { watchRenewedSession } from "#client/session-renewal.ts";
import { clientWords } from "#client/wording.ts";
import { personTopic } from "#features/people/account/events.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import "#ui/text-link.css";

/** Tells of a session that is over as soon as any call meets it, with the link that reloads the page (CALL-06). */
export function SessionExpiry({ personId }: { personId: number | null }) {
  const { tell } = useNotices();
  const say = useSay();

  useEffect(
    () =>
      watchSessionExpiry(() => {
        const [before, after] = say(clientWords.expired, { link: "\n" }).split("\n");
        const link = (
          <a className="ui-text-link" href={location.href} onClick={reload}>
            {say(clientWords.expiredLink)}
          </a>
        );
        return tell({
          kind: "error",
          text: (
            <>
              {before}
              {link}
              {after}
            </>
          ),
        });
      }),
    [say, tell],
  );

  useEffect(() => (personId === null ? undefined : watchRenewedSession(personTopic(personId))), [personId]);

  return null;
}

/** Our own links move within the page; this one must begin anew. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
