import type { ScreenData } from "#kernel/screen.ts";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { type uploadsScreen, fileLists } from "../screen.ts";
import { uploadsWords as words } from "../wording.ts";
import { FileLine } from "./file-line.tsx";
import { StoredMeter } from "./stored-meter.tsx";
import "./uploads.css";

type Data = ScreenData<typeof uploadsScreen>;

/** What the site stores: how much of what kind, and each file with the pages that use it, for its owners. */
export function UploadsScreen({ data }: { data: Data }) {
  const say = useSay();
  const { title, stored, files } = data;
  return (
    <SettingsSheet title={title} width="reading" help={say(words.help)}>
      {stored.length > 0 && <StoredMeter stored={stored} />}
      {stored.length > 0 && <Lists by={data.by} />}
      {files.length === 0 && <Nothing {...data} />}
      <ul className="uploads-list">
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </ul>
      <More {...data} />
    </SettingsSheet>
  );
}

const addressOf = (by: Data["by"]) => (by === "large" ? "/settings/files/" : `/settings/files/?by=${by}`);

function Lists({ by }: Pick<Data, "by">) {
  const say = useSay();
  const here = useHere();
  return (
    <nav className="uploads-lists" aria-label={say(words.list)}>
      {fileLists.map((each) => (
        <a key={each} href={here(addressOf(each))} aria-current={each === by ? "page" : undefined}>
          {say(words[each])}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ by, stored, isFurther }: Data) {
  const say = useSay();
  if (stored.length === 0) return <EmptyState title={say(words.none)} help={say(words.noneHelp)} />;
  return <EmptyState title={say(by === "hidden" && !isFurther ? words.noneHidden : words.noFurther)} />;
}

function More({ by, more, isFurther }: Data) {
  const say = useSay();
  if (!more && !isFurther) return null;
  return (
    <p className="uploads-more">
      {more && <LinkButton href={more}>{say(words.next)}</LinkButton>}
      {isFurther && <LinkButton href={addressOf(by)}>{say(words.first)}</LinkButton>}
    </p>
  );
}
