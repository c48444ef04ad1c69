import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Bell from "lucide-react/icons/bell";
import History from "lucide-react/icons/history";
import Settings from "lucide-react/icons/settings-2";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { pageWords } from "../../wording.ts";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";
import { useFollowing } from "./use-following.ts";

/** What one can do with a page of the list (POPT-06, FLLW-04). */
export function PageMenu({ page }: { page: ShownPage }) {
  const say = useSay();
  const following = useFollowing(page);
  const open = { id: "open", label: say(browsingWords.open), icon: ArrowUpRight, href: page.address };
  const follow = {
    id: "follow",
    label: say(following.isOn ? browsingWords.unfollow : pageWords.follow),
    icon: Bell,
    onChoose: () => void following.toggle(),
  };
  const settings = {
    id: "settings",
    label: say(browsingWords.settings),
    icon: Settings,
    href: `/page/settings/${page.id}/`,
  };
  const versions = {
    id: "versions",
    label: say(browsingWords.versions),
    icon: History,
    href: `/page/versions/${page.id}/`,
  };
  return (
    <span className="browsing-menu">
      <Menu
        label={say(browsingWords.pageOptions, { title: page.title })}
        size="small"
        groups={[{ entries: page.mayEdit ? [open, follow, settings, versions] : [open, follow] }]}
      />
    </span>
  );
}
