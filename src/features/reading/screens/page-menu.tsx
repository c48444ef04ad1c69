import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Trash2 from "lucide-react/icons/trash-2";
import { visit } from "#client/navigation.ts";
import { useOffer } from "#client/offers.ts";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useTrashing } from "#features/pages/trash/parts/use-trashing.tsx";
import { pageWords } from "#features/pages/wording.ts";
import type { PageFacts } from "#features/pages/contract.ts";

/** What is done with a page more seldom than reading and editing it. */
export function PageMenu({ page }: { page: Pick<PageFacts, "id" | "title" | "address" | "mayEdit"> }) {
  const say = useSay();
  const { tell } = useNotices();
  const trash = useTrashing(page, { onMoved: visit, onBack: visit });
  useOffer("move-to-trash", page.mayEdit ? { perform: trash } : null);
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
  ];
  const entries: MenuEntry[] = [
    ...(page.mayEdit ? properties : []),
    { id: "copy", label: say(pageWords.copyLink), icon: Link, onChoose: () => void copyLink() },
  ];

  const toTrash = { id: "trash", label: say(pageWords.toTrash), icon: Trash2, danger: true, onChoose: trash };

  async function copyLink() {
    await navigator.clipboard.writeText(new URL(page.address, location.href).href);
    tell({ text: say(pageWords.linkCopied) });
  }

  return (
    <Menu
      label={say(pageWords.more)}
      groups={[{ entries }, ...(page.mayEdit ? [{ entries: [toTrash] }] : [])]}
    />
  );
}
