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

type Action = {
  readonly address: string;
  readonly label: Words;
  readonly icon: LucideIcon;
  readonly strong?: boolean;
};

const account = "/settings/account/";

type Shown = Pick<Frame, "navigation"> & Pick<Frame["viewer"], "role">;

/** What one does most, within reach of the thumb. */
export function PhoneBar({ current, ...shown }: Shown & { current: string | null }) {
  const say = useSay();
  return (
    <nav className="shell-phone-bar" aria-label={say(menuWords.quickActions)}>
      {actionsOf(shown).map((action) => (
        <a
          key={action.address}
          href={action.address}
          aria-current={action.address === current ? "page" : undefined}
        >
          <Icon of={action.icon} size={20} className={action.strong ? "shell-phone-bar-strong" : undefined} />
          <span>{say(action.label)}</span>
        </a>
      ))}
    </nav>
  );
}

/** The action that the open address belongs to. */
export function actionOf(address: string): string | null {
  return ["/", "/pages/", "/new/", "/people/", account].find((action) => isUnder(address, action)) ?? null;
}

function actionsOf({ navigation, role }: Shown): Action[] {
  const has = (key: string) => navigation.some((item) => item.key === key);
  const actions: Action[] = [{ address: "/", label: menuWords.home, icon: House }];
  if (has("pages")) actions.push({ address: "/pages/", label: menuWords.pages, icon: Folder });
  if (mayCreateIn(theSite, { role }))
    actions.push({ address: "/new/", label: menuWords.newShort, icon: Plus, strong: true });
  if (has("people")) actions.push({ address: "/people/", label: menuWords.people, icon: Users });
  actions.push({ address: account, label: menuWords.me, icon: CircleUser });
  return actions;
}

/** Whether the open address belongs to an entry; the home page only to itself. */
function isUnder(address: string, entry: string): boolean {
  const path = address.split("?")[0] ?? "";
  return entry === "/" ? path === "/" : path.startsWith(entry);
}
