import { useState } from "react";
import { visit } from "#client/navigation.ts";
import { siteWords } from "#features/sites/wording.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { peopleWords } from "../../wording.ts";
import { removalWords as words } from "../wording.ts";
import type { removalScreen } from "../screen.ts";
import { type Heir, HeirChoice } from "./heir-choice.tsx";
import { Becoming } from "./becoming.tsx";
import { useRemoving } from "./use-removing.ts";

/** Asks before somebody is deleted, at an address of its own. */
export function RemovalScreen({ data }: { data: ScreenData<typeof removalScreen> }) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const remove = useRemoving(data);
  const [busy, setBusy] = useState(false);
  const [heir, setHeir] = useState<Heir | null>(null);

  async function confirm() {
    setBusy(true);
    const failed = await remove(heir, () => visit("/people/"));
    setBusy(false);
    if (failed) tellRefusal(failed, "remove-person");
  }

  return (
    <Screen
      title={data.title}
      width="form"
      above={<TextLink href="/people/">{say(peopleWords.title)}</TextLink>}
    >
      <Becoming removal={data} />
      <HeirChoice without={[data.id]} heir={heir} onChoose={setHeir} />
      <div className="removal-actions">
        <Actions
          back={<LinkButton href="/people/">{say(siteWords.cancel)}</LinkButton>}
          main={
            <Button look="danger" busy={busy} onPress={() => void confirm()}>
              {say(words.confirm)}
            </Button>
          }
        />
      </div>
    </Screen>
  );
}
