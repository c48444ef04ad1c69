import type { RefObject } from "react";
import IdCard from "lucide-react/icons/id-card";
import ImageUp from "lucide-react/icons/image-up";
import Keyboard from "lucide-react/icons/keyboard";
import LogOut from "lucide-react/icons/log-out";
import MessageCircle from "lucide-react/icons/message-circle";
import Settings from "lucide-react/icons/settings";
import UserRound from "lucide-react/icons/user-round";
import { useCommandsHere } from "#client/commands-here.ts";
import type { Me } from "#kernel/frame.ts";
import { useFeedback } from "#features/feedback/parts/use-feedback.tsx";
import { feedbackWords } from "#features/feedback/wording.ts";
import { showShortcuts } from "#features/menu/commands/show-shortcuts.ts";
import { menuWords } from "#features/menu/wording.ts";
import { usePictureDialog } from "#features/people/avatars/parts/use-picture-dialog.tsx";
import { avatarWords } from "#features/people/avatars/wording.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { MenuOpen } from "#ui/menu-open.tsx";
import { openCard } from "../people/card-opener.ts";

export type AccountActedOn = {
  me: Me;
  site: string;
  /** Where the card of this person stands. */
  corner: RefObject<HTMLElement | null>;
  leave: () => void;
};

/** The open menu of the signed-in person. */
export function AccountMenuOpen({ opened, ...acted }: AccountActedOn & { opened: OpenedMenu }) {
  return <MenuOpen {...opened} groups={useEntries(acted)} />;
}

function useEntries({ me, site, corner, leave }: AccountActedOn): MenuGroup[] {
  const say = useSay();
  const here = useCommandsHere();
  const changePicture = usePictureDialog();
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
  const out = { id: "leave", label: say(menuWords.signOut), icon: LogOut, onChoose: leave };
  return [{ label: me.name, entries: own }, { entries: [out] }];
}

/** One's own card, at the button of this menu (ACCT-01). */
function showCard(personId: number, corner: HTMLElement | null): void {
  const anchor = corner?.querySelector<HTMLElement>("button");
  if (anchor) openCard({ personId, anchor, failed: cardWords.ownNotLoaded });
}
