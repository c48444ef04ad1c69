import { copyText } from "#client/copy-text.ts";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { companyScreen } from "../screen.ts";
import { companyWords as words } from "../wording.ts";
import { CompanyForm } from "./company-form.tsx";
import { CompanyState } from "./company-state.tsx";
import "./company.css";

type Data = ScreenData<typeof companyScreen>;

/** How the company of the site is reached, for its owners: first whether it is on, then how. */
export function CompanyScreen({ data }: { data: Data }) {
  const say = useSay();
  return (
    <SettingsSheet title={data.title} help={say(words.help)}>
      {data.saved && <CompanyState saved={data.saved} />}
      <RedirectAddress address={data.redirectAddress} />
      <CompanyForm saved={data.saved} groupsHere={data.groupsHere} />
      {data.saved && <Removing data={data} />}
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

function RedirectAddress({ address }: { address: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const copy = async () => {
    const isCopied = await copyText(address);
    tell({ text: say(isCopied ? words.copied : words.notCopied) });
  };
  return (
    <section className="sites-settings-part" aria-label={say(words.redirect)}>
      <h2>{say(words.redirect)}</h2>
      <p>{say(words.redirectHelp)}</p>
      <p className="company-address">
        <code dir="ltr">{address}</code>
        <Button size="small" onPress={() => void copy()}>
          {say(words.copy)}
        </Button>
      </p>
    </section>
  );
}
