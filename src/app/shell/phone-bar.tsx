import { withCurrent } from "#features/menu/model/current-link.ts";
import { menuWords } from "#features/menu/wording.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";

/** What one does most, within reach of the thumb; finished HTML (`frame.phoneBar`). */
export function PhoneBar({ phoneBar, address }: { phoneBar: string; address: string }) {
  const say = useSay();
  const count = phoneBar.split("<a ").length - 1;
  return (
    <nav
      className="shell-phone-bar"
      aria-label={say(menuWords.quickActions)}
      data-phone-bar=""
      style={cssVariables({ "--actions": count })}
      dangerouslySetInnerHTML={{ __html: withCurrent(phoneBar, address) }}
    />
  );
}
