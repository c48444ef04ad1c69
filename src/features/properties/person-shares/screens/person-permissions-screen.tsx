import Plus from "lucide-react/icons/plus";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { SelectedPage } from "#features/pages/picking/parts/page-select.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { personPermissionsScreen } from "../screen.ts";
import { personShareWords as words } from "../wording.ts";
import { PageLines } from "./page-lines.tsx";
import "./person-shares.css";
import { Standing } from "./standing.tsx";
import { usePageRights } from "./use-page-rights.ts";

type Data = ScreenData<typeof personPermissionsScreen>;

/** What a person may do on the site, and the pages that they are given by name; of administrators it says that they have full access (CACT-24). */
export function PersonPermissionsScreen({ data }: { data: Data }) {
  const say = useSay();
  const rights = usePageRights(data);
  const { title, name, locked, pages, count } = data;
  const isLocked = locked !== "";
  return (
    <Screen title={title} width="form" above={<TextLink href="/people/">{say(words.people)}</TextLink>}>
      <Standing data={data} />
      {isLocked && (
        <p className="person-shares-locked">
          <Icon of={ShieldCheck} />
          {locked}
        </p>
      )}
      {(!isLocked || pages.length > 0) && (
        <section className="person-shares-pages">
          <h2>{say(words.pages)}</h2>
          {pages.length === 0 ? (
            <EmptyState
              title={say(words.none)}
              help={say(words.noneHelp, { name })}
              action={<AddPage onAdd={rights.add} />}
            />
          ) : (
            <>
              <p className="person-shares-hint">{say(words.pagesHelp, { name })}</p>
              <PageLines {...{ pages, rights }} lockedReason={isLocked ? locked : null} />
              {count > pages.length && <p>{say(words.more, { count: pages.length })}</p>}
              {!isLocked && <AddPage onAdd={rights.add} />}
            </>
          )}
        </section>
      )}
    </Screen>
  );
}

function AddPage({ onAdd }: { onAdd: (page: SelectedPage) => void }) {
  const say = useSay();
  const { open } = useDialogs();
  const choose = () =>
    open(async () => {
      const { PageSelect } = await import("#features/pages/picking/parts/page-select.tsx");
      return <PageSelect current={null} onPick={onAdd} />;
    });
  return (
    <Button icon={Plus} onPress={choose}>
      {say(words.add)}
    </Button>
  );
}
