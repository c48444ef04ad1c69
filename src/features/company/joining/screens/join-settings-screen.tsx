import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { SettingsButtons } from "#features/sites/parts/settings-buttons.tsx";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { saveJoinDomains } from "../contract.ts";
import type { joinSettingsScreen } from "../screen.ts";
import { joinSettingsWords as words } from "../wording.ts";

type Data = ScreenData<typeof joinSettingsScreen>;

const wrongDomains = {
  "join-domain-wrong": "domains",
  "join-domain-public": "domains",
  "join-domains-many": "domains",
};

/** Which addresses may join the site by themselves. */
export function JoinSettingsScreen({ data }: { data: Data }) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useTellRefusal();
  const { props: form, ...sending } = useForm(saveJoinDomains, {
    fieldOf: wrongDomains,
    onOffer: (refused) => tellRefusal(refused, "change-settings"),
    onDone: () => {
      keep();
      tell({ text: say(words.saved) });
      void revisit();
    },
  });
  const keep = useUnsavedForm(sending);
  const { domains } = data;
  return (
    <SettingsSheet title={data.title} help={say(words.help)}>
      <form className="sites-settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <TextArea
          key={domains.join(" ")}
          label={say(words.domains)}
          hint={say(words.domainsHint)}
          name="domains"
          initial={domains.join("\n")}
          error={sending.errors["domains"]}
        />
        <p>{stateOf(data, say)}</p>
        <SettingsButtons busy={sending.busy} />
      </form>
    </SettingsSheet>
  );
}

function stateOf({ domains, sendsMail, withSubsites }: Data, say: ReturnType<typeof useSay>): string {
  if (domains.length === 0) return say(words.off);
  const parts = [`${say(words.on, { count: domains.length })}.`];
  if (withSubsites) parts.push(say(words.subsites));
  if (!sendsMail) parts.push(say(words.noMail));
  return parts.join(" ");
}
