import { useRef } from "react";
import { send } from "#client/call.ts";
import { everythingHandedIn } from "#client/leaving.ts";
import { useOffer } from "#client/offers.ts";
import type { Me } from "#kernel/frame.ts";
import { signOutCommand } from "#features/menu/commands/sign-out.ts";
import { menuWords } from "#features/menu/wording.ts";
import { signOut } from "#features/sessions/contract.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";

const loadMenu = () => import("./account-menu-open.tsx");

/** The signed-in person's own corner: who they are, their settings, and the way out (PROD-12). What is in it comes when it is wanted. */
export function AccountMenu({ me, site }: { me: Me; site: string }) {
  const say = useSay();
  const corner = useRef<HTMLSpanElement>(null);
  const leave = useLeaving();

  return (
    <span ref={corner}>
      <MenuButton
        label={say(menuWords.account, { name: me.name })}
        load={loadMenu}
        shows={({ AccountMenuOpen }, opened) => <AccountMenuOpen {...{ me, site, corner, leave, opened }} />}
      >
        <Avatar name={me.name} photo={me.photo} size={28} />
        <span className="ui-unseen">{say(menuWords.account, { name: me.name })}</span>
      </MenuButton>
    </span>
  );
}

/** The way out, which keys lead to as well. */
function useLeaving(): () => void {
  const { fail } = useNotices();

  async function leave() {
    // Nothing that this tab writes is stored any more once its session is over.
    await everythingHandedIn();
    const answer = await send(signOut, {});
    if (answer.success) location.assign("/accounts/login/");
    else fail(answer);
  }

  const perform = () => void leave();
  useOffer(signOutCommand.name, { perform });
  return perform;
}
