import { useState } from "react";
import { revisit } from "#client/navigation.ts";
import { RecoveryCodes } from "#features/sessions/two-step/parts/recovery-codes.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { ownTwoStepWords as words } from "../../two-step/wording.ts";
import { BeginForm } from "./begin-two-step-form.tsx";
import { ChangeForm } from "./change-two-step-form.tsx";
import { SetUpForm } from "./set-up-two-step-form.tsx";

type TwoStepPartProps = { email: string; isOn: boolean; isRequired: boolean; codesLeft: number };

/** Where one stands in setting it up or changing it. */
type Doing =
  | { readonly what: "begin" | "renew" | "off" }
  | { readonly what: "set-up"; readonly secret: string; readonly address: string }
  | { readonly what: "codes"; readonly codes: readonly string[] };

/** The second step of one's own sign-in: setting it up, its recovery codes, and turning it off. */
export function TwoStepPart({ email, ...standing }: TwoStepPartProps) {
  const say = useSay();
  const { doing, setDoing, close, show, turnedOff } = useDoing();

  return (
    <SettingsPart title={say(words.title)}>
      {doing?.what !== "set-up" && doing?.what !== "codes" && <Standing {...standing} />}
      {doing === null && <Choices {...standing} onChoose={(what) => setDoing({ what })} />}
      {doing?.what === "begin" && (
        <BeginForm email={email} onBegun={(key) => setDoing({ what: "set-up", ...key })} onCancel={close} />
      )}
      {doing?.what === "set-up" && (
        <SetUpForm setUp={doing} onDone={(codes) => void show(codes)} onCancel={close} />
      )}
      {(doing?.what === "renew" || doing?.what === "off") && (
        <ChangeForm
          key={doing.what}
          what={doing.what}
          email={email}
          onRenewed={(codes) => void show(codes)}
          onTurnedOff={() => void turnedOff()}
          onCancel={close}
        />
      )}
      {doing?.what === "codes" && (
        <RecoveryCodes codes={doing.codes}>
          <Button look="primary" onPress={close}>
            {say(words.done)}
          </Button>
        </RecoveryCodes>
      )}
    </SettingsPart>
  );
}

function useDoing() {
  const say = useSay();
  const { tell } = useNotices();
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return {
    doing,
    setDoing,
    close,
    show: async (codes: readonly string[]) => {
      setDoing({ what: "codes", codes });
      await revisit();
    },
    turnedOff: async () => {
      close();
      tell({ text: say(words.isOff) });
      await revisit();
    },
  };
}

type StandingShown = Omit<TwoStepPartProps, "email">;

function Standing({ isOn, isRequired, codesLeft: count }: StandingShown) {
  const say = useSay();
  if (isOn) return <p>{say(words.on, { count })}</p>;
  return <p>{say(isRequired ? words.required : words.off)}</p>;
}

function Choices(props: StandingShown & { onChoose: (what: "begin" | "renew" | "off") => void }) {
  const say = useSay();
  const { isOn, isRequired, onChoose } = props;
  if (!isOn) return <Button onPress={() => onChoose("begin")}>{say(words.setUp)}</Button>;
  return (
    <div className="sites-settings-choices">
      <Button onPress={() => onChoose("renew")}>{say(words.newCodes)}</Button>
      {!isRequired && <Button onPress={() => onChoose("off")}>{say(words.turnOff)}</Button>}
    </div>
  );
}
