import type { ScreenData } from "#kernel/screen.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SettingsSheet } from "../../parts/settings-sheet.tsx";
import type { keptMailScreen } from "../screen.ts";
import { keptMailWords } from "../wording.ts";
import "./kept-mail.css";

/** Mails that no server took, for the site's owners to read and pass on. */
export function KeptMailScreen(props: { data: ScreenData<typeof keptMailScreen> }) {
  const say = useSay();
  const { title, mails } = props.data;
  if (mails.length === 0)
    return (
      <SettingsSheet title={title} width="reading">
        <EmptyState
          title={say(keptMailWords.empty)}
          help={say(keptMailWords.emptyHelp)}
          action={<LinkButton href="/people/">{say(keptMailWords.people)}</LinkButton>}
        />
      </SettingsSheet>
    );
  return (
    <SettingsSheet title={title} width="reading" help={say(keptMailWords.help)}>
      <ul className="kept-mail-list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                <span className="kept-mail-subject">{mail.subject}</span>
                <span className="kept-mail-facts">
                  {say(keptMailWords.to, { recipient: mail.recipient })} ·{" "}
                  <RelativeTime at={mail.made * 1000} />
                </span>
              </summary>
              <pre dir="auto">{mail.text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </SettingsSheet>
  );
}
