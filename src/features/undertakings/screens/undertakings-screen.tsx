import { useFresh } from "#client/use-fresh.ts";
import { isOwner } from "#kernel/viewer.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteWords } from "#features/sites/wording.ts";
import { allUndertakingsTopic, undertakingsTopic } from "../events.ts";
import type { UndertakingLine, undertakingsScreen } from "../screen.ts";
import { undertakingWords as words } from "../wording.ts";
import { LineShown } from "./line-shown.tsx";
import "./undertakings.css";

type Data = ScreenData<typeof undertakingsScreen>;

/** Long work: what moves, and what became of the rest. */
export function UndertakingsScreen({ data, frame }: { data: Data; frame: Frame }) {
  const say = useSay();
  const { siteId, personId } = frame.viewer;
  const own = personId === null ? null : undertakingsTopic(personId);
  useFresh(isOwner(frame.viewer) ? allUndertakingsTopic(siteId) : own);
  const isEmpty = data.running.length + data.ended.length === 0;
  return (
    <Screen
      title={data.title}
      width="reading"
      above={<TextLink href="/settings/">{say(siteWords.settings)}</TextLink>}
    >
      {isEmpty && (
        <EmptyState
          title={say(words.none)}
          help={say(words.noneHelp)}
          action={<LinkButton href="/pages/">{say(words.browse)}</LinkButton>}
        />
      )}
      <Group label={say(words.running)} lines={data.running} />
      <Group label={say(words.ended)} lines={data.ended} />
    </Screen>
  );
}

function Group({ label, lines }: { label: string; lines: readonly UndertakingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="undertakings-group">
      <h2>{label}</h2>
      <ul>
        {lines.map((line) => (
          <LineShown key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
