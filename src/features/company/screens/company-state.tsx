import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { LeavingButton } from "#ui/leaving-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import { requireCompany, switchCompany } from "../contract.ts";
import type { companyScreen } from "../screen.ts";
import { companyWords as words } from "../wording.ts";

export type Saved = NonNullable<ScreenData<typeof companyScreen>["saved"]>;
export type Protocol = Saved["protocol"];

/** Whether people see it, whether they have to, and what came of it when it was tried. */
export function CompanyState({ saved }: { saved: Saved }) {
  const say = useSay();
  const turn = useTurning();
  return (
    <section className="sites-settings-part" aria-label={say(words.status)}>
      <div className="company-switches">
        <Switch
          label={say(words.on)}
          hint={say(words.onHint)}
          checked={saved.isOn}
          onChange={(on) => void turn("on", on)}
        />
        <Switch
          label={say(words.required)}
          hint={say(words.requiredHint)}
          checked={saved.isRequired}
          onChange={(on) => void turn("required", on)}
        />
      </div>
      <p className="company-tried">{triedText(saved, say)}</p>
      {saved.tried && saved.tried.fate !== "failed" && (
        <p className="company-tried-groups">
          {saved.tried.groups.length === 0
            ? say(words.triedNoGroups)
            : say(words.triedGroups, { groups: saved.tried.groups.join(", ") })}
        </p>
      )}
      <p className="company-try">
        <LeavingButton href="/accounts/company/?trial=yes">{say(words.tryIt)}</LeavingButton>
        <small>{say(words.tryHelp, { name: saved.name })}</small>
      </p>
    </section>
  );
}

function triedText({ name, tried }: Saved, say: ReturnType<typeof useSay>): string {
  if (!tried) return say(words.notTried);
  const { fate, email, reason } = tried;
  if (fate === "known") return say(words.tried, { email });
  if (fate === "new") return say(words.triedNew, { email });
  if (fate === "failed") return say(words.triedFailed, { reason });
  return say(words.triedRefused, { name, email, reason });
}

const turned = {
  on: { call: switchCompany, yes: words.isOn, no: words.isOff },
  required: { call: requireCompany, yes: words.isRequired, no: words.isOptional },
};

/** A switch counts at once and can be taken back. */
function useTurning() {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  return async function turn(what: keyof typeof turned, on: boolean): Promise<void> {
    const { call, yes, no } = turned[what];
    const answer = await send(call, { on });
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    await revisit();
    const undo = { label: say(words.undo), perform: () => void turn(what, !on) };
    tell({ kind: "undo", text: say(on ? yes : no), undo });
  };
}
