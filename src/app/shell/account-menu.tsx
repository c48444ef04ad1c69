import { type RefObject, useRef } from "react";
import IdCard from "lucide-react/icons/id-card";
import ImageUp from "lucide-react/icons/image-up";
import Keyboard from "lucide-react/icons/keyboard";
import LogOut from "lucide-react/icons/log-out";
import MessageCircle from "lucide-react/icons/message-circle";
import Settings from "lucide-react/icons/settings";
import UserRound from "lucide-react/icons/user-round";
import { send } from "#client/call.ts";
import { useCommandsHere } from "#client/commands-here.ts";
import { useOffer } from "#client/offers.ts";
import type { Me } from "#kernel/frame.ts";
import { useFeedback } from "#features/feedback/parts/use-feedback.tsx";
import { feedbackWords } from "#features/feedback/wording.ts";
import { showShortcuts } from "#features/menu/commands/show-shortcuts.ts";
import { signOutCommand } from "#features/menu/commands/sign-out.ts";
import { menuWords } from "#features/menu/wording.ts";
import { usePictureDialog } from "#features/people/avatars/parts/use-picture-dialog.tsx";
import { avatarWords } from "#features/people/avatars/wording.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { signOut } from "#features/sessions/contract.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { openCard } from "../people/card-opener.ts";

/** The signed-in person's own corner: who they are, their settings, and the way out (PROD-12). */
export function AccountMenu({ me, site }: { me: Me; site: string }) {
  const say = useSay();
  const corner = useRef<HTMLSpanElement>(null);
  const groups = useEntries(me, site, corner);

  return (
    <span ref={corner}>
      <Menu label={say(menuWords.account, { name: me.name })} groups={groups}>
        <Avatar name={me.name} photo={me.photo} size={28} />
        <span className="ui-unseen">{say(menuWords.account, { name: me.name })}</span>
      </Menu>
    </span>
  );
}

/** What the menu offers; the card stands at the `corner`. */
function useEntries(me: Me, site: string, corner: RefObject<HTMLElement | null>): MenuGroup[] {
  const say = useSay();
  const here = useCommandsHere();
  const changePicture = usePictureDialog();
  const leave = useLeaving();
  const speak = useFeedback(site);
  const help = () =>
    here()
      .find(({ name }) => name === showShortcuts.name)
      ?.perform();
  const own = [
    {
      id: "card",
      label: say(menuWords.profileCard),
      icon: IdCard,
      onChoose: () => showCard(me.id, corner.current),
    },
    { id: "account", label: say(menuWords.accountSettings), icon: UserRound, href: "/settings/account/" },
    { id: "picture", label: say(avatarWords.change), icon: ImageUp, onChoose: () => changePicture(me.id) },
    { id: "settings", label: say(menuWords.settings), icon: Settings, href: "/settings/" },
    { id: "shortcuts", label: say(menuWords.shortcuts), icon: Keyboard, onChoose: help },
    ...(me.takesFeedback
      ? [{ id: "feedback", label: say(feedbackWords.open), icon: MessageCircle, onChoose: speak }]
      : []),
  ];
  const out = { id: "leave", label: say(menuWords.signOut), icon: LogOut, onChoose: () => void leave() };
  return [{ label: me.name, entries: own }, { entries: [out] }];
}

/** One's own card, at the button of this menu (ACCT-01). */
function showCard(personId: number, corner: HTMLElement | null): void {
  const anchor = corner?.querySelector<HTMLElement>("button");
  if (anchor) openCard({ personId, anchor, failed: cardWords.ownNotLoaded });
}

/** The way out, which keys lead to as well. */
function useLeaving(): () => Promise<void> {
  const { fail } = useNotices();

  async function leave() {
    const answer = await send(signOut, {});
    if (answer.success) location.assign("/accounts/login/");
    else fail(answer);
  }

  useOffer(signOutCommand.name, { perform: () => void leave() });
  return leave;
}
