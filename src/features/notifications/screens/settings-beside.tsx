import { readScreenOfSite } from "#client/read-screen.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { siteWords } from "#features/sites/wording.ts";
import {
  type PreferencesData,
  PreferencesForm,
  preferencesHelp,
} from "../preferences/parts/preferences-form.tsx";

/** The settings of one's mails, and what shows them beside the list; throws where they cannot be had, and the way to them stays. */
export async function loadSettings() {
  const data = await readScreenOfSite<PreferencesData>("/settings/notifications/");
  if (!data) throw new Error("nobody is signed in any more");
  return { data, SettingsBeside };
}

function SettingsBeside({ data }: { data: PreferencesData }) {
  const say = useSay();
  return (
    <aside className="notifications-settings" aria-labelledby="notifications-settings">
      <h2 id="notifications-settings">{data.title}</h2>
      <p>{preferencesHelp(data, say)}</p>
      <PreferencesForm
        data={data}
        buttons={(busy) => (
          <Actions
            main={
              <Button type="submit" busy={busy}>
                {say(siteWords.save)}
              </Button>
            }
          />
        )}
      />
    </aside>
  );
}
