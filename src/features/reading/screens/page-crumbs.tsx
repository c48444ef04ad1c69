import ChevronRight from "lucide-react/icons/chevron-right";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";
import type { PageFacts } from "#features/pages/contract.ts";

/** The way to the folder of a page; Main is named only where it is the folder itself. */
export function PageCrumbs({ folders }: Pick<PageFacts, "folders">) {
  const say = useSay();
  const here = useHere();
  const inside = folders.filter((folder) => !folder.isMain);
  const crumbs = inside.length > 0 ? inside : folders;
  if (crumbs.length === 0) return null;
  return (
    <nav className="pages-crumbs" aria-label={say(pageWords.folderPath)}>
      {crumbs.map((folder, at) => (
        <span key={folder.id} className="pages-crumb">
          <a href={here(folder.isMain ? "/pages/tree/" : `/pages/tree/${folder.id}/`)}>
            <bdi>{folder.name}</bdi>
          </a>
          {at < crumbs.length - 1 && <Icon of={ChevronRight} size={12} />}
        </span>
      ))}
    </nav>
  );
}
