import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useState } from "react";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { companyScreen } from "../screen.ts";
import { companyWords as words } from "../wording.ts";
import { CompanyForm } from "./company-form.tsx";
import { CompanyState } from "./company-state.tsx";
import { DirectoryPart } from "./directory-part.tsx";
import { ProtocolPart } from "./protocol-part.tsx";
import "./company.css";

type Data = ScreenData<typeof companyScreen>;

/** How the company of the site is reached, for its owners: first whether it is on, then how. */
export function CompanyScreen({ data }: { data: Data }) {
  const say = useSay();
  const [protocol, setProtocol] = useState(data.saved?.protocol ?? "openid");
  return (
    <SettingsSheet title={data.title} help={say(words.help)}>
      {data.saved && <CompanyState saved={data.saved} />}
      <ProtocolPart {...{ protocol, data }} onChange={setProtocol} />
      <CompanyForm {...{ protocol }} saved={data.saved} groupsHere={data.groupsHere} />
      {data.saved && <Removing data={data} />}
      <DirectoryPart directory={data.directory} />
    </SettingsSheet>
  );
}

function Removing({ data: { people, withoutPassword } }: { data: Data }) {
  const say = useSay();
  const { open } = useDialogs();
  const ask = () =>
    void open(async () => {
      const { RemoveCompanyDialog } = await import("./remove-company-dialog.tsx");
      return <RemoveCompanyDialog {...{ people, withoutPassword }} />;
    });
  return (
    <section className="sites-settings-part" aria-label={say(words.remove)}>
      <Button onPress={ask}>{say(words.remove)}</Button>
    </section>
  );
}
