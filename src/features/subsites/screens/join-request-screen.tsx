import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Screen } from "#ui/screen.tsx";
import { answerJoinRequest } from "../contract.ts";
import type { joinRequestScreen } from "../screen.ts";
import { roleOptions } from "../parts/role-options.ts";
import { answerWords } from "../wording.ts";
import "./subsites.css";

type Asked = ScreenData<typeof joinRequestScreen>;

/** Answers somebody who asks to join: as whom, or not (SLST-16). */
export function JoinRequestScreen({ data }: { data: Asked }) {
  const say = useSay();
  const { busy, answer } = useAnswering(data);
  const [role, setRole] = useState<SubsiteRole>("viewer");
  const { title, email, name } = data;
  return (
    <Screen title={title} width="form" help={<span dir="ltr">{email}</span>}>
      <div className="subsites-fields">
        <RadioCards
          label={say(answerWords.role)}
          value={role}
          onChange={(value) => setRole(value as SubsiteRole)}
          options={roleOptions(say)}
        />
        <Actions
          back={<Button onPress={() => void answer("decline")}>{say(answerWords.decline)}</Button>}
          main={
            <Button look="primary" busy={busy} onPress={() => void answer(role)}>
              {say(answerWords.add, { name })}
            </Button>
          }
        />
      </div>
    </Screen>
  );
}

function useAnswering({ id, name, subsite, leadsTo }: Asked) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);

  async function answer(given: SubsiteRole | "decline") {
    if (busy) return;
    setBusy(true);
    const answered = await send(answerJoinRequest, { id, answer: given });
    setBusy(false);
    if (!answered.success) return fail(answered);
    await visit(given === "decline" ? "/subsites/" : leadsTo);
    tell({ text: say(given === "decline" ? answerWords.declined : answerWords.added, { name, subsite }) });
  }

  return { busy, answer };
}
