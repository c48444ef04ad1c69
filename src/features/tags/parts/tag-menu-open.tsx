import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import { MenuOpen } from "#ui/menu-open.tsx";
import type { KeptTag } from "../model/tag.ts";
import { tagWords } from "../wording.ts";
import { useDeletingTag } from "./use-deleting-tag.ts";

/** What can be done with the tag whose pages are listed (TOPT-01). */
export function TagMenuOpen({ tag, opened }: { tag: KeptTag; opened: OpenedMenu }) {
  const say = useSay();
  const { open } = useDialogs();
  const remove = useDeletingTag(tag);

  function rename() {
    open(async () => {
      const { RenameTagDialog } = await import("./rename-tag-dialog.tsx");
      return <RenameTagDialog tag={tag} />;
    });
  }

  return (
    <MenuOpen
      {...opened}
      groups={[
        { entries: [{ id: "rename", label: say(tagWords.rename), icon: Pencil, onChoose: rename }] },
        {
          entries: [
            {
              id: "delete",
              label: say(tagWords.remove),
              icon: Trash,
              danger: true,
              onChoose: () => void remove(),
            },
          ],
        },
      ]}
    />
  );
}
