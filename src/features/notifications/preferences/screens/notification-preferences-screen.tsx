import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useSay } from "#ui/language.tsx";
import { type PreferencesData, PreferencesForm, preferencesHelp } from "../parts/preferences-form.tsx";

/** How one is mailed of what one is told of, and until when not at all. */
export function NotificationPreferencesScreen({ data }: { data: PreferencesData }) {
  const say = useSay();
  return (
    <SettingsSheet title={data.title} help={preferencesHelp(data, say)}>
      <PreferencesForm data={data} buttons={(busy) => <SettingsButtons busy={busy} />} />
    </SettingsSheet>
  );
}
