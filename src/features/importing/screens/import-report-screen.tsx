import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { importReportScreen } from "../screen.ts";
import { importingWords as words } from "../wording.ts";
import { EndedImport } from "./ended-import.tsx";
import { RunningImport } from "./running-import.tsx";
import "./import.css";

/** One import: its steps while it runs, and its report afterwards. */
export function ImportReportScreen(props: { data: ScreenData<typeof importReportScreen>; frame: Frame }) {
  const say = useSay();
  const { data } = props;
  const help = (
    <>
      {data.person !== null && `${say(words.by, { name: data.person })} · `}
      <RelativeTime at={data.began * 1000} />
    </>
  );
  return (
    <Screen
      title={data.title}
      width="reading"
      above={<TextLink href="/settings/import/">{say(words.title)}</TextLink>}
      help={help}
    >
      {data.state === "working" && <RunningImport data={data} />}
      {data.state === "uploading" && (
        <section className="importing-running">
          <p>{say(words.notUploaded)}</p>
          <LinkButton href="/settings/import/" look="primary">
            {say(words.startAgain)}
          </LinkButton>
        </section>
      )}
      {(data.state === "done" || data.state === "stopped" || data.state === "failed") && (
        <EndedImport data={data} />
      )}
    </Screen>
  );
}
