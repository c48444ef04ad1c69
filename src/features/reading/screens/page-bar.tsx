import ChevronRight from "lucide-react/icons/chevron-right";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import Pencil from "lucide-react/icons/pencil";
import Share2 from "lucide-react/icons/share-2";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { Frame } from "#kernel/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { EditingNow } from "#features/writing/presence/parts/editing-now.tsx";
import { pageWords } from "#features/pages/wording.ts";
import type { Editing } from "./use-editing.ts";
import { StarToggle } from "#features/pages/starring/parts/star-toggle.tsx";
import type { PageFacts } from "#features/pages/contract.ts";

/** The line above a page: where it stands, and what one can do with it. */
export function PageBar(props: { page: PageFacts; me: Frame["me"]; editing: Editing | undefined }) {
  const { page, me, editing } = props;
  const say = useSay();
  const inside = page.folders.filter((folder) => !folder.isMain);
  const { tell } = useNotices();
  const crumbs = inside.length > 0 ? inside : page.folders;
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
  const more: MenuEntry[] = [
    ...(page.mayEdit ? properties : []),
    { id: "copy", label: say(pageWords.copyLink), icon: Link, onChoose: () => void copyLink() },
  ];

  async function copyLink() {
    await navigator.clipboard.writeText(new URL(page.address, location.href).href);
    tell({ text: say(pageWords.linkCopied) });
  }

  return (
    <div className="pages-bar">
      {crumbs.length > 0 && (
        <nav className="pages-crumbs" aria-label={say(pageWords.folderPath)}>
          {crumbs.map((folder, at) => (
            <span key={folder.id} className="pages-crumb">
              {at > 0 && <Icon of={ChevronRight} size={12} />}
              <a href={folder.isMain ? "/pages/tree/" : `/pages/tree/${folder.id}/`}>
                <bdi>{folder.name}</bdi>
              </a>
            </span>
          ))}
        </nav>
      )}
      {me && (
        <div className="pages-actions">
          <StarToggle pageId={page.id} isStarred={page.isStarred} />
          {page.mayEdit && (
            <>
              {!editing?.isOn && <EditingNow pageId={page.id} me={me.id} />}
              {page.hasDraft && <span className="pages-unpublished">{say(pageWords.unpublished)}</span>}
              <LinkButton href={`/page/settings/${page.id}/`} look="quiet" icon={Share2}>
                <span className="pages-action-name">{say(pageWords.share)}</span>
              </LinkButton>
              <LinkButton
                href={`${page.address}?edit`}
                icon={Pencil}
                onNear={editing?.prepare}
                onFollow={editing?.begin}
              >
                <span className="pages-action-name">{say(pageWords.edit)}</span>
              </LinkButton>
            </>
          )}
          <Menu label={say(pageWords.more)} groups={[{ entries: more }]} />
        </div>
      )}
    </div>
  );
}
