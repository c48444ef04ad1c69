import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Bell from "lucide-react/icons/bell";
import FolderInput from "lucide-react/icons/folder-input";
import History from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Settings from "lucide-react/icons/settings-2";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import { MenuOpen } from "#ui/menu-open.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { filingWords } from "../../filing/wording.ts";
import { movedPage } from "../model/moved-page.ts";
import { useTrashing } from "../../trash/parts/use-trashing.tsx";
import { pageWords } from "../../wording.ts";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";
import { rowGone } from "./row-gone.ts";
import { type Followed, useFollowing } from "./use-following.ts";

type PageMenuOpenProps = {
  page: ShownPage;
  /** Whether one follows it, which outlasts the open menu. */
  followed: Followed;
  opened: OpenedMenu;
};

/** What one can do with a page of the list (POPT-01, POPT-06, FLLW-04). */
export function PageMenuOpen({ page, followed, opened }: PageMenuOpenProps) {
  const say = useSay();
  const following = useFollowing(page, followed);
  const { changes, toTrash } = useChanging(page);
  const open = { id: "open", label: say(browsingWords.open), icon: ArrowUpRight, href: page.address };
  const follow = {
    id: "follow",
    label: say(following.isOn ? browsingWords.unfollow : pageWords.follow),
    icon: Bell,
    onChoose: () => void following.toggle(),
  };
  return (
    <MenuOpen
      {...opened}
      groups={
        page.mayEdit
          ? [{ entries: [open, follow, ...changes] }, { entries: [toTrash] }]
          : [{ entries: [open, follow] }]
      }
    />
  );
}

/** What those who may edit the page can do with it. */
function useChanging(page: ShownPage): { changes: readonly MenuEntry[]; toTrash: MenuEntry } {
  const say = useSay();
  const trash = useTrashing(page, {
    onMoved: () => rowGone(page.address, revisit),
    onBack: revisit,
  });
  const edit = {
    id: "edit",
    label: say(pageWords.edit),
    icon: Pencil,
    href: `${page.address}?edit`,
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
  const { begin, isPossible } = useMoving();
  const move = {
    id: "move",
    label: say(filingWords.movePage),
    icon: FolderInput,
    onChoose: () => begin(movedPage(page)),
  };
  const toTrash = { id: "trash", label: say(pageWords.toTrash), icon: Trash2, danger: true, onChoose: trash };
  return { changes: [edit, settings, ...(isPossible ? [move] : []), versions], toTrash };
}
