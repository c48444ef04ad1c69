import type { Frame } from "#kernel/frame.ts";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import type { accountScreen } from "../screen.ts";
import { TwoStepPart } from "./two-step-part.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { SessionList } from "./session-list.tsx";

/** One's own account: who one is, how one signs in, and where. */
export function AccountScreen(props: { data: ScreenData<typeof accountScreen>; frame: Frame }) {
  const { data } = props;
  return (
    <SettingsSheet title={data.title}>
      <AccountForm account={data} />
      <EmailForm email={data.email} />
      <PasswordForm email={data.email} />
      {data.twoStep && <TwoStepPart email={data.email} {...data.twoStep} />}
      {data.passkeys && <PasskeysPart email={data.email} passkeys={data.passkeys} />}
      <SessionList sessions={data.sessions} />
    </SettingsSheet>
  );
}
