import { useState } from "react";
import { useForm } from "#client/use-form.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { EntranceForm } from "../../parts/entrance-form.tsx";
import { finishSetUp } from "../contract.ts";
import { CodeField } from "../parts/code-field.tsx";
import { KeyToScan } from "../parts/key-to-scan.tsx";
import { RecoveryCodes } from "../parts/recovery-codes.tsx";
import type { twoStepScreen } from "../screen.ts";
import { twoStepWords as words } from "../wording.ts";

type RequiredSetUpProps = { data: ScreenData<typeof twoStepScreen>; frame: Frame; failed?: FailedForm };

/** Setting up what the site requires, and the recovery codes that come of it. */
export function RequiredSetUp({ data, frame, failed }: RequiredSetUpProps) {
  const say = useSay();
  const [done, setDone] = useState<{ next: string; codes: readonly string[] } | null>(null);
  const { props: form, ...sending } = useForm(finishSetUp, {
    failed,
    fieldOf: { "wrong-code": "code" },
    onDone: setDone,
  });
  if (done)
    return (
      <Entrance site={frame.site} title={say(words.codesTitle)} help={say(words.codesHelp)}>
        <RecoveryCodes codes={done.codes} isWholeScreen>
          <Button look="primary" onPress={() => location.assign(done.next)}>
            {say(words.done)}
          </Button>
        </RecoveryCodes>
      </Entrance>
    );
  return (
    <Entrance
      site={frame.site}
      title={data.title}
      help={say(words.setUpHelp, { site: frame.site.name })}
      reason={sending.reason}
    >
      <EntranceForm
        form={{ ...form, action: finishSetUp.path }}
        magic={frame.magic}
        busy={sending.busy}
        label={say(words.turnOn)}
      >
        <input type="hidden" name="next" value={data.next} />
        {data.key && <KeyToScan {...data.key} />}
        <CodeField label={say(words.code)} error={sending.errors["code"]} />
      </EntranceForm>
    </Entrance>
  );
}
