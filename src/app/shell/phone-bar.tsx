import CircleUser from "lucide-react/icons/circle-user";
import Folder from "lucide-react/icons/folder";
import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import type { LucideIcon } from "lucide-react";
import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import type { Words } from "#kernel/words.ts";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { isUnder } from "./menu-bar.tsx";

type Action = {
  readonly address: string;
  readonly label: Words;
  readonly icon: LucideIcon;
  readonly strong?: boolean;
};

/** What one does most, within reach of the thumb. */
export function PhoneBar({ frame, address }: { frame: Frame; address: string }) {
  const say = useSay();
  if (!frame.me) return null;
  return (
    <nav className="phone-bar" aria-label={say(menuWords.quickActions)}>
      {actionsOf(frame).map((action) => (
        <a
          key={action.address}
          href={action.address}
          className={action.strong ? "phone-bar-strong" : undefined}
          aria-current={isUnder(address, action.address) ? "page" : undefined}
        >
          <Icon of={action.icon} size={20} />
          <span>{say(action.label)}</span>
        </a>
      ))}
    </nav>
  );
}

function actionsOf(frame: Frame): Action[] {
  const has = (key: string) => frame.navigation.some((item) => item.key === key);
  const actions: Action[] = [{ address: "/", label: menuWords.home, icon: House }];
  if (has("pages")) actions.push({ address: "/pages/", label: menuWords.pages, icon: Folder });
  if (mayCreateIn(theSite, frame.viewer))
    actions.push({ address: "/new/", label: menuWords.newShort, icon: Plus, strong: true });
  if (has("people")) actions.push({ address: "/people/", label: menuWords.people, icon: Users });
  actions.push({ address: "/settings/account/", label: menuWords.me, icon: CircleUser });
  return actions;
}
