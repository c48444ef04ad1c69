import Folder from "lucide-react/icons/folder";
import Plus from "lucide-react/icons/plus";
import type { Folder as FolderShown } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { filingWords } from "../../filing/wording.ts";
import { folderAddress } from "../model/folder-nodes.ts";
import { browsingWords } from "../wording.ts";
import { EmptyList } from "./empty-list.tsx";

/** A folder without pages of its own: the folders in it, and a page to begin with for those who may make one (PLST-17). */
export function EmptyFolder(props: {
  folder: FolderShown;
  folders: readonly FolderShown[];
  mayCreate: boolean;
}) {
  const { folder, folders, mayCreate } = props;
  const say = useSay();
  const inside = folders.filter((node) => node.parentId === folder.id);
  const actions = (
    <>
      {inside.length > 0 && (
        <ul className="browsing-inside" aria-label={say(browsingWords.foldersIn, { name: folder.name })}>
          {inside.map((node) => (
            <li key={node.id}>
              <LinkButton href={folderAddress(node)} icon={Folder}>
                {node.name}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {mayCreate && (
        <LinkButton href={`/new/?folder=${folder.id}`} look="primary" icon={Plus}>
          {say(filingWords.newPageHere)}
        </LinkButton>
      )}
    </>
  );
  return <EmptyList text={say(browsingWords.emptyFolder)} action={actions} />;
}
