import Bell from "lucide-react/icons/bell";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Users from "lucide-react/icons/users";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { pageWords } from "#features/pages/wording.ts";
import type { PageFacts } from "#features/pages/contract.ts";

/** What is done with a page more seldom than reading and editing it. */
export function PageMenu({ page }: { page: Pick<PageFacts, "id" | "address" | "mayEdit"> }) {
  const say = useSay();
  const { tell } = useNotices();
  const dialogs = useDialogs();
  const isInSubsite = Boolean(useLocale().subsiteSlug);
  const properties: MenuEntry[] = [
    {
      id: "properties",
      label: say(pageWords.properties),
      icon: SlidersHorizontal,
      href: `/page/properties/${page.id}/`,
    },
    {
      id: "versions",
      label: say(pageWords.versions),
      icon: History,
      href: `/page/versions/${page.id}/`,
    },
    { id: "told", label: say(pageWords.whoIsTold), icon: Bell, onChoose: () => openAccess(1) },
    ...(isInSubsite
      ? [
          {
            id: "access",
            label: say(pageWords.whoHasAccess),
            icon: Users,
            onChoose: () => openAccess(2),
          },
        ]
      : []),
  ];
  const entries: MenuEntry[] = [
    ...(page.mayEdit ? properties : []),
    { id: "copy", label: say(pageWords.copyLink), icon: Link, onChoose: () => void copyLink() },
  ];

  function openAccess(asked: 1 | 2) {
    dialogs.open(async () => {
      const { accessDialog } = await import("#features/sharing/notify-status/parts/access-dialog.tsx");
      return accessDialog(page.id, asked);
    });
  }
  async function copyLink() {
    await navigator.clipboard.writeText(new URL(page.address, location.href).href);
    tell({ text: say(pageWords.linkCopied) });
  }

  return <Menu label={say(pageWords.more)} groups={[{ entries }]} />;
}
