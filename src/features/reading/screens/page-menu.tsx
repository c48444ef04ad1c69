import Bell from "lucide-react/icons/bell";
import Copy from "lucide-react/icons/copy";
import FolderInput from "lucide-react/icons/folder-input";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import RefreshCw from "lucide-react/icons/refresh-cw";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import VenetianMask from "lucide-react/icons/venetian-mask";
import { copyText } from "#client/copy-text.ts";
import { visit } from "#client/navigation.ts";
import { useOffer } from "#client/offers.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useTrashing } from "#features/pages/trash/parts/use-trashing.tsx";
import { pageWords as words } from "#features/pages/wording.ts";
import { mayImpersonatePeople } from "#features/people/impersonation/rules.ts";
import { impersonationWords } from "#features/people/impersonation/wording.ts";
import type { CrossingMode } from "#features/creating/crossing/rules.ts";
import { type Viewer, currentSubsite } from "#kernel/viewer.ts";
import type { PageFacts } from "#features/pages/contract.ts";

type MenuPage = Pick<PageFacts, "id" | "title" | "address" | "mayEdit" | "isTemplate" | "folders">;

/** What is done with a page more seldom than reading and editing it. */
export function PageMenu({ page, viewer }: { page: MenuPage; viewer: Viewer }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const forEditors = useEditorsEntries(page);
  const impersonate = useImpersonation(page, viewer);
  const crossing = useCrossingEntries(page, viewer);
  const trash = useTrashing(page, { onMoved: visit, onBack: visit });
  useOffer("move-to-trash", page.mayEdit ? { perform: trash } : null);
  const entries: MenuEntry[] = [
    ...(page.mayEdit ? [...forEditors, ...crossing, ...impersonate] : []),
    { id: "copy", label: say(words.copyLink), icon: Link, onChoose: () => void copyLink() },
  ];

  const toTrash = { id: "trash", label: say(words.toTrash), icon: Trash2, danger: true, onChoose: trash };

  async function copyLink() {
    const isCopied = await copyText(new URL(page.address, location.href).href);
    if (isCopied) tell({ text: say(words.linkCopied) });
    else fail(say(words.linkNotCopied));
  }

  return (
    <Menu label={say(words.more)} groups={[{ entries }, ...(page.mayEdit ? [{ entries: [toTrash] }] : [])]} />
  );
}

/** To another subsite, where the site has any (SMOV-01). */
function useCrossingEntries({ id, folders }: MenuPage, viewer: Viewer): MenuEntry[] {
  const say = useSay();
  const dialogs = useDialogs();
  if (!viewer.withSubsites) return [];

  function open(mode: CrossingMode) {
    dialogs.open(async () => {
      const { crossingDialog } = await import("#features/creating/crossing/parts/crossing-dialog.tsx");
      const from = { subsiteId: currentSubsite(viewer), folderId: folders.at(-1)?.id ?? null };
      return crossingDialog({ source: { is: "page", id }, from, mode });
    });
  }

  return [
    { id: "cross-copy", label: say(words.copyToSubsite), icon: Copy, onChoose: () => open("copy") },
    {
      id: "cross-move",
      label: say(words.moveToSubsite),
      icon: FolderInput,
      onChoose: () => open("move"),
    },
  ];
}

/** For those who may see the site as others do: as one of those who can view the page (IMPS-01). */
function useImpersonation({ id }: MenuPage, viewer: Viewer): MenuEntry[] {
  const say = useSay();
  const dialogs = useDialogs();
  if (!mayImpersonatePeople(viewer).allowed) return [];

  function openPicker() {
    dialogs.open(async () => {
      const { impersonationPicker } = await import(
        "#features/sharing/notify-status/parts/impersonation-picker.tsx"
      );
      return impersonationPicker(id, viewer.personId);
    }, say(impersonationWords.notLoaded));
  }

  return [
    { id: "impersonate", label: say(impersonationWords.pick), icon: VenetianMask, onChoose: openPicker },
  ];
}

/** Its properties, its past, and who hears of it; in subsites also who reads it, as roles decide that there. */
function useEditorsEntries({ id, isTemplate }: MenuPage): MenuEntry[] {
  const say = useSay();
  const dialogs = useDialogs();
  const isInSubsite = Boolean(useLocale().subsiteSlug);
  const notLoaded = { 1: words.notificationsNotLoaded, 2: words.permissionsNotLoaded };
  const access = { id: "access", label: say(words.whoHasAccess), icon: Users, onChoose: () => openAccess(2) };
  const update = { id: "update", label: say(words.updatePages), icon: RefreshCw, onChoose: openUpdate };

  function openUpdate() {
    dialogs.open(async () => {
      const { templatePagesDialog } = await import(
        "#features/creating/propagating/parts/template-pages-dialog.tsx"
      );
      return templatePagesDialog(id);
    });
  }

  function openAccess(asked: 1 | 2) {
    dialogs.open(async () => {
      const { accessDialog } = await import("#features/sharing/notify-status/parts/access-dialog.tsx");
      return accessDialog(id, asked);
    }, say(notLoaded[asked]));
  }

  return [
    {
      id: "properties",
      label: say(words.properties),
      icon: SlidersHorizontal,
      href: `/page/properties/${id}/`,
    },
    { id: "versions", label: say(words.versions), icon: History, href: `/page/versions/${id}/` },
    { id: "told", label: say(words.whoIsTold), icon: Bell, onChoose: () => openAccess(1) },
    ...(isInSubsite ? [access] : []),
    ...(isTemplate ? [update] : []),
  ];
}
